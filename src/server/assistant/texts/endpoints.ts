import { analyse, analyseSentiment, getPreview, reviewPortfolio, writeBrief } from "#contract/assistant-texts.ts";
import { readRule } from "#contract/strategy.ts";
import { englishWords } from "#core/words/english-words.ts";
import type { Words } from "#core/words/shape.ts";
import { type Clock, isoTime } from "../../clock.ts";
import { refuse } from "../../http/refusal.ts";
import type { RateLimits } from "../../http/rate-limits.ts";
import { type Served, serve } from "../../http/serve.ts";
import type { Answering } from "../answer.ts";
import type { Budget } from "../budget.ts";
import type { InternalApi } from "../internal-api.ts";
import type { ToolContext } from "../tool.ts";
import { createAnalyses } from "./analysis.ts";
import { createBriefs } from "./brief.ts";
import type { Narrate } from "./narrate.ts";
import { createPortfolioReviews } from "./portfolio-review.ts";
import { createPreviews } from "./preview.ts";
import { createRuleReadings } from "./rule.ts";
import { createSentimentAnalyses } from "./sentiment.ts";

/** Answers whether the directory lists an instrument under exactly this symbol. */
function isListedBy(api: InternalApi): (symbol: string) => Promise<boolean> {
  return async (symbol) => {
    const reply = await api("GET /api/market/search", { query: symbol });
    return reply.ok && reply.output.results.some(({ ticker }) => ticker === symbol);
  };
}

/** Texts made in one go: previews, sentiment, analyses, reviews, the brief of the day, and rules out of sentences. */
export function textEndpoints({
  answering,
  apiOf,
  narrate,
  hasModel,
  wordsOf,
  budget,
  limits,
  clock,
}: {
  answering: Answering;
  apiOf: (userId: string) => InternalApi;
  narrate: Narrate;
  hasModel: (userId: string) => Promise<boolean>;
  wordsOf: (userId: string) => Promise<Words>;
  budget: Budget;
  limits: RateLimits;
  clock: Clock;
}): Served[] {
  const previews = createPreviews({ narrate, hasModel, clock });
  const sentimentAnalyses = createSentimentAnalyses({ narrate, clock });
  const reviews = createPortfolioReviews({ narrate, hasModel, clock });
  const briefs = createBriefs({ narrate, clock });
  const ruleReadings = createRuleReadings({ narrate });
  const analyses = createAnalyses({ answering, clock });
  const contextOf = (userId: string): ToolContext => ({
    api: apiOf(userId),
    userId,
    today: isoTime(clock.now()).slice(0, 10),
    question: "",
    words: englishWords,
    facts: () => [],
  });
  const readerContextOf = async (userId: string): Promise<ToolContext> => ({
    ...contextOf(userId),
    words: await wordsOf(userId),
  });

  return [
    serve(getPreview, async (input, context) => previews(input, await readerContextOf(context.userId()))),
    serve(analyseSentiment, (input, context) => sentimentAnalyses(input, contextOf(context.userId()))),
    serve(reviewPortfolio, async (input, context) => reviews(input, await readerContextOf(context.userId()))),
    serve(writeBrief, (input, context) => briefs(input, contextOf(context.userId()))),
    serve(readRule, ({ text }, context) =>
      ruleReadings(text, context.userId(), isListedBy(apiOf(context.userId())), async () => {
        const wait = await limits.chat(context.userId());
        return wait === null
          ? null
          : {
              code: "rate-limited",
              detail: `AI can be asked again in ${wait} seconds; this is what templates understood.`,
            };
      }),
    ),
    serve(analyse, async (input, context) => {
      const userId = context.userId();
      const wait = (await limits.chat(userId)) ?? (await budget.takeQuestion(userId));
      return wait === null ? analyses(input, userId) : refuse("rate-limited", { retryAfterSeconds: wait });
    }),
  ];
}
