import type { Token } from "./sentence-tokens.ts";

export type TokenCursor = ReturnType<typeof createTokenCursor>;

/** Walks over the tokens of a sentence, records which were understood, and can backtrack when a reading fails. */
export function createTokenCursor(tokens: readonly Token[]) {
  let at = 0;
  const taken: number[] = [];

  const matches = (phrase: string, from: number) =>
    phrase.split(" ").every((word, offset) => {
      const token = tokens[from + offset];
      return token !== undefined && word.split("|").includes(token.word);
    });

  const advance = (count: number) => {
    for (let step = 0; step < count; step++) taken.push(at++);
  };

  return {
    /** The token `offset` positions ahead. */
    peek: (offset = 0): Token | undefined => tokens[at + offset],
    isAtEnd: () => at >= tokens.length,
    /** True if a phrase comes next. Words may have alternatives: "stop|stops loss". */
    sees: (phrase: string) => matches(phrase, at),
    /** Consumes the first of the phrases that comes next. */
    take(...phrases: readonly string[]): boolean {
      const phrase = phrases.find((one) => matches(one, at));
      if (phrase !== undefined) advance(phrase.split(" ").length);
      return phrase !== undefined;
    },
    /** Skips a phrase without marking it as understood, so it stays among the unread words. */
    passOver(...phrases: readonly string[]): boolean {
      const phrase = phrases.find((one) => matches(one, at));
      if (phrase !== undefined) at += phrase.split(" ").length;
      return phrase !== undefined;
    },
    takeToken(): Token | undefined {
      const token = tokens[at];
      if (token !== undefined) advance(1);
      return token;
    },
    takeNumber(isWanted: (token: Token) => boolean = () => true): number | null {
      const token = tokens[at];
      if (token === undefined || token.number === null || !isWanted(token)) return null;
      advance(1);
      return token.number;
    },
    /** Leaves a token behind as not understood. */
    skip() {
      at += 1;
    },
    /** Backtracks if the reading fails. */
    attempt<Reading>(read: () => Reading | null): Reading | null {
      const [place, count] = [at, taken.length];
      const reading = read();
      if (reading === null) {
        at = place;
        taken.length = count;
      }
      return reading;
    },
    /** Ranges of tokens that weren't understood, as pairs of first and last. */
    leftOver(): readonly (readonly [Token, Token])[] {
      const known = new Set(taken);
      const stretches: [Token, Token][] = [];
      for (const [index, token] of tokens.entries()) {
        if (known.has(index) || isSeparator(token)) continue;
        const last = stretches.at(-1);
        if (last !== undefined && tokens[index - 1] === last[1]) last[1] = token;
        else stretches.push([token, token]);
      }
      return stretches;
    },
  };
}

/** Punctuation and conjunctions between parts, which mean nothing on their own. */
export function isSeparator({ word }: Token): boolean {
  return [",", ";", ".", "!", "and", "with", "but", "plus", "at", "on", "to", "or", "then"].includes(word);
}
