/** Meanings of phrases used by a broker. */
export interface PhraseBook<Meaning extends string> {
  /** The meaning of a text that equals a phrase. Null for any other text. */
  of(text: string): Meaning | null;
  /** The meaning of the longest phrase at the beginning of a text, in full words. Null if there is none. */
  atStartOf(text: string): Meaning | null;
  /** The meaning of the first phrase inside a text, in full words. Null if there is none. */
  within(text: string): Meaning | null;
}

/**
 * Builds a phrase book by meaning. Each list is separated by commas. Case, accents and punctuation don't matter. Parts
 * of words never count, such as "fee" in "coffee".
 */
export function phraseBook<Meaning extends string>(phrases: Readonly<Record<Meaning, string>>): PhraseBook<Meaning> {
  const meanings = new Map<string, Meaning>(
    (Object.entries(phrases) as [Meaning, string][]).flatMap(([meaning, list]) =>
      list.split(",").map((phrase) => [folded(phrase), meaning] as const),
    ),
  );
  const maxWords = Math.max(...[...meanings.keys()].map((phrase) => phrase.split(" ").length));
  return {
    of: (text) => meanings.get(folded(text)) ?? null,
    atStartOf(text) {
      const words = folded(text).split(" ");
      for (let count = Math.min(words.length, maxWords); count > 0; count -= 1) {
        const meaning = meanings.get(words.slice(0, count).join(" "));
        if (meaning !== undefined) return meaning;
      }
      return null;
    },
    within(text) {
      const words = ` ${folded(text)} `;
      return [...meanings].find(([phrase]) => words.includes(` ${phrase} `))?.[1] ?? null;
    },
  };
}

/**
 * Normalises a text for comparison: lower case without accents, and one space for any other characters between words.
 */
export function folded(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
