import type { Statement } from "#contract/fundamentals.ts";
import { type MarketProvider, ProviderError } from "../../provider.ts";
import type { YahooContext } from "./yahoo-context.ts";
import { summaryModules } from "./yahoo-events.ts";
import { fundamentalModules, fundamentalsOf } from "./yahoo-fundamentals.ts";
import { insightsOf, relatedSymbols } from "./yahoo-lists.ts";
import { optionsOf } from "./yahoo-options.ts";
import { seriesStatements, seriesTypes } from "./yahoo-statements.ts";

const dayMs = 86_400_000;

/** Yahoo's facts about one company: fundamentals, options and similar companies. */
export function createYahooCompany({ calls, clock, source, fetchedAt, originNow }: YahooContext) {
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
  } satisfies Partial<MarketProvider>;
}

/** Returns a handler that replaces a part that failed to load, so that the rest can be used. */
function without<T>(instead: T) {
  return (error: unknown): T => {
    if (error instanceof ProviderError) return instead;
    throw error;
  };
}
