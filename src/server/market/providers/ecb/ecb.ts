import { addDays, zonedInstantMs } from "#core/calendar/index.ts";
import type { Origin } from "#core/market/quote.ts";
import { currencies } from "#core/money/currencies.ts";
import { createUpstreamClient, type UpstreamRequest } from "#server/upstream/upstream-client.ts";
import type { UpstreamLimits } from "#server/upstream/upstream-limits.ts";
import type { UpstreamLog } from "#server/upstream/upstream-log.ts";
import {
  type HistoryRequest,
  type MarketProvider,
  ProviderError,
  type ProvidedHistory,
  type QuoteAnswer,
} from "../../provider.ts";
import { barPeriods } from "../bar-periods.ts";
import { type RateDay, ratesOfCsv, ratesOfXml } from "./reference-rates.ts";

const source = "ecb";
const filesHost = "https://www.ecb.europa.eu";
const dataHost = "https://data-api.ecb.europa.eu";
const timeZone = "Europe/Berlin";
/** New rates come once a day. */
const keptMs = 600_000;
/** The recent file holds 90 days; weekends and holidays have none of their own. */
const recentDays = 85;

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
  let recent: { readonly at: number; readonly days: readonly RateDay[] } | null = null;
  const today = () => new Date(clock.now()).toISOString().slice(0, 10);

  const address = (host: string, path: string) => new URL((baseUrl ?? host).replace(/\/$/, "") + path);

  /** The newest 90 days. */
  async function recentRates(signal?: AbortSignal): Promise<readonly RateDay[]> {
    return recent !== null && clock.now() - recent.at < keptMs ? recent.days : readRecent({ signal });
  }

  async function readRecent(options: Pick<UpstreamRequest, "signal" | "isSingle">): Promise<readonly RateDay[]> {
    const url = address(filesHost, "/stats/eurofxref/eurofxref-hist-90d.xml");
    const days = await client.callText({ url, ...options }, ratesOfXml);
    recent = { at: clock.now(), days };
    return days;
  }

  /** Any days since 1999, of some currencies or of all (none named). */
  async function pastRates(codes: readonly string[], from: string, to: string, signal?: AbortSignal) {
    const url = address(dataHost, `/service/data/EXR/D.${codes.join("+")}.EUR.SP00.A`);
    url.search = new URLSearchParams({
      startPeriod: from,
      endPeriod: to,
      detail: "dataonly",
      format: "csvdata",
    }).toString();
    // The service returns 404 when the range has no data.
    return client.callText({ url, signal, headers: { accept: "text/csv" }, accept: [404] }, (text, status) =>
      status === 404 ? [] : ratesOfCsv(text),
    );
  }

  function originOf(date: string): Origin {
    // Set at about 14:15 and published at about 16:00.
    const publishedAt = zonedInstantMs(date, 16 * 60, timeZone);
    return {
      source,
      asOf: new Date(Math.min(clock.now(), publishedAt)).toISOString(),
      fetchedAt: new Date(clock.now()).toISOString(),
      delayMinutes: null,
      isSample: false,
    };
  }

  function quoteOf(symbol: string, days: readonly RateDay[]): QuoteAnswer {
    const pair = pairOf(symbol);
    if (pair === null) return { kind: "unknown" };
    const known = days.flatMap(({ date, rates }) => {
      const price = crossRate(pair, rates);
      return price === null ? [] : [{ date, price }];
    });
    const [newest, before] = known;
    if (newest === undefined) return { kind: "unknown" };
    const change = before === undefined ? null : newest.price - before.price;
    return {
      kind: "quote",
      quote: {
        facts: {
          symbol,
          name: `${pair.base}/${pair.quote}`,
          currency: pair.quote,
          exchange: "FX",
          exchangeName: "Reference rate",
          timeZone,
          type: "Currency",
          price: newest.price,
          change,
          changePercent: change === null || before === undefined ? null : (change / before.price) * 100,
          previousClose: before?.price ?? null,
          open: null,
          dayLow: null,
          dayHigh: null,
          fiftyTwoWeekLow: null,
          fiftyTwoWeekHigh: null,
          volume: null,
          averageVolume: null,
          marketCap: null,
          pe: null,
          eps: null,
          dividendYield: null,
        },
        origin: originOf(newest.date),
      },
    };
  }

  async function daysFor({ interval, limit }: HistoryRequest, pair: Pair, signal?: AbortSignal) {
    const daysBack = Math.ceil(limit * { "1d": 1.5, "1wk": 7, "1mo": 31 }[interval as "1d" | "1wk" | "1mo"]) + 7;
    if (daysBack <= recentDays) return recentRates(signal);
    const codes = [pair.base, pair.quote].filter((code) => code !== "EUR");
    return pastRates(codes, addDays(today(), -Math.min(daysBack, 12_000)), today(), signal);
  }

  return {
    id: source,
    name: "European Central Bank",
    needsKey: false,
    connectedMessage: "Successfully connected to the European Central Bank",
    testSymbol: "EURUSD=X",
    batchSize: 50,
    // Currencies have no splits and pay no dividends.
    tellsEvents: true,
    covers: (symbol) => pairOf(symbol) !== null,

    async quotes(symbols, signal) {
      const days = symbols.some((symbol) => pairOf(symbol) !== null) ? await recentRates(signal) : [];
      return new Map(symbols.map((symbol) => [symbol, quoteOf(symbol, days)]));
    },

    async history(request, signal) {
      const { symbol, interval, limit } = request;
      const pair = pairOf(symbol);
      if (pair === null) return null;
      if (!["1d", "1wk", "1mo"].includes(interval))
        throw new ProviderError("The ECB has one rate a day", { advice: "try-next" });
      const days = await daysFor(request, pair, signal);
      const rows = days.flatMap(({ date, rates }) => {
        const close = crossRate(pair, rates);
        if (close === null) return [];
        return [{ at: Date.parse(`${date}T00:00:00Z`), open: null, high: null, low: null, close, volume: null }];
      });
      const bars = barPeriods(rows, interval, "UTC");
      const newest = days[0];
      const last = bars.at(-1);
      if (newest === undefined || last === undefined) return null;
      return {
        symbol,
        interval,
        currency: pair.quote,
        timeZone,
        exchange: "FX",
        adjusted: false,
        bars: bars.slice(-limit),
        events: [],
        previousClose: interval === "1d" ? (bars.at(-2)?.close ?? null) : null,
        origin: originOf(newest.date),
      } satisfies ProvidedHistory;
    },

    async exchangeRates(date, signal) {
      const days = date === null || date >= addDays(today(), -recentDays) ? await recentRates(signal) : [];
      const found = days.find((day) => date === null || day.date <= date);
      const [past] =
        found === undefined && date !== null ? await pastRates([], addDays(date, -10), date, signal) : [found];
      if (past === undefined) throw new ProviderError("The ECB has no rates of that day", { advice: "give-up" });
      return { date: past.date, base: "EUR", rates: past.rates, origin: originOf(past.date) };
    },

    async rateSeries(codes, from, signal) {
      const isRecent = from >= addDays(today(), -recentDays);
      // One currency a call: 28 years of several would be more than a reply may hold.
      const parts = isRecent
        ? [await recentRates(signal)]
        : await Promise.all(codes.map((code) => pastRates([code], from, today(), signal)));
      const series = Object.fromEntries(
        codes.flatMap((code) => {
          const points = parts.flatMap((days) =>
            days.flatMap(({ date, rates }) => {
              const rate = rates[code];
              return rate === undefined || date < from ? [] : [{ date, rate }];
            }),
          );
          return points.length === 0 ? [] : [[code, points.toReversed()] as const];
        }),
      );
      const newest = Object.values(series).reduce((latest, points) => {
        const date = points.at(-1)?.date ?? "";
        return date > latest ? date : latest;
      }, "");
      return { base: "EUR", series, origin: originOf(newest === "" ? from : newest) };
    },

    async probe() {
      await readRecent({ isSingle: true });
    },

    health: client.health,
  };
}

interface Pair {
  readonly base: string;
  readonly quote: string;
}

/** EURUSD=X, and JPY=X for the dollar in yen; null: no pair that has a reference rate. */
function pairOf(symbol: string): Pair | null {
  const [, base = "USD", quote = ""] = /^([A-Z]{3})?([A-Z]{3})=X$/.exec(symbol) ?? [];
  const isKnown = (code: string) => currencies.some((currency) => currency === code);
  return isKnown(base) && isKnown(quote) && base !== quote ? { base, quote } : null;
}

/** Units of the quote currency for one of the base, by way of the euro; null where a rate is missing. */
function crossRate({ base, quote }: Pair, rates: Readonly<Record<string, number>>): number | null {
  const perEuro = (code: string) => (code === "EUR" ? 1 : (rates[code] ?? null));
  const [from, to] = [perEuro(base), perEuro(quote)];
  // Rates are published with five to six digits; more would be pretence.
  return from === null || to === null ? null : Number((to / from).toPrecision(8));
}
