import { addDays } from "#core/calendar/index.ts";
import { createUpstreamClient } from "#server/upstream/upstream-client.ts";
import type { UpstreamLimits } from "#server/upstream/upstream-limits.ts";
import type { UpstreamLog } from "#server/upstream/upstream-log.ts";
import { type HistoryRequest, type MarketProvider, ProviderError } from "../../provider.ts";
import { createEcbFiles } from "./ecb-files.ts";
import { originOf, type Pair, pairOf, quoteOf, source } from "./ecb-quote.ts";
import { historyOfDays, seriesOfDays } from "./ecb-series.ts";

/** The recent file holds 90 days; weekends and holidays have none of their own. */
const recentDays = 85;

const name = "European Central Bank";
const offered: readonly HistoryRequest["interval"][] = ["1d", "1wk", "1mo"];

/** Reference rates of the European Central Bank: keyless, one rate a currency and day. With a base address both its hosts become that one. */
export function createEcb({
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
  const client = createUpstreamClient({ name: source, clock, log, limits: { callsAtOnce: 2, ...limits } });
  const { recentRates, readRecent, pastRates } = createEcbFiles({ client, baseUrl, clock });
  const today = () => new Date(clock.now()).toISOString().slice(0, 10);

  async function daysFor({ interval, limit }: HistoryRequest, pair: Pair, signal?: AbortSignal) {
    const daysBack = Math.ceil(limit * { "1d": 1.5, "1wk": 7, "1mo": 31 }[interval as "1d" | "1wk" | "1mo"]) + 7;
    if (daysBack <= recentDays) return recentRates(signal);
    const codes = [pair.base, pair.quote].filter((code) => code !== "EUR");
    return pastRates(codes, addDays(today(), -Math.min(daysBack, 12_000)), today(), signal);
  }

  return {
    id: source,
    name,
    needsKey: false,
    connectedMessage: "Successfully connected to the European Central Bank",
    testSymbol: "EURUSD=X",
    batchSize: 50,

    // Currencies have no splits and pay no dividends.
    tellsEvents: true,

    covers: (symbol) => pairOf(symbol) !== null,

    async quotes(symbols, signal) {
      const days = symbols.some((symbol) => pairOf(symbol) !== null) ? await recentRates(signal) : [];
      return new Map(symbols.map((symbol) => [symbol, quoteOf(symbol, days, clock.now())]));
    },

    async history(request, signal) {
      const pair = pairOf(request.symbol);
      if (pair === null) return null;
      if (!offered.includes(request.interval)) return { kind: "not-offered", source: name, offered };
      const days = await daysFor(request, pair, signal);
      return historyOfDays(request, pair, days, clock.now());
    },

    async exchangeRates(date, signal) {
      const days = date === null || date >= addDays(today(), -recentDays) ? await recentRates(signal) : [];
      const found = days.find((day) => date === null || day.date <= date);
      const [past] =
        found === undefined && date !== null ? await pastRates([], addDays(date, -10), date, signal) : [found];
      if (past === undefined) throw new ProviderError("The ECB has no rates of that day", { advice: "give-up" });
      return { date: past.date, base: "EUR", rates: past.rates, origin: originOf(past.date, clock.now()) };
    },

    async rateSeries(codes, from, signal) {
      const isRecent = from >= addDays(today(), -recentDays);
      // One currency a call: 28 years of several would be more than a reply may hold.
      const parts = isRecent
        ? [await recentRates(signal)]
        : await Promise.all(codes.map((code) => pastRates([code], from, today(), signal)));
      return seriesOfDays(codes, from, parts.flat(), clock.now());
    },

    async probe() {
      await readRecent({ isSingle: true });
    },

    health: client.health,
  };
}
