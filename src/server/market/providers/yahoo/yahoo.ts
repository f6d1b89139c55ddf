import type { Origin } from "#core/market/quote.ts";
import type { UpstreamLimits } from "#server/upstream/upstream-limits.ts";
import type { UpstreamLog } from "#server/upstream/upstream-log.ts";
import { type MarketProvider, ProviderError, type QuoteAnswer } from "../../provider.ts";
import { looseAt, looseList, loosePositive, looseText } from "../loose.ts";
import { requireQuote } from "../require-quote.ts";
import { createYahooCalendar, yahooCalendars } from "./yahoo-calendar.ts";
import { createYahooCalls } from "./yahoo-calls.ts";
import { createYahooCompany } from "./yahoo-company.ts";
import { createYahooFeeds } from "./yahoo-feeds.ts";
import { chartQuery, historyOf } from "./yahoo-history.ts";
import { quoteAnswers } from "./yahoo-quote.ts";
import { searchResults } from "./yahoo-search.ts";

const source = "yahoo";
const batchSize = 50;

/** Yahoo Finance, keyless. With a base address every Yahoo host is rewritten to it. */
export function createYahoo({
  baseUrl,
  clock,
  log,
  limits = {},
}: {
  baseUrl: string | null;
  clock: { now(): number };
  log: UpstreamLog;
  limits?: Partial<UpstreamLimits>;
}): MarketProvider {
  const calls = createYahooCalls({ baseUrl, clock, log, limits });
  const calendar = createYahooCalendar({ calls, clock });
  const fetchedAt = () => new Date(clock.now()).toISOString();
  /** Origin of data without a market time, which is current when fetched. */
  const originNow = (): Origin => ({
    source,
    asOf: fetchedAt(),
    fetchedAt: fetchedAt(),
    delayMinutes: null,
    isSample: false,
  });
  const context = { calls, clock, source, fetchedAt, originNow };

  return {
    id: source,
    name: "Yahoo Finance",
    needsKey: false,
    connectedMessage: "Successfully connected to Yahoo Finance",
    testSymbol: "AAPL",
    batchSize,
    calendars: yahooCalendars,
    tellsEvents: true,
    covers: () => true,

    async quotes(symbols, signal) {
      const answers = new Map<string, QuoteAnswer>();
      for (let start = 0; start < symbols.length; start += batchSize) {
        const batch = symbols.slice(start, start + batchSize);
        const rows = await calls.askWithCrumb({
          path: "/v7/finance/quote",
          query: { symbols: batch.join(",") },
          read: quoteRows,
          signal,
        });
        for (const [symbol, answer] of quoteAnswers(batch, rows, { source, fetchedAt: fetchedAt() }))
          answers.set(symbol, answer);
      }
      return answers;
    },

    // The chart carries a price too, and wants no crumb.
    async probe() {
      await calls.ask({
        path: "/v8/finance/chart/AAPL",
        query: { range: "1d", interval: "1d" },
        read: (json) => {
          const row = looseList(looseAt(json, "chart", "result"))?.[0];
          requireQuote(loosePositive(looseAt(row, "meta", "regularMarketPrice")));
        },
        isSingle: true,
      });
    },

    history: (request, signal) =>
      calls.ask({
        path: `/v8/finance/chart/${encodeURIComponent(request.symbol)}`,
        query: chartQuery(request, clock.now()),
        read: (json) => historyOf(request, json, fetchedAt()),
        accept: [400, 404, 422],
        signal,
      }),

    search: (query, limit, signal) =>
      calls.ask({
        path: "/v1/finance/search",
        query: {
          q: query,
          quotesCount: String(Math.min(50, limit * 2)),
          newsCount: "0",
          enableFuzzyQuery: "false",
          lang: "en-US",
        },
        read: (json) => searchResults(query, limit, json),
        signal,
      }),

    async calendar(request, signal) {
      return { ...(await calendar(request, signal)), origin: originNow() };
    },

    health: calls.health,

    ...createYahooFeeds(context),
    ...createYahooCompany(context),
  };
}

function quoteRows(json: unknown): readonly unknown[] {
  const rows = looseList(looseAt(json, "quoteResponse", "result"));
  if (rows !== null) return rows;
  throw new ProviderError(
    looseText(looseAt(json, "quoteResponse", "error", "description")) ?? "Yahoo's quotes have an unexpected shape",
    { advice: "try-next" },
  );
}
