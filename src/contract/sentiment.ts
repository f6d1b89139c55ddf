import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { NewsItem } from "./news.ts";
import { Provenance } from "./provenance.ts";
import { tickerSymbols } from "./ticker-symbol.ts";

const number = z.number().nullable();

export const MoodComponent = z.object({
  name: z.enum(["breadth", "price", "news"]),
  /** 0 to 1, 0.5 neutral. Null without a basis. */
  value: number,
  weight: z.number(),
  /** The method, in English. */
  rule: z.string(),
  /** The number of symbols or stories behind it. */
  count: z.number(),
  provenance: Provenance,
});
export type MoodComponent = z.infer<typeof MoodComponent>;

export const SymbolMood = z.object({
  symbol: z.string(),
  name: z.string().nullable(),
  changePercent: number,
  /** From the day's change. Null without a price. */
  priceMood: number,
  /** Mean tone of its stories in the window. Null without one. */
  newsMood: number,
  stories: z.number(),
  positiveStories: z.number(),
  negativeStories: z.number(),
  /** True below three stories. */
  isLowEvidence: z.boolean(),
  /** Price mood less news mood. */
  gap: number,
  /** An English sentence if price and news disagree, and the way they do. Otherwise null. */
  divergence: z.string().nullable(),
  divergenceKind: z.enum(["price-up-news-negative", "price-down-news-positive"]).nullable(),
  /** The stories behind the score, strongest first. */
  headlines: z.array(NewsItem),
  provenance: Provenance,
});
export type SymbolMood = z.infer<typeof SymbolMood>;

export const getSentiment = endpoint("GET /api/market/sentiment", {
  summary: "Market sentiment with its components and last 90 days, and the price and news sentiment of each symbol",
  input: z.object({ symbols: tickerSymbols(0), window: z.enum(["1d", "7d", "30d"]).default("7d") }),
  output: z.object({
    market: z.object({
      score: number,
      /** The reason there is no score, in English, and what there is too little of. Null and empty with a score. */
      reason: z.string().nullable(),
      lacking: z.array(z.object({ part: z.enum(["names", "stories", "days"]), have: z.number(), needed: z.number() })),
      /** In English: "Slightly positive". Null without a score. */
      word: z.string().nullable(),
      /** Change since the newest stored day at least a week ago. Null without one. */
      changeIn7Days: number,
      components: z.array(MoodComponent),
      /** Up to 90 days, oldest first. */
      history: z.array(
        z.object({
          date: z.string(),
          score: z.number(),
          /** False on days calculated later from prices alone. */
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
