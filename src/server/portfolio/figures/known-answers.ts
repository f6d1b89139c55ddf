import { LRUCache } from "lru-cache";

/**
 * Characters of answers that are kept as they were parsed, so that what did not change is not sent and parsed again. Short and
 * long ones have this much each: a few series of days don't displace what every question begins with.
 */
const maxAnswerLength = 6_000_000;
const maxShortLength = 4_000;

/** An answer of a thread, and the state that it belongs to. */
export interface ParsedAnswer {
  readonly number: number;
  readonly state: string;
  readonly reply: unknown;
  readonly length: number;
}

/** Answers that are kept as they were parsed, by their question. */
export function createKnownAnswers() {
  const answersUpTo = () =>
    new LRUCache<string, ParsedAnswer>({
      maxSize: maxAnswerLength,
      sizeCalculation: ({ length }, key) => length + key.length,
    });
  const [shortAnswers, longAnswers] = [answersUpTo(), answersUpTo()];

  return {
    find: (key: string): ParsedAnswer | undefined => shortAnswers.get(key) ?? longAnswers.get(key),

    keep(key: string, answer: ParsedAnswer): void {
      const isShort = answer.length <= maxShortLength;
      (isShort ? longAnswers : shortAnswers).delete(key);
      (isShort ? shortAnswers : longAnswers).set(key, answer);
    },

    clear(): void {
      shortAnswers.clear();
      longAnswers.clear();
    },
  };
}
