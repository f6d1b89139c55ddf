import { suggestionText } from "#core/assistant/suggestion.ts";
import type { Log } from "../log.ts";
import type { ReaderWords } from "../settings/reader-words.ts";
import type { MadeAnswer } from "./made-answer.ts";
import type { AnswerTask } from "./answer-task.ts";
import { followUps } from "./follow-ups.ts";
import type { InternalApi } from "./internal-api.ts";

/** Begins to read what the follow-ups of an answer depend on, and gives them once it is made. */
export type FollowUpsOf = (userId: string, task: AnswerTask) => (made: MadeAnswer) => Promise<string[]>;

export function createFollowUpsOf({
  apiOf,
  words,
  log,
}: {
  apiOf: (userId: string) => InternalApi;
  words: Pick<ReaderWords, "ofUser">;
  log: Log;
}): FollowUpsOf {
  async function heldBy(userId: string, { context }: AnswerTask): Promise<ReadonlySet<string>> {
    if (context.userPortfolio === false) return new Set();
    const reply = await apiOf(userId)("GET /api/portfolio/holdings", {});
    return new Set(reply.ok ? reply.output.holdings.map(({ symbol }) => symbol) : []);
  }

  return (userId, task) => {
    // Read while the answer is made, so that its end doesn't wait.
    const reading = heldBy(userId, task).catch((error: unknown): ReadonlySet<string> => {
      log.warn({ err: error }, "the holdings for follow-up questions could not be read");
      return new Set();
    });
    const readingWords = words.ofUser(userId).catch((error: unknown) => {
      log.warn({ err: error }, "the language for follow-up questions could not be read");
      return null;
    });
    return async (made) => {
      if (made.offers.length > 0) return [...made.offers];
      const own = await readingWords;
      if (own === null) return [];
      const next = followUps({
        question: task.question,
        before: task.history.filter(({ role }) => role === "user").map(({ text }) => text),
        text: made.text,
        figures: made.figures,
        sources: made.sources,
        held: await reading,
      });
      return next.map((one) => suggestionText(one, own.suggestions));
    };
  };
}
