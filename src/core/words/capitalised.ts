/** The same words, each as it begins a sentence or a cell. */
export function capitalised<Name extends string>(
  words: Readonly<Record<Name, string>>,
): Readonly<Record<Name, string>> {
  const entries = Object.entries<string>(words).map(([name, word]) => [
    name,
    word.charAt(0).toUpperCase() + word.slice(1),
  ]);
  return Object.fromEntries(entries) as Record<Name, string>;
}
