import type { HistoryRequest, ProvidedHistory, ProvidedRateSeries } from "../../provider.ts";
import { barPeriods } from "../bar-periods.ts";
import { crossRate, originOf, type Pair, timeZone } from "./ecb-quote.ts";
import type { RateDay } from "./reference-rates.ts";

/** The bars of a pair, of days with the newest first. */
export function historyOfDays(
  { symbol, interval, limit }: HistoryRequest,
  pair: Pair,
  days: readonly RateDay[],
  now: number,
): ProvidedHistory | null {
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
    origin: originOf(newest.date, now),
  };
}

/** The rates of currencies since a day, ascending; a currency without any is left out. */
export function seriesOfDays(
  codes: readonly string[],
  from: string,
  days: readonly RateDay[],
  now: number,
): ProvidedRateSeries {
  const series = Object.fromEntries(
    codes.flatMap((code) => {
      const points = days.flatMap(({ date, rates }) => {
        const rate = rates[code];
        return rate === undefined || date < from ? [] : [{ date, rate }];
      });
      return points.length === 0 ? [] : [[code, points.toReversed()] as const];
    }),
  );
  const newest = Object.values(series).reduce((latest, points) => {
    const date = points.at(-1)?.date ?? "";
    return date > latest ? date : latest;
  }, "");
  return { base: "EUR", series, origin: originOf(newest === "" ? from : newest, now) };
}
