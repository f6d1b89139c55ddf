/** A sentence with values in it; null as soon as one of them is not known. */
export function phrase(parts: TemplateStringsArray, ...values: readonly (string | null)[]): string | null {
  return values.includes(null) ? null : String.raw({ raw: parts }, ...values);
}

/** Sentences that are known, one after the other; null without any. */
export function sentences(...all: readonly (string | null)[]): string | null {
  const known = all.filter((one) => one !== null);
  return known.length === 0 ? null : known.join(" ");
}
