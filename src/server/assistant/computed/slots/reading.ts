/** A part of a question: offsets are UTF-16 units of its text, `to` exclusive. */
export interface TextSpan {
  readonly from: number;
  readonly to: number;
}

export type Reading = ReturnType<typeof createReading>;

/** Roles that words are read for. Words of `grammar` carry a sentence and don't change what is asked. */
export type Role =
  | "grammar"
  | "subject"
  | "owner"
  | "measure"
  | "light"
  | "period"
  | "account"
  | "amount"
  | "comparison"
  | "rank"
  | "direction"
  | "kind";

export interface TakenWords extends TextSpan {
  readonly role: Role;
}

/** Replaces what a reader has understood, so that no other reader reads it again and no phrase reaches across it. */
const taken = "\uE000";
const letter = String.raw`\p{L}\p{N}`;

/** A question while its readers go over it: each takes the words it understands, and the rest is known in the end. */
export function createReading(text: string) {
  const lower = text
    .replaceAll("’", "'")
    .replaceAll(/\p{Lu}/gu, (capital) => (capital.toLowerCase().length === 1 ? capital.toLowerCase() : capital));
  let free = lower;
  let role: Role = "grammar";
  let words: readonly TakenWords[] = [];

  return {
    text,
    lower,
    /** The words that no reader has taken, with the same offsets as the text. */
    free: () => free,

    take({ from, to }: TextSpan): void {
      words = [...words, { from, to, role }];
      free = free.slice(0, from) + taken.repeat(to - from) + free.slice(to);
    },

    /** The first match among the words that are still free; it is taken. */
    match(pattern: RegExp): RegExpExecArray | null {
      const found = pattern.exec(free);
      if (found === null) return null;
      this.take({ from: found.index, to: found.index + found[0].length });
      return found;
    },

    /** Takes every match among the words that are still free. */
    matchAll(pattern: RegExp): void {
      while (this.match(pattern) !== null);
    },

    /** Gives back what was taken since `free()` was this. */
    restore(before: string): void {
      free = before;
      words = words.filter(({ from, to }) => before.slice(from, to).includes(taken));
    },

    /** Lets a reader take words for a role. */
    as<T>(next: Role, read: () => T): T {
      const before = role;
      role = next;
      const result = read();
      role = before;
      return result;
    },

    /** Everything that was taken, with what it was taken for. */
    words: () => words,

    has: (pattern: RegExp) => pattern.test(free),

    /** Runs of words that no reader took, as they were written. */
    unread(): readonly (TextSpan & { readonly text: string })[] {
      return (
        [...free.matchAll(new RegExp(`[${letter}@$€£%^+][^\\s${taken},;:?!()"“”]*`, "gu"))]
          .map((found) => {
            const word = text.slice(found.index, found.index + found[0].length).replace(/['.]+$/, "");
            return { from: found.index, to: found.index + word.length, text: word };
          })
          // The rest of "it's" and "who've" after a word that was taken.
          .filter(
            ({ text: word, from }) =>
              /[\p{L}\p{N}]/u.test(word) && !(/^(?:s|d|re|ve|ll)$/.test(word) && lower[from - 1] === "'"),
          )
      );
    },
  };
}

/** A pattern for phrases such as "price target|target price", in the singular: each word may have its plural or a possessive. */
export function phrasePattern(phrases: string): RegExp {
  const alternatives = phrases
    .split("|")
    .toSorted((one, other) => other.length - one.length)
    .map((phrase) =>
      phrase
        .split(" ")
        .map(wordPattern)
        .join(String.raw`[\s-]+`),
    );
  return new RegExp(`(?<![${letter}])(?:${alternatives.join("|")})(?![${letter}])`, "u");
}

/** One phrase. Its pattern is built once a text contains all of its words, since compiling thousands takes seconds. */
export function createPhrase(phrase: string): { readonly patternFor: (text: string) => RegExp | null } {
  // Every form of a word begins with these letters; see `wordPattern`.
  const beginnings = phrase.split(" ").map((word) => word.replace(/y$/, ""));
  let pattern: RegExp | null = null;
  return {
    patternFor: (text) =>
      beginnings.every((beginning) => text.includes(beginning)) ? (pattern ??= phrasePattern(phrase)) : null,
  };
}

function wordPattern(word: string): string {
  const plain = word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  if (/[a-z]ss$/.test(word)) return String.raw`${plain}(?:es)?(?:'s|')?`;
  if (/^.{0,2}$|[^a-z]$|s$/.test(word)) return String.raw`${plain}(?:'s)?`;
  const plural = word.endsWith("y") ? `(?:${plain.slice(0, -1)}ies|${plain}s?)` : `${plain}(?:s|es)?`;
  return String.raw`${plural}(?:'s|')?`;
}
