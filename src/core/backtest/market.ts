import { dayNumber, type PlainDate } from "../calendar/plain-date.ts";
import { BacktestFault } from "./backtest-fault.ts";
import type { Series } from "./backtest-input.ts";
import { seriesDays } from "./series-days.ts";

/** The traded instruments of one run, aligned by the days of the run. */
export interface Market {
  readonly dates: readonly PlainDate[];
  readonly dayNumbers: Int32Array;
  readonly length: number;
  readonly instruments: readonly Instrument[];
  /** 1 on days with a dividend. */
  readonly dividendDays: Uint8Array;
}

/** Columns of one instrument by day of the run. NaN on days without a bar. */
export interface Instrument {
  readonly series: Series;
  readonly open: Float64Array;
  readonly high: Float64Array;
  readonly low: Float64Array;
  readonly close: Float64Array;
  /** The last known close on the day. NaN before the first one. */
  readonly marks: Float64Array;
  /** Index of the day's bar in the series. -1 without one. */
  readonly barOf: Int32Array;
  /** For a series with a bar on every day: its bar index less the day's index. Otherwise null. */
  readonly offset: number | null;
  /** Cash per share for holders before the day. Null: no dividends. */
  readonly dividends: Float64Array | null;
}

/** The days from `from` to `to` on which any series has a bar, and the columns for those days. */
export function createMarket(series: readonly Series[], from: PlainDate | null, to: PlainDate | null): Market {
  const ranges = series.map((each) => rangeOf(each, from, to));
  const { dates, dayNumbers } = daysOf(series, ranges);
  if (dates.length === 0)
    throw new BacktestFault(`there are no bars from ${from ?? "the start"} to ${to ?? "the end"}`);
  return withInstruments(
    { dates, dayNumbers, length: dates.length },
    series.map((each) => layOut(each, dayNumbers)),
  );
}

/** The same days with one more instrument. Its bars on other days are dropped. */
export function marketWith(market: Market, series: Series): Market {
  return withInstruments(market, [...market.instruments, layOut(series, market.dayNumbers)]);
}

function withInstruments(
  { dates, dayNumbers, length }: Pick<Market, "dates" | "dayNumbers" | "length">,
  instruments: readonly Instrument[],
): Market {
  const dividendDays = new Uint8Array(length);
  for (const { dividends } of instruments)
    dividends?.forEach((perShare, day) => {
      if (perShare > 0) dividendDays[day] = 1;
    });
  return { dates, dayNumbers, length, instruments, dividendDays };
}

interface Range {
  readonly start: number;
  readonly end: number;
}

function rangeOf(series: Series, from: PlainDate | null, to: PlainDate | null): Range {
  const days = seriesDays(series);
  const start = from === null ? 0 : firstAtOrAfter(days, dayOf(from));
  const end = to === null ? days.length : firstAtOrAfter(days, dayOf(to) + 1);
  return { start, end: Math.max(start, end) };
}

function dayOf(date: PlainDate): number {
  const day = dayNumber(date);
  if (!Number.isInteger(day)) throw new BacktestFault(`${date} isn't a valid date`);
  return day;
}

/** The last bar of an instrument on or before a day. -1 if there was none. */
export function lastBarBy({ barOf, offset }: Instrument, day: number): number {
  if (offset !== null) return day + offset;
  let last = day;
  while (last >= 0 && barOf[last]! < 0) last--;
  return barOf[last] ?? -1;
}

/** The first index whose day isn't before the given one, or the length if there is none. */
function firstAtOrAfter(days: Int32Array, day: number): number {
  let low = 0;
  let high = days.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (days[middle]! < day) low = middle + 1;
    else high = middle;
  }
  return low;
}

function daysOf(series: readonly Series[], ranges: readonly Range[]) {
  if (series.length === 1) {
    const { start, end } = ranges[0]!;
    return { dates: series[0]!.dates.slice(start, end), dayNumbers: seriesDays(series[0]!).slice(start, end) };
  }
  const dateOfDay = new Map<number, PlainDate>();
  for (const [place, each] of series.entries()) {
    const days = seriesDays(each);
    for (let bar = ranges[place]!.start; bar < ranges[place]!.end; bar++) dateOfDay.set(days[bar]!, each.dates[bar]!);
  }
  const dayNumbers = Int32Array.from(dateOfDay.keys()).sort();
  return { dates: Array.from(dayNumbers, (day) => dateOfDay.get(day)!), dayNumbers };
}

function layOut(series: Series, dayNumbers: Int32Array): Instrument {
  const length = dayNumbers.length;
  const days = seriesDays(series);
  const barOf = new Int32Array(length).fill(-1);
  const start = firstAtOrAfter(days, dayNumbers[0]!);
  for (let bar = start, day = 0; bar < days.length && day < length;)
    if (dayNumbers[day]! > days[bar]!) bar++;
    else if (dayNumbers[day]! < days[bar]!) day++;
    else barOf[day++] = bar++;
  const end = start + length;
  const isWhole = barOf[0] === start && barOf[length - 1] === end - 1 && !barOf.includes(-1);
  const byDay = (column: Float64Array) =>
    isWhole ? column.subarray(start, end) : Float64Array.from(barOf, (bar) => (bar < 0 ? NaN : column[bar]!));
  const close = byDay(series.close);
  return {
    series,
    open: byDay(series.open),
    high: byDay(series.high),
    low: byDay(series.low),
    close,
    marks: lastKnown(close),
    barOf,
    offset: isWhole ? start : null,
    dividends: dividendsByDay(series, dayNumbers, barOf),
  };
}

function lastKnown(close: Float64Array): Float64Array {
  let first = 0;
  while (first < close.length && !Number.isNaN(close[first])) first++;
  if (first === close.length) return close;
  let last = NaN;
  return close.map((value) => (last = Number.isNaN(value) ? last : value));
}

/** A dividend on a day without a bar counts on the next bar. */
function dividendsByDay(series: Series, dayNumbers: Int32Array, barOf: Int32Array): Float64Array | null {
  if (series.dividends.length === 0) return null;
  const byDay = new Float64Array(dayNumbers.length);
  for (const { date, amount } of series.dividends) {
    const exDay = dayOf(date);
    let day = firstAtOrAfter(dayNumbers, exDay);
    // Otherwise a dividend from before the run would fall on its first day.
    if (exDay < dayNumbers[0]! || !(amount > 0)) continue;
    while (day < barOf.length && barOf[day]! < 0) day++;
    if (day < byDay.length) byDay[day]! += amount;
  }
  return byDay.some((perShare) => perShare > 0) ? byDay : null;
}
