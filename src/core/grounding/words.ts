/** A word of a text with its place. Numbers that are figures are not among them. */
export interface Word {
  readonly start: number;
  readonly end: number;
  /** Lower-case, without accents' variants, in the singular. */
  readonly word: string;
  readonly written: string;
}

export function wordsOf(text: string): readonly Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    // The s of a possessive is no word.
    if (match[0] === "s" && /['’]$/.test(text.slice(Math.max(0, match.index - 1), match.index))) continue;
    words.push({ start: match.index, end: match.index + match[0].length, word: singular(match[0]), written: match[0] });
  }
  return words;
}

/** Words as they are compared. */
export function phraseKey(text: string): string {
  return wordsOf(text)
    .map(({ word }) => word)
    .join(" ");
}

function singular(word: string): string {
  const lower = word.toLowerCase();
  if (lower.length > 4 && lower.endsWith("ies")) return `${lower.slice(0, -3)}y`;
  return lower.length > 3 && /[^siu]s$/.test(lower) ? lower.slice(0, -1) : lower;
}

/** The longest phrases of a list in a text: what each one means, by its place among the words. */
export function findPhrases<T>(
  text: string,
  words: readonly Word[],
  phrases: ReadonlyMap<string, T>,
  longest: number,
): readonly { readonly from: number; readonly to: number; readonly meaning: T }[] {
  const found: { from: number; to: number; meaning: T }[] = [];
  for (let index = 0; index < words.length; index += 1) {
    for (let length = Math.min(longest, words.length - index); length > 0; length -= 1) {
      const meaning = phrases.get(
        words
          .slice(index, index + length)
          .map(({ word }) => word)
          .join(" "),
      );
      if (meaning === undefined || !isUnbroken(text, words, index, index + length)) continue;
      found.push({ from: index, to: index + length, meaning });
      index += length - 1;
      break;
    }
  }
  return found;
}

function isUnbroken(text: string, words: readonly Word[], from: number, to: number): boolean {
  for (let index = from; index + 1 < to; index += 1) {
    const gap = text.slice(words[index]?.end ?? 0, words[index + 1]?.start ?? 0);
    if (!/^[\s\-–/&.'’*_^]{0,4}s?[\s\-–]?$/.test(gap) || gap.includes("\n\n")) return false;
  }
  return true;
}
