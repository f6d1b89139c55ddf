import { zonedDate } from "#core/calendar/index.ts";
import { historyIntervals, type HistoryInterval } from "#contract/market.ts";
import type { Bar, CorporateEvent } from "#core/market/bar.ts";
import { micOf } from "#core/market/exchange-codes.ts";
import { type HistoryRequest, type NotOffered, ProviderError, type ProvidedHistory } from "../../provider.ts";
import {
  looseAt,
  looseList,
  loosePositive,
  looseRecord,
  looseText,
  looseTimeZone,
  looseUnixTime,
  plainNumber,
  plainPrice,
} from "../loose.ts";
import { barPeriods } from "../bar-periods.ts";

const dayMs = 86_400_000;

/** Yahoo's word for an interval, and how far back it answers for it. */
const intervals: Readonly<Record<HistoryInterval, { word: string; minutes: number | null; maxDays: number }>> = {
  "1m": { word: "1m", minutes: 1, maxDays: 7 },
  "2m": { word: "2m", minutes: 2, maxDays: 59 },
  "5m": { word: "5m", minutes: 5, maxDays: 59 },
  "15m": { word: "15m", minutes: 15, maxDays: 59 },
  "30m": { word: "30m", minutes: 30, maxDays: 59 },
  "1h": { word: "60m", minutes: 60, maxDays: 729 },
  "1d": { word: "1d", minutes: null, maxDays: 40_000 },
  "1wk": { word: "1wk", minutes: null, maxDays: 40_000 },
  "1mo": { word: "1mo", minutes: null, maxDays: 40_000 },
};

/** The query that brings at least the wanted bars, with room for weekends and holidays. */
export function chartQuery({ symbol, interval, limit }: HistoryRequest, now: number): Record<string, string> {
  const { word, maxDays } = intervals[interval];
  const days = Math.min(maxDays, daysFor(symbol, interval, limit));
  return {
    interval: word,
    period1: String(Math.max(0, Math.floor((now - days * dayMs) / 1000))),
    period2: String(Math.floor((now + dayMs) / 1000)),
    events: "div|split",
    includePrePost: "false",
    lang: "en-US",
  };
}

function daysFor(symbol: string, interval: HistoryInterval, limit: number): number {
  if (interval === "1mo") return limit * 31 + 62;
  if (interval === "1wk") return limit * 7 + 14;
  // Currencies and crypto assets trade around the clock; the shortest share sessions have about five hours.
  const isAlways = /=X$|-[A-Z]{3,4}$/.test(symbol);
  const { minutes } = intervals[interval];
  const sessions = minutes === null ? limit : Math.ceil((limit * minutes) / (isAlways ? 1440 : 300));
  return Math.ceil(sessions * 1.5) + 7;
}

/**
 * The intervals that Yahoo names in place of one it refuses: "interval=5m is not supported. Valid intervals: [1d, 1wk]".
 * Null: the refusal is about something else. One that names none, such as "1m data not available", leaves the longer ones.
 */
function offeredInstead(asked: HistoryInterval, refusal: string): readonly HistoryInterval[] | null {
  const listed = /valid intervals: *\[([^\]]*)\]/i.exec(refusal)?.[1]?.split(/[ ,]+/);
  if (listed !== undefined) return historyIntervals.filter((interval) => listed.includes(intervals[interval].word));
  return /data not available|worth of \S+ granularity/i.test(refusal) ? longerThan(asked) : null;
}

function longerThan(interval: HistoryInterval): readonly HistoryInterval[] {
  return historyIntervals.slice(historyIntervals.indexOf(interval) + 1);
}

/** Translates Yahoo's v8 chart. Null: there is no such instrument, or it no longer trades. */
export function historyOf(
  { symbol, interval, limit }: HistoryRequest,
  json: unknown,
  fetchedAt: string,
): ProvidedHistory | NotOffered | null {
  const error = looseAt(json, "chart", "error");
  if (looseAt(error, "code") === "Not Found") return null;
  const offered = offeredInstead(interval, looseText(looseAt(error, "description")) ?? "");
  if (offered !== null) return { kind: "not-offered", source: "Yahoo Finance", offered };
  const result = looseRecord(looseList(looseAt(json, "chart", "result"))?.[0]);
  const meta = looseRecord(result?.["meta"]);
  if (result === null || meta === null)
    throw new ProviderError(looseText(looseAt(error, "description")) ?? "Yahoo's chart has an unexpected shape", {
      advice: "try-next",
    });

  const timeZone = looseTimeZone(meta["exchangeTimezoneName"]);
  const rows = barRows(result);
  if (rows.length === 0 && hasUnreadableCloses(result))
    throw new ProviderError("Yahoo's chart holds no usable prices", { advice: "try-next" });
  const marketTime = looseUnixTime(meta["regularMarketTime"]) ?? rows.at(-1)?.at ?? null;
  if (rows.length === 0 && loosePositive(meta["regularMarketPrice"]) === null) return null;
  // An instrument with a price and without a trade in all these days, such as a fund, is priced once a day.
  if (rows.length === 0 && intervals[interval].minutes !== null)
    return { kind: "not-offered", source: "Yahoo Finance", offered: longerThan("1h") };
  if (marketTime === null) throw new ProviderError("Yahoo's chart names no market time", { advice: "try-next" });

  const bars = barPeriods(rows, interval, timeZone ?? "UTC");
  const kept = bars.slice(-limit);
  return {
    symbol,
    interval,
    currency: looseText(meta["currency"]),
    timeZone,
    exchange: micOf(looseText(meta["exchangeName"])),
    // The bars of `indicators.quote` are adjusted for splits alone; `adjclose`, which is not read, for dividends too.
    adjusted: false,
    bars: kept,
    events: events(result, timeZone ?? "UTC").filter(({ date }) => date >= (kept[0]?.date ?? "")),
    previousClose: loosePositive(meta["previousClose"]) ?? closeBeforeLastDay(bars, interval),
    origin: {
      source: "yahoo",
      asOf: new Date(marketTime).toISOString(),
      fetchedAt,
      delayMinutes: null,
      isSample: false,
    },
  };
}

function barRows(result: Readonly<Record<string, unknown>>) {
  const times = looseList(result["timestamp"]) ?? [];
  const columns = looseRecord(looseList(looseAt(result, "indicators", "quote"))?.[0]);
  const column = (name: string) => looseList(columns?.[name]) ?? [];
  const [open, high, low, close, volume] = ["open", "high", "low", "close", "volume"].map(column);
  return times.flatMap((time, index) => {
    const at = looseUnixTime(time);
    const closed = plainPrice(close?.[index]);
    if (at === null || closed === null) return [];
    const traded = plainNumber(volume?.[index]);
    return [
      {
        at,
        open: plainPrice(open?.[index]),
        high: plainPrice(high?.[index]),
        low: plainPrice(low?.[index]),
        close: closed,
        volume: traded !== null && traded >= 0 ? traded : null,
      },
    ];
  });
}

/** Returns true when there are invalid prices, such as texts or zeros. Missing ones are null. */
function hasUnreadableCloses(result: Readonly<Record<string, unknown>>): boolean {
  const columns = looseRecord(looseList(looseAt(result, "indicators", "quote"))?.[0]);
  const times = looseList(result["timestamp"]) ?? [];
  return (looseList(columns?.["close"]) ?? []).slice(0, times.length).some((close) => close !== null);
}

/** Splits and dividends alone, of any chart; null or an unknown symbol: none. */
export function eventsOf(json: unknown): {
  readonly events: readonly CorporateEvent[];
  readonly currency: string | null;
} {
  const error = looseAt(json, "chart", "error");
  if (json === null || looseAt(error, "code") === "Not Found") return { events: [], currency: null };
  const result = looseRecord(looseList(looseAt(json, "chart", "result"))?.[0]);
  if (result === null)
    throw new ProviderError(looseText(looseAt(error, "description")) ?? "Yahoo's chart has an unexpected shape", {
      advice: "try-next",
    });
  const timeZone = looseTimeZone(looseAt(result, "meta", "exchangeTimezoneName")) ?? "UTC";
  return { events: events(result, timeZone), currency: looseText(looseAt(result, "meta", "currency")) };
}

function events(result: Readonly<Record<string, unknown>>, timeZone: string): readonly CorporateEvent[] {
  const found: CorporateEvent[] = [];
  for (const entry of Object.values(looseRecord(looseAt(result, "events", "dividends")) ?? {})) {
    const at = looseUnixTime(looseAt(entry, "date"));
    const value = loosePositive(looseAt(entry, "amount"));
    if (at !== null && value !== null) found.push({ date: zonedDate(at, timeZone), type: "dividend", value });
  }
  for (const entry of Object.values(looseRecord(looseAt(result, "events", "splits")) ?? {})) {
    const at = looseUnixTime(looseAt(entry, "date"));
    const added = loosePositive(looseAt(entry, "numerator"));
    const old = loosePositive(looseAt(entry, "denominator"));
    if (at !== null && added !== null && old !== null)
      found.push({ date: zonedDate(at, timeZone), type: "split", value: added / old });
  }
  return found.sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** The last close of the session before the newest one. */
function closeBeforeLastDay(bars: readonly Bar[], interval: HistoryInterval): number | null {
  if (interval === "1wk" || interval === "1mo") return null;
  const lastDay = bars.at(-1)?.date;
  return bars.findLast(({ date }) => date !== lastDay)?.close ?? null;
}
