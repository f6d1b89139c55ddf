import type { MarketProvider, ProvidedStory } from "../../provider.ts";
import { partialAnswers } from "../partial-answers.ts";
import type { YahooContext } from "./yahoo-context.ts";
import { screenerQuotes, screeners, trendingSymbols } from "./yahoo-lists.ts";
import { mergeStories, searchStories } from "./yahoo-news.ts";

/** News are asked for one symbol a call; more symbols than these share what the others bring. */
const maxNewsCalls = 10;
/** Yahoo has no call for the news of the day: what it finds for the large indices, and under plain words. */
const marketTopics = ["^GSPC", "^IXIC", "stock market"];

/** Yahoo's news and movers. */
export function createYahooFeeds({ calls, source, fetchedAt, originNow }: YahooContext) {
  const stories = (topic: string, symbol: string | null, count: number, signal?: AbortSignal) =>
    calls.ask<readonly ProvidedStory[]>({
      path: "/v1/finance/search",
      query: {
        q: topic,
        quotesCount: symbol === null ? "0" : "2",
        newsCount: String(count),
        enableFuzzyQuery: "false",
        newsQueryId: "news_cie_vespa",
        lang: "en-US",
        region: "US",
      },
      read: (json) => searchStories(json, symbol),
      signal,
    });

  return {
    async news({ symbols, limit }, signal) {
      const isMarket = symbols.length === 0;
      const topics = isMarket ? marketTopics : symbols.slice(0, maxNewsCalls);
      const { answers } = await partialAnswers(topics, (topic) =>
        stories(topic, isMarket ? null : topic, Math.min(50, Math.max(10, limit)), signal),
      );
      return { stories: mergeStories([...answers.values()]).slice(0, limit), origin: originNow() };
    },

    async movers(kind, limit, signal) {
      if (kind === "trending") {
        const query = { count: String(limit), lang: "en-US" };
        const symbols = await calls.ask({ path: "/v1/finance/trending/US", query, read: trendingSymbols, signal });
        return symbols.slice(0, limit);
      }
      const quotes = await calls.askWithCrumb({
        path: "/v1/finance/screener/predefined/saved",
        query: { scrIds: screeners[kind], count: String(limit), lang: "en-US", region: "US" },
        read: (json) => screenerQuotes(json, { source, fetchedAt: fetchedAt() }),
        signal,
      });
      return quotes.slice(0, limit);
    },
  } satisfies Partial<MarketProvider>;
}
