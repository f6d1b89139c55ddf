import type { UpstreamLimits } from "#server/upstream/upstream-limits.ts";
import type { UpstreamLog } from "#server/upstream/upstream-log.ts";
import type { Statement } from "#contract/fundamentals.ts";
import type { Origin } from "#core/market/quote.ts";
import { type MarketProvider, ProviderError, type ProvidedStory, type QuoteAnswer } from "../../provider.ts";
import { looseAt, looseList, loosePositive, looseText } from "../loose.ts";
import { partialAnswers } from "../partial-answers.ts";
import { requireQuote } from "../require-quote.ts";
import { createYahooCalendar, yahooCalendars } from "./yahoo-calendar.ts";
import { createYahooCalls } from "./yahoo-calls.ts";
import { summaryModules } from "./yahoo-events.ts";
import { fundamentalModules, fundamentalsOf } from "./yahoo-fundamentals.ts";
import { chartQuery, historyOf } from "./yahoo-history.ts";
import { insightsOf, relatedSymbols, screenerQuotes, screeners, trendingSymbols } from "./yahoo-lists.ts";
import { mergeStories, searchStories } from "./yahoo-news.ts";
import { optionsOf } from "./yahoo-options.ts";
import { quoteAnswers } from "./yahoo-quote.ts";
import { searchResults } from "./yahoo-search.ts";
import { seriesStatements, seriesTypes } from "./yahoo-statements.ts";

const source = "yahoo";
const dayMs = 86_400_000;
const batchSize = 50;
/** News are asked for one symbol a call; more symbols than these share what the others bring. */
const maxNewsCalls = 10;
/** Yahoo has no call for the news of the day: what it finds for the large indices, and under plain words. */
const marketTopics = ["^GSPC", "^IXIC", "stock market"];

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

  const statements = (symbol: string, signal?: AbortSignal) =>
    calls.ask({
      path: `/ws/fundamentals-timeseries/v1/finance/timeseries/${encodeURIComponent(symbol)}`,
      query: {
        type: seriesTypes.join(","),
        period1: String(Math.floor((clock.now() - 6 * 366 * dayMs) / 1000)),
        period2: String(Math.floor(clock.now() / 1000)),
        lang: "en-US",
        region: "US",
      },
      read: seriesStatements,
      signal,
    });

  const insights = (symbol: string, signal?: AbortSignal) =>
    calls.ask({
      path: "/ws/insights/v2/finance/insights",
      query: { symbol, lang: "en-US", region: "US" },
      read: insightsOf,
      signal,
    });

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
        accept: [404],
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

    async news({ symbols, limit }, signal) {
      const isMarket = symbols.length === 0;
      const topics = isMarket ? marketTopics : symbols.slice(0, maxNewsCalls);
      const { answers } = await partialAnswers(topics, (topic) =>
        stories(topic, isMarket ? null : topic, Math.min(50, Math.max(10, limit)), signal),
      );
      return { stories: mergeStories([...answers.values()]).slice(0, limit), origin: originNow() };
    },

    async calendar(request, signal) {
      return { ...(await calendar(request, signal)), origin: originNow() };
    },

    async fundamentals(symbol, signal) {
      const [modules, reports, views] = await Promise.all([
        calls.askWithCrumb({
          path: `/v10/finance/quoteSummary/${encodeURIComponent(symbol)}`,
          query: { modules: fundamentalModules.join(","), formatted: "false", lang: "en-US", region: "US" },
          read: summaryModules,
          accept: [404],
          signal,
        }),
        statements(symbol, signal).catch(without<Statement[]>([])),
        insights(symbol, signal).catch(without<unknown>(null)),
      ]);
      if (modules === null) return null;
      const today = fetchedAt().slice(0, 10);
      return {
        ...fundamentalsOf(symbol, modules, { statements: reports, insights: views, today }),
        origin: originNow(),
      };
    },

    options: (symbol, expiry, signal) =>
      calls.askWithCrumb({
        path: `/v7/finance/options/${encodeURIComponent(symbol)}`,
        query: {
          formatted: "false",
          lang: "en-US",
          region: "US",
          ...(expiry === null ? {} : { date: String(Date.parse(`${expiry}T00:00:00Z`) / 1000) }),
        },
        read: (json) => optionsOf(json, { source, fetchedAt: fetchedAt() }),
        accept: [404],
        signal,
      }),

    related: (symbol, signal) =>
      calls.ask({
        path: `/v6/finance/recommendationsbysymbol/${encodeURIComponent(symbol)}`,
        read: relatedSymbols,
        accept: [404],
        signal,
      }),

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

    health: calls.health,
  };
}

/** Returns a handler that replaces a part that failed to load, so that the rest can be used. */
function without<T>(instead: T) {
  return (error: unknown): T => {
    if (error instanceof ProviderError) return instead;
    throw error;
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
