import { addDays, isPlainDate, zonedInstantMs } from "#core/calendar/index.ts";
import { exchangeName } from "#core/market/exchange-codes.ts";
import { createUpstreamClient } from "#server/upstream/upstream-client.ts";
import type { UpstreamLimits } from "#server/upstream/upstream-limits.ts";
import type { UpstreamLog } from "#server/upstream/upstream-log.ts";
import type { UpstreamRequest } from "#server/upstream/upstream-request.ts";
import {
  type HistoryRequest,
  type MarketProvider,
  ProviderError,
  type ProvidedHistory,
  type QuoteAnswer,
} from "../../provider.ts";
import { barPeriods } from "../bar-periods.ts";
import { csvRecords } from "../csv-records.ts";
import { looseNumber, loosePositive } from "../loose.ts";
import { requireQuote } from "../require-quote.ts";
import { type StooqInstrument, stooqInstrument } from "./stooq-symbol.ts";

const source = "stooq";
const host = "https://stooq.com";
/** Times of the light quotes are on these clocks. */
const quoteTimeZone = "Europe/Warsaw";
/** Delay of prices according to Stooq. */
const delayMinutes = 15;
/** Wait after the daily limit is reached. Stooq doesn't report when it resets. */
const limitedMs = 3_600_000;
const intervals: Readonly<Partial<Record<HistoryRequest["interval"], { word: string; days: number }>>> = {
  "1d": { word: "d", days: 1.5 },
  "1wk": { word: "w", days: 7 },
  "1mo": { word: "m", days: 31 },
};

type CsvRow = Readonly<Record<string, string>>;

/** Stooq: keyless daily prices, for a second opinion. */
export function createStooq({
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

  function ask<T>(
    path: string,
    query: Readonly<Record<string, string>>,
    read: (text: string) => T,
    options: Pick<UpstreamRequest, "signal" | "isSingle"> = {},
  ) {
    const url = new URL(`${(baseUrl ?? host).replace(/\/$/, "")}${path}?${new URLSearchParams(query).toString()}`);
    return client.callText({ url, ...options }, (text) => {
      // Stooq reports this limit with status 200.
      if (/exceeded the daily hits limit|przekroczony dzienny limit/i.test(text.slice(0, 500)))
        throw new ProviderError("Stooq's limit of the day is reached", { advice: "wait", retryAfterMs: limitedMs });
      return read(text);
    });
  }

  return {
    id: source,
    name: "Stooq",
    needsKey: false,
    connectedMessage: "Successfully connected to Stooq",
    testSymbol: "AAPL",
    batchSize: 20,
    covers: (symbol) => stooqInstrument(symbol) !== null,

    async quotes(symbols, signal) {
      const asked = symbols.map((symbol) => [symbol, stooqInstrument(symbol)] as const);
      const names = asked.flatMap(([, instrument]) => (instrument === null ? [] : [instrument.name]));
      const rows = names.length === 0 ? [] : await ask("/q/l/", quotesQuery(names), quoteRows, { signal });
      const byName = new Map(rows.map((row) => [row["symbol"]?.toLowerCase() ?? "", row]));
      return new Map(
        asked.map(([symbol, instrument]): [string, QuoteAnswer] => [
          symbol,
          instrument === null
            ? { kind: "unknown" }
            : quoteOf(symbol, instrument, byName.get(instrument.name), clock.now()),
        ]),
      );
    },

    async probe() {
      const rows = await ask("/q/l/", quotesQuery(["aapl.us"]), quoteRows, { isSingle: true });
      requireQuote(loosePositive(rows[0]?.["close"]));
    },

    async history(request, signal) {
      const instrument = stooqInstrument(request.symbol);
      if (instrument === null) return null;
      const interval = intervals[request.interval];
      if (interval === undefined)
        return {
          kind: "not-offered",
          source: "Stooq",
          offered: Object.keys(intervals) as HistoryRequest["interval"][],
        };
      const today = new Date(clock.now()).toISOString().slice(0, 10);
      const daysBack = Math.min(30_000, Math.ceil(request.limit * interval.days) + 10);
      const query = {
        s: instrument.name,
        i: interval.word,
        d1: compact(addDays(today, -daysBack)),
        d2: compact(today),
      };
      return ask("/q/d/l/", query, (text) => historyOf(request, instrument, text, clock.now()), { signal });
    },

    health: client.health,
  };
}

function quoteOf(symbol: string, instrument: StooqInstrument, row: CsvRow | undefined, nowMs: number): QuoteAnswer {
  // A name it does not know comes back with N/D in every field.
  if (row?.["date"] === "N/D" || row?.["close"] === "N/D") return { kind: "unknown" };
  if (row === undefined) return { kind: "invalid", reason: "The reply leaves the symbol out" };
  const price = loosePositive(row["close"]);
  const marketTime = quoteTime(row["date"] ?? "", row["time"] ?? "");
  if (price === null || marketTime === null) return { kind: "invalid", reason: "Invalid quote data received" };
  const { exchange, currency, timeZone, type } = instrument;
  return {
    kind: "quote",
    quote: {
      facts: {
        symbol,
        name: null,
        currency,
        exchange,
        exchangeName: exchange === null ? null : exchangeName(exchange),
        timeZone,
        type,
        price,
        change: null,
        changePercent: null,
        previousClose: null,
        open: loosePositive(row["open"]),
        dayLow: loosePositive(row["low"]),
        dayHigh: loosePositive(row["high"]),
        fiftyTwoWeekLow: null,
        fiftyTwoWeekHigh: null,
        volume: looseNumber(row["volume"]),
        averageVolume: null,
        marketCap: null,
        pe: null,
        eps: null,
        dividendYield: null,
      },
      origin: {
        source,
        asOf: new Date(Math.min(nowMs, marketTime)).toISOString(),
        fetchedAt: new Date(nowMs).toISOString(),
        delayMinutes,
        isSample: false,
      },
    },
  };
}

function historyOf(
  request: HistoryRequest,
  { currency, exchange, timeZone }: StooqInstrument,
  text: string,
  nowMs: number,
): ProvidedHistory | null {
  const { symbol, interval, limit } = request;
  if (/^\s*(no data|brak danych)/i.test(text)) return null;
  const rows = csvRecords(text, ["date", "close"]);
  if (rows === null) throw unexpected();
  const bars = barPeriods(
    rows.flatMap((row) => barRow(row)),
    interval,
    "UTC",
  );
  const last = bars.at(-1);
  if (last === undefined) throw unexpected();
  const asOf = Math.min(nowMs, zonedInstantMs(last.date, 16 * 60, timeZone));
  return {
    symbol,
    interval,
    currency,
    timeZone,
    exchange,
    // By default Stooq sends prices adjusted for splits and dividends.
    adjusted: true,
    bars: bars.slice(-limit),
    events: [],
    previousClose: interval === "1d" ? (bars.at(-2)?.close ?? null) : null,
    origin: {
      source,
      asOf: new Date(asOf).toISOString(),
      fetchedAt: new Date(nowMs).toISOString(),
      delayMinutes: null,
      isSample: false,
    },
  };
}

/** Names are joined by "+", which is how a form writes a space. */
function quotesQuery(names: readonly string[]): Readonly<Record<string, string>> {
  return { s: names.join(" "), f: "sd2t2ohlcv", h: "", e: "csv" };
}

function quoteRows(text: string): readonly CsvRow[] {
  const rows = csvRecords(text, ["symbol", "date", "close"]);
  if (rows === null || rows.length === 0) throw unexpected();
  return rows;
}

function quoteTime(date: string, time: string): number | null {
  const [, hour, minute, second = "0"] = /^(\d{2}):(\d{2})(?::(\d{2}))?/.exec(time) ?? [];
  if (!isPlainDate(date)) return null;
  const minutes = minute === undefined ? 22 * 60 : Number(hour) * 60 + Number(minute);
  // Precise to the second: cut to the minute, it would seem older than other sources' quotes of the same minute.
  return zonedInstantMs(date, minutes, quoteTimeZone) + Number(second) * 1000;
}

function barRow(row: CsvRow) {
  const close = loosePositive(row["close"]);
  const date = row["date"] ?? "";
  if (close === null || !isPlainDate(date)) return [];
  return [
    {
      at: Date.parse(`${date}T00:00:00Z`),
      open: loosePositive(row["open"]),
      high: loosePositive(row["high"]),
      low: loosePositive(row["low"]),
      close,
      volume: looseNumber(row["volume"]),
    },
  ];
}

function compact(date: string): string {
  return date.replaceAll("-", "");
}

function unexpected(): ProviderError {
  return new ProviderError("Stooq's reply has an unexpected shape", { advice: "try-next" });
}
