/** "de NVDA", "d’AAPL": a name with its preposition; bold markup may precede it. */
export const de = (name: string) => (/^(?:\*\*)?[AEIOUaeiouÀÂÉÈÊÎÔàâéèêîô]/u.test(name) ? `d’${name}` : `de ${name}`);

/** "A, B et C". */
export const listOf = (names: readonly string[]) =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} et ${names.at(-1) ?? ""}`;
