import { ratePlaces, rateOne } from "./arithmetic.ts";
import { type Exact, exactOf, over, unity } from "./exact.ts";
import type { RateTable } from "./portfolio-input.ts";
import { createRateColumns, type DayRates } from "./rate-columns.ts";
import { carriedDays, type DayView, lastUpTo } from "./standing.ts";

export type RateBook = ReturnType<typeof createRateBook>;

/** Units of one currency for one of another by day, as whole numbers of 24 places; null on days without a rate. */
export type RatePair = (day: number) => bigint | null;

/**
 * Exchange rates by day. A day without a rate of its own has the one before it, up to 14 days back; further back there is none
 * (null, NaN in arrays): a missing rate is never 1.
 */
export function createRateBook({ pivot, series }: RateTable) {
  const columns = createRateColumns({ pivot, series });
  const pairs = new Map<string, Map<string, RatePair>>();
  const byDay: { readonly from: string; readonly to: string; readonly rates: DayRates }[] = [];

  /** The rates between two currencies on every day that has one. */
  function daysOf(from: string, to: string): DayRates {
    const known = byDay.find((pair) => pair.from === from && pair.to === to);
    if (known !== undefined) return known.rates;
    const made = { from, to, rates: columns.daysBetween(from, to) };
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
    const column = columns.of(code);
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
    const start = Math.min(columns.firstDayOf(from), columns.firstDayOf(to));
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
