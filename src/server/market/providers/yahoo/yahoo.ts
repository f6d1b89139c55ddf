import type { UpstreamLimits } from "#server/upstream/upstream-limits.ts";
import type { UpstreamLog } from "#server/upstream/upstream-log.ts";
import type { Origin } from "#core/market/quote.ts";
import { type MarketProvider, ProviderError, type ProvidedStory, type QuoteAnswer } from "../../provider.ts";
import { looseAt, looseList, looseText } from "../loose.ts";
import { partialAnswers } from "../partial-answers.ts";
import { createYahooCalendar, yahooCalendars } from "./yahoo-calendar.ts";
import { createYahooCalls } from "./yahoo-calls.ts";
import { chartQuery, historyOf } from "./yahoo-history.ts";
import { mergeStories, searchStories } from "./yahoo-news.ts";
import { quoteAnswers } from "./yahoo-quote.ts";
import { searchResults } from "./yahoo-search.ts";

const source = "yahoo";
const batchSize = 50;
/** News are asked for one symbol a call; more symbols than these share what the others bring. */
const mostNewsCalls = 10;
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
  /** Of what carries no market time: it stands as it is now. */
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

  return {
    id: source,
    name: "Yahoo Finance",
    needsKey: false,
    connectedMessage: "Successfully connected to Yahoo Finance",
    testSymbol: "AAPL",
    batchSize,
    calendars: yahooCalendars,
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
      const topics = isMarket ? marketTopics : symbols.slice(0, mostNewsCalls);
      const { answers } = await partialAnswers(topics, (topic) =>
        stories(topic, isMarket ? null : topic, Math.min(50, Math.max(10, limit)), signal),
      );
      return { stories: mergeStories([...answers.values()]).slice(0, limit), origin: originNow() };
    },

    async calendar(request, signal) {
      return { ...(await calendar(request, signal)), origin: originNow() };
    },

    health: calls.health,
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
