import { LRUCache } from "lru-cache";
import type { Portfolio } from "#core/portfolio/portfolio.ts";
import type { SharedSeries } from "./protocol.ts";

/** Bytes of answers that this thread keeps, of all users together. */
const maxBytes = 8_000_000;

export interface KeptAnswer {
  /** Every answer that is made has a number of its own. */
  readonly number: number;
  readonly text: string;
}

interface Kept extends KeptAnswer {
  /** Sources of the answer besides the portfolio. The same objects in the same order give the same answer. */
  readonly sources: readonly (SharedSeries | undefined)[];
}

export type KeptAnswers = ReturnType<typeof createKeptAnswers>;

const kept = new LRUCache<string, Kept>({
  maxSize: maxBytes,
  sizeCalculation: ({ text }, question) => text.length + question.length,
});
let portfolios = 0;
let answers = 0;

/** Answers about one portfolio as texts, by question; none of them is found any more when the portfolio is another one. */
export function createKeptAnswers() {
  let about: Portfolio | null = null;
  let number = 0;

  return {
    /** The answer to a question, made only if it is not known for the same portfolio and series. */
    text(
      portfolio: Portfolio,
      question: string,
      sources: readonly (SharedSeries | undefined)[],
      make: () => unknown,
    ): KeptAnswer {
      if (about !== portfolio) number = ++portfolios;
      about = portfolio;
      const key = `${number} ${question}`;
      const known = kept.get(key);
      const isSame = known?.sources.every((source, index) => source === sources[index]) === true;
      if (isSame && known.sources.length === sources.length) return known;
      const text = JSON.stringify(make());
      const made = { number: ++answers, text, sources };
      kept.set(key, made);
      return made;
    },
  };
}
