interface Fault {
  readonly path: string;
  readonly message: string;
}

type NameFaults = (detail: string, errors: readonly Fault[]) => string;

let named: NameFaults | null = null;

/** Names the faulty fields by this from now on; the pages before the sign-in, which show no list of faults, go without. */
export function nameFaultsBy(next: NameFaults): void {
  named = next;
}

/** What the server says of a refusal, its list of faults under the words of the screen. */
export const faultWords: NameFaults = (detail, errors) => (named === null ? detail : named(detail, errors));
