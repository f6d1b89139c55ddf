import { ratePlaces, rateOne } from "./arithmetic.ts";
import { civilDay } from "./civil-day.ts";
import { type Exact, exactOf, over, unity } from "./exact.ts";
import type { RateTable } from "./portfolio-input.ts";
import { carriedDays, type DayView, lastUpTo } from "./standing.ts";

export type RateBook = ReturnType<typeof createRateBook>;

interface RateColumn {
  readonly days: Int32Array;
  readonly rates: Float64Array;
}

/** Units of one currency for one of another by day from a day on; NaN where there is none, as before and after. */
export interface DayRates {
  readonly firstDay: number;
  readonly values: Float64Array;
  /** True when the rates are as published, not quotients of two published rates. */
  readonly isPublished: boolean;
}

const noRates: DayRates = { firstDay: 0, values: new Float64Array(), isPublished: false };

/** Units of one currency for one of another by day, as whole numbers of 24 places; null on days without a rate. */
export type RatePair = (day: number) => bigint | null;

/**
 * Exchange rates by day. A day without a rate of its own has the one before it, up to 14 days back; further back there is none
 * (null, NaN in arrays): a missing rate is never 1.
 */
export function createRateBook({ pivot, series }: RateTable) {
  const columns = new Map<string, RateColumn>();
  const pairs = new Map<string, Map<string, RatePair>>();
  const byDay: { readonly from: string; readonly to: string; readonly rates: DayRates }[] = [];

  function columnOf(code: string): RateColumn | null {
    const known = columns.get(code);
    if (known !== undefined || !Object.hasOwn(series, code)) return known ?? null;
    const points = series[code] ?? [];
    const made = { days: new Int32Array(points.length), rates: new Float64Array(points.length) };
    for (let index = 0; index < points.length; index += 1) {
      const point = points[index];
      if (point === undefined) continue;
      made.days[index] = civilDay(point.date);
      made.rates[index] = point.rate;
    }
    columns.set(code, made);
    return made;
  }

  /**
   * Units per unit of the pivot on each day, from the first rate to the last day on which the last one is valid; null
   * for the pivot.
   */
  function carried(code: string): DayRates | null {
    const known = columnOf(code);
    if (code === pivot || known === null || known.days.length === 0) return code === pivot ? null : noRates;
    const { days, rates } = known;
    const firstDay = days[0] ?? 0;
    const values = new Float64Array((days.at(-1) ?? 0) - firstDay + 1 + carriedDays).fill(Number.NaN);
    for (let index = 0; index < days.length; index += 1) {
      const day = days[index] ?? 0;
      const rate = rates[index] ?? Number.NaN;
      const end = Math.min(days[index + 1] ?? Number.POSITIVE_INFINITY, day + carriedDays + 1) - firstDay;
      // An invalid rate leaves its days without one.
      if (rate > 0 && rate < Number.POSITIVE_INFINITY)
        for (let at = day - firstDay; at < end; at += 1) values[at] = rate;
    }
    return { firstDay, values, isPublished: true };
  }

  function madeDays(from: string, to: string): DayRates {
    const [old, wanted] = [carried(from), carried(to)];
    if (old === null) return wanted ?? noRates;
    if (wanted === null) {
      const { firstDay, values } = old;
      return { firstDay, values: values.map((rate) => 1 / rate), isPublished: false };
    }
    const firstDay = Math.max(old.firstDay, wanted.firstDay);
    const end = Math.min(old.firstDay + old.values.length, wanted.firstDay + wanted.values.length);
    const values = new Float64Array(Math.max(0, end - firstDay));
    for (let at = 0; at < values.length; at += 1)
      values[at] =
        (wanted.values[at + firstDay - wanted.firstDay] ?? Number.NaN) /
        (old.values[at + firstDay - old.firstDay] ?? Number.NaN);
    return { firstDay, values, isPublished: false };
  }

  /** The rates between two currencies on every day that has one. */
  function daysOf(from: string, to: string): DayRates {
    const known = byDay.find((pair) => pair.from === from && pair.to === to);
    if (known !== undefined) return known.rates;
    const made = { from, to, rates: madeDays(from, to) };
    byDay.push(made);
    return made.rates;
  }

  /** The rates for the days from `firstDay` on, with the first of them at an offset; 1 for the same currency. Read only. */
  function viewOf(from: string, to: string, firstDay: number, length: number): DayView {
    if (from === to) return { values: new Float64Array(length).fill(1), offset: 0 };
    const known = daysOf(from, to);
    const offset = firstDay - known.firstDay;
    if (offset >= 0 && offset + length <= known.values.length) return { values: known.values, offset };
    const values = new Float64Array(length);
    for (let index = 0; index < length; index += 1) values[index] = known.values[offset + index] ?? Number.NaN;
    return { values, offset: 0 };
  }

  function perPivot(code: string, day: number): Exact | null {
    if (code === pivot) return unity;
    const column = columnOf(code);
    if (column === null) return null;
    const index = lastUpTo(column.days, day);
    const at = column.days[index];
    if (at === undefined || day - at > carriedDays) return null;
    const rate = column.rates[index];
    return rate !== undefined && rate > 0 && Number.isFinite(rate) ? exactOf(rate) : null;
  }

  function madePair(from: string, to: string): RatePair {
    if (from === to) return () => rateOne;
    // A rate stays valid for several days, and a pair has few days, so results are kept by day.
    const start = Math.min(firstDayOf(from), firstDayOf(to));
    const crossRates: (bigint | null | undefined)[] = [];
    return (day) => {
      if (day < start) return null;
      const known = crossRates[day - start];
      if (known !== undefined) return known;
      while (crossRates.length < day - start) crossRates.push(undefined);
      const [old, wanted] = [perPivot(from, day), perPivot(to, day)];
      const rate = old === null || wanted === null ? null : over(wanted, old, ratePlaces).digits;
      crossRates[day - start] = rate;
      return rate;
    };
  }

  /** The first day of a currency's own rates. */
  function firstDayOf(code: string): number {
    return columnOf(code)?.days[0] ?? Number.POSITIVE_INFINITY;
  }

  /** The rates between two currencies. */
  function pair(from: string, to: string): RatePair {
    const ofFrom = pairs.get(from) ?? new Map<string, RatePair>();
    pairs.set(from, ofFrom);
    const known = ofFrom.get(to) ?? madePair(from, to);
    ofFrom.set(to, known);
    return known;
  }

  return {
    pivot,
    pair,

    /** Units of `to` for one of `from`; null when either has no rate of the day. */
    at(from: string, to: string, day: number): Exact | null {
      if (from === to) return unity;
      const digits = pair(from, to)(day);
      return digits === null ? null : { digits, places: ratePlaces };
    },

    /** The same as numbers, of two different currencies. Read only. */
    days: daysOf,

    /** The same for the days from `firstDay` on; NaN where there is none. */
    fill(from: string, to: string, firstDay: number, length: number): Float64Array {
      const { values, offset } = viewOf(from, to, firstDay, length);
      return offset === 0 && values.length === length ? values : values.slice(offset, offset + length);
    },

    view: viewOf,
  };
}
