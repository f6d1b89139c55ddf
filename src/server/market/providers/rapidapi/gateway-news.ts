import type { ProvidedStory } from "../../provider.ts";
import { looseList, looseRecord, looseUnixTime, looseUrl } from "../loose.ts";
import { plainText } from "../plain-text.ts";
import { symbolsOf } from "../yahoo/yahoo-news.ts";
import { displayText } from "./display-number.ts";
import { displayTime } from "./display-quote.ts";
import { rowsOf } from "./rows.ts";

/** Stories of the gateway's news: Yahoo's own fields, an RSS feed's, or those of the newer market news. */
export function gatewayStories(json: unknown, now: number): readonly ProvidedStory[] {
  return rowsOf(json, "items").flatMap((value) => {
    const row = looseRecord(value);
    if (row === null) return [];
    const first = (...keys: readonly string[]) =>
      keys.map((key) => displayText(row[key])).find((text) => text !== null) ?? null;
    const title = plainText(first("title", "headline"));
    const url = looseUrl(first("link", "url"));
    const id = first("uuid", "guid", "id") ?? url;
    if (title === null || id === null) return [];
    const publishedAt =
      looseUnixTime(row["providerPublishTime"]) ?? storyTime(first("pubDate", "time", "publishedAt"), now);
    return [
      {
        id,
        title,
        summary: plainText(first("summary", "text", "description")),
        url,
        source: plainText(first("publisher", "source")),
        publishedAt: publishedAt === null ? null : new Date(publishedAt).toISOString(),
        relevantSymbols: symbolsOf(looseList(row["relatedTickers"]) ?? row["tickers"]),
        thumbnail: looseUrl(first("img", "thumbnail", "image")),
      },
    ];
  });
}

/** "Nov 19, 2024, 4:49 PM EST", "Wed, 09 Aug 2023 21:38:00 +0000", RFC 3339; one to come is none. */
function storyTime(text: string | null, now: number): number | null {
  if (text === null) return null;
  const at = displayTime(text) ?? Date.parse(text);
  return Number.isFinite(at) && at <= now + 86_400_000 ? at : null;
}
