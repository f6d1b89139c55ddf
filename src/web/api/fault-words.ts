interface Fault {
  readonly path: string;
  readonly message: string;
}

let label: ((errors: readonly Fault[]) => string) | null = null;

/** Names the faulty fields by this from now on; the pages before the sign-in, which show no list of faults, go without. */
export function nameFaultsBy(next: (errors: readonly Fault[]) => string): void {
  label = next;
}

/** The list of faults that the server has put into one text, under the words of the screen; what is a sentence stays. */
export function faultWords(detail: string, errors: readonly Fault[]): string {
  if (label === null || errors.length === 0) return detail;
  const list = errors.map(({ path, message }) => `${path}: ${message}`).join("; ");
  return detail === list || (detail.length >= 500 && list.startsWith(detail)) ? label(errors) : detail;
}
