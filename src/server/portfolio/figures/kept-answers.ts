import { LRUCache } from "lru-cache";
import type { Portfolio } from "#core/portfolio/portfolio.ts";
import type { SharedSeries } from "./protocol.ts";

/** Bytes of answers that are kept of one portfolio. */
const maxBytes = 4_000_000;

interface Kept {
  readonly text: string;
  /** What the answer was read from beside the portfolio: the same objects, in the same order, give the same answer. */
  readonly sources: readonly (SharedSeries | undefined)[];
}

export type KeptAnswers = ReturnType<typeof createKeptAnswers>;

/** Answers about one portfolio as texts, by question; all of them are dropped when the portfolio is another one. */
export function createKeptAnswers() {
  const kept = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    sizeCalculation: ({ text }, question) => text.length + question.length,
  });
  let about: Portfolio | null = null;

  return {
    /** The answer to a question, made only if it is not known for the same portfolio and series. */
    text(
      portfolio: Portfolio,
      question: string,
      sources: readonly (SharedSeries | undefined)[],
      make: () => unknown,
    ): string {
      if (about !== portfolio) kept.clear();
      about = portfolio;
      const known = kept.get(question);
      const isSame = known?.sources.every((source, index) => source === sources[index]) === true;
      if (isSame && known.sources.length === sources.length) return known.text;
      const text = JSON.stringify(make());
      kept.set(question, { text, sources });
      return text;
    },
  };
}
