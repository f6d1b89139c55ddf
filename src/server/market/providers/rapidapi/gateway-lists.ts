import { type MarketProvider, ProviderError } from "../../provider.ts";
import { mergeStories } from "../yahoo/yahoo-news.ts";
import type { GatewayContext } from "./gateway-context.ts";
import { tickerPage } from "./gateway-directory.ts";
import { gatewayStories } from "./gateway-news.ts";

/** Limit of pages in the list of tickers. */
const maxPages = 400;
/** The news of the day are those of the largest companies. */
const marketTickers = ["AAPL", "GOOGL", "MSFT", "AMZN", "TSLA"];

/** The gateway's list of tickers, searched and read as a whole, and its news. */
export function createGatewayLists({ ask, clock, originNow }: GatewayContext) {
  const tickers = (page: number, signal?: AbortSignal) =>
    ask("directory", "/api/v2/markets/tickers", { page: String(page), type: "STOCKS" }, tickerPage, signal);

  return {
    async search(query, limit, signal) {
      const wanted = query.trim().toLowerCase();
      const page = await tickers(1, signal);
      if (page === null) throw new ProviderError("The gateway has no list of tickers", { advice: "try-next" });
      return page.entries
        .map(({ result }) => result)
        .filter(({ ticker, name }) => `${ticker}\n${name}`.toLowerCase().includes(wanted))
        .slice(0, limit);
    },

    async *directory(signal) {
      let seen = 0;
      for (let page = 1; page <= maxPages; page++) {
        const found = await tickers(page, signal);
        if (found === null && page === 1)
          throw new ProviderError("The gateway has no list of tickers", { advice: "try-next" });
        if (found === null || found.entries.length === 0) return;
        yield found.entries.map(({ result, size }) => ({ ...result, size }));
        seen += found.entries.length;
        if (found.total !== null && seen >= found.total) return;
      }
    },

    async news({ symbols, limit }, signal) {
      const read = (json: unknown) => gatewayStories(json, clock.now());
      const [only] = symbols.length === 1 ? symbols : [];
      const own =
        only === undefined
          ? null
          : await ask("news", "/api/v1/markets/news", { symbol: only, ticker: only }, read, signal);
      const stories =
        own ??
        (await ask(
          "news",
          "/api/v2/markets/news",
          { tickers: (symbols.length === 0 ? marketTickers : symbols).join(","), type: "ALL" },
          read,
          signal,
        ));
      if (stories === null) throw new ProviderError("The gateway has no news", { advice: "try-next" });
      const about = stories.flatMap((story) => {
        if (symbols.length === 0 || story.relevantSymbols.some((symbol) => symbols.includes(symbol))) return [story];
        // The feed of one symbol names none.
        return own !== null && story.relevantSymbols.length === 0
          ? [{ ...story, relevantSymbols: symbols.slice() }]
          : [];
      });
      return { stories: mergeStories([about]).slice(0, limit), origin: originNow() };
    },
  } satisfies Partial<MarketProvider>;
}
