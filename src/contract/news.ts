import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { Provenance } from "./provenance.ts";
import { tickerSymbols } from "./ticker-symbol.ts";

/** A part of a title that counted as positive or negative, as UTF-16 offsets. */
export const ToneMatch = z.object({ start: z.number(), end: z.number(), tone: z.enum(["positive", "negative"]) });
export type ToneMatch = z.infer<typeof ToneMatch>;

export const NewsItem = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string().nullable(),
  /** http or https. Null on sample items. */
  url: z.string().nullable(),
  source: z.string().nullable(),
  publishedAt: z.string().nullable(),
  /** Tone of title and summary, 0 to 1, 0.5 neutral. Null on sample items, which aren't scored. */
  sentiment: z.number().nullable(),
  relevantSymbols: z.array(z.string()),
  /** Address of a picture. Bellwether's pages don't load it. */
  thumbnail: z.string().nullable(),
  /** The words behind the title's part of the score. */
  titleMatches: z.array(ToneMatch),
});
export type NewsItem = z.infer<typeof NewsItem>;

export const getNews = endpoint("GET /api/market/news", {
  summary:
    "News, newest first, optionally about some symbols. Two sample stories if no source answers and none are stored",
  input: z.object({
    symbols: tickerSymbols(0),
    limit: z.coerce.number<number | string>().int().min(1).max(100).default(10),
  }),
  output: z.object({ items: z.array(NewsItem), provenance: Provenance }),
  problems: ["news-unavailable"],
});

export const newsEndpoints = [getNews] as const;
