import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { NewsItem } from "./news.ts";
import { Provenance } from "./provenance.ts";
import { tickerSymbols } from "./ticker-symbol.ts";

const number = z.number().nullable();

export const MoodComponent = z.object({
  /** breadth, news or price. */
  name: z.string(),
  /** 0 to 1, 0.5 neutral; null where there is nothing to go by. */
  value: number,
  weight: z.number(),
  /** How it is scored, in words. */
  rule: z.string(),
  /** How many symbols or stories it rests on. */
  count: z.number(),
  provenance: Provenance,
});
export type MoodComponent = z.infer<typeof MoodComponent>;

export const SymbolMood = z.object({
  symbol: z.string(),
  name: z.string().nullable(),
  changePercent: number,
  /** From the day's change; null without a price. */
  priceMood: number,
  /** Mean tone of its stories in the window; null without one. */
  newsMood: number,
  stories: z.number(),
  positiveStories: z.number(),
  negativeStories: z.number(),
  /** True below three stories. */
  isLowEvidence: z.boolean(),
  /** Price mood less news mood. */
  gap: number,
  /** A sentence where price and news disagree; null where they do not. */
  divergence: z.string().nullable(),
  /** The stories behind the score, strongest first. */
  headlines: z.array(NewsItem),
  provenance: Provenance,
});
export type SymbolMood = z.infer<typeof SymbolMood>;

export const getSentiment = endpoint("GET /api/market/sentiment", {
  summary: "Mood of the market with its parts and its last 90 days, and price mood beside news mood of each symbol",
  input: z.object({ symbols: tickerSymbols(0), window: z.enum(["1d", "7d", "30d"]).default("7d") }),
  output: z.object({
    market: z.object({
      score: number,
      /** Why there is no score, where names, stories or days are too few; else null. */
      reason: z.string().nullable(),
      /** In words: "Slightly positive"; null without a score. */
      word: z.string().nullable(),
      /** Against the newest kept day at least a week back; null without one. */
      changeIn7Days: number,
      components: z.array(MoodComponent),
      /** Up to 90 days, oldest first. */
      history: z.array(
        z.object({
          date: z.string(),
          score: z.number(),
          /** False on days reckoned afterwards from prices alone. */
          hasNews: z.boolean(),
        }),
      ),
      headlines: z.array(NewsItem),
    }),
    symbols: z.array(SymbolMood),
    provenance: Provenance,
  }),
});

export const sentimentEndpoints = [getSentiment] as const;
