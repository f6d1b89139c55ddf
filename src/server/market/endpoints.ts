import {
  getHistory,
  getMarketStatus,
  getProviders,
  getQuotes,
  getSparklines,
  searchInstruments,
  testConnection,
  turnSource,
} from "#contract/market.ts";
import { sessionAt, sessionWeek } from "#core/calendar/index.ts";
import type { Clock } from "../clock.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import { refuse } from "../http/refusal.ts";
import { serve, type Served } from "../http/serve.ts";
import { connectionTest } from "./connection-test.ts";
import { describeProvider, type MarketSource } from "./describe-provider.ts";
import type { SecurityLists } from "../directory/security-lists.ts";
import { quoteStream, type QuoteStreamOptions } from "./quote-stream.ts";
import { quoteText } from "./quote-text.ts";
import type { Search } from "./search.ts";
import type { SourceSwitches } from "./source-switches.ts";

export function marketEndpoints(
  market: QuoteStreamOptions & {
    search: Search;
    /** Every configured source, those that are asked in turn first. */
    sources: readonly MarketSource[];
    switches: SourceSwitches;
    lists: Pick<SecurityLists, "conditions">;
    limits: RateLimits;
    clock: Clock;
  },
): Served[] {
  return [
    serve(
      getQuotes,
      async ({ symbols }, context) => {
        const { quotes } = await market.rooms.of(context.userId());
        const found = await quotes.get(symbols);
        const failed =
          found.quotes.length > 0 && found.quotes.every((quote) => quote.provenance.status === "unavailable");
        if (!failed) return found;
        return refuse("stock-data-unavailable", { detail: "Failed to fetch stock data", retryAfterSeconds: 30 });
      },
      ({ quotes, unknown }) =>
        `{"quotes":[${quotes.map((quote) => quoteText(quote)).join(",")}],"unknown":${JSON.stringify(unknown)}}`,
    ),
    serve(getHistory, async ({ symbol, interval, limit }, context) => {
      const { histories } = await market.rooms.of(context.userId());
      const history = await histories.get(symbol, interval, limit);
      if (history === "unknown")
        return refuse("unknown-symbol", { detail: "No data available for symbol", values: { symbol } });
      const offer = history === "not-offered" ? await histories.offer(symbol, interval, limit) : null;
      if (offer !== null)
        return refuse("bars-not-offered", {
          values: { symbol, source: offer.source, interval, offered: offer.offered.join(", ") },
        });
      if (history === "failed" || history === "not-offered")
        return refuse("stock-data-unavailable", { detail: "Failed to fetch stock data", retryAfterSeconds: 30 });
      return history;
    }),
    serve(getSparklines, async ({ symbols }, context) => {
      const { histories } = await market.rooms.of(context.userId());
      return { sparklines: await histories.sparklines(symbols) };
    }),
    serve(searchInstruments, ({ query, limit }) => market.search.find(query, limit)),
    serve(getMarketStatus, async ({ exchange, date }) => {
      const status = sessionAt(exchange, market.clock.now());
      // On a weekend the week that matters is the one to come.
      const usual = status.isOpen === true ? market.clock.now() : (status.opensAt ?? market.clock.now());
      // At ten in the morning by UTC every exchange has the same day.
      const week = sessionWeek(exchange, date === undefined ? usual : `${date}T10:00:00Z`);
      return { ...status, week: week.map((day) => ({ ...day })) };
    }),
    serve(testConnection, async ({ provider }, context) => {
      const wait = await market.limits.connectionTest(context.userId());
      if (wait !== null) return refuse("rate-limited", { retryAfterSeconds: wait });
      const own = provider === undefined || provider === "rapidapi" ? await market.rooms.test(context.userId()) : null;
      if (own !== null) return own;
      const asked = provider ?? market.sources[0]?.provider.id;
      const found = market.sources.find(({ provider: { id } }) => id === asked);
      if (found === undefined)
        return {
          success: false,
          message: `Connection error: ${asked ?? "no provider"} is not configured`,
          responseTime: 0,
        };
      return connectionTest(found);
    }),
    serve(getProviders, async (_input, context) => {
      const { own } = await market.rooms.of(context.userId());
      const others = market.sources.filter(({ provider }) => provider.id !== own?.provider.id);
      const sources = own === null ? others : [{ ...own, role: "fallback" as const, isOwn: true }, ...others];
      const described = sources.map(async (source) =>
        describeProvider(source, await market.switches.stateOf(source.provider.id)),
      );
      const lists = market.lists
        .conditions()
        .map(async (list) => ({ ...list, isOn: await market.switches.isOn(list.id) }));
      return { providers: await Promise.all(described), lists: await Promise.all(lists) };
    }),
    serve(turnSource, async ({ id, isOn }) => {
      const isTurned = await market.switches.turn(id, isOn);
      return isTurned ? { isOn } : refuse("source-not-found");
    }),
    quoteStream(market),
  ];
}
