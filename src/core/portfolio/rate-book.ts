import { ratePlaces, rateOne } from "./arithmetic.ts";
import { civilDay } from "./civil-day.ts";
import { type Exact, exactOf, over, unity } from "./exact.ts";
import type { RateTable } from "./portfolio-input.ts";
import { carriedDays, lastUpTo } from "./standing.ts";

export type RateBook = ReturnType<typeof createRateBook>;

interface RateColumn {
  readonly days: Int32Array;
  readonly rates: Float64Array;
}

/** Units of one currency for one of another by day, as whole numbers of 24 places; null on days without a rate. */
export type RatePair = (day: number) => bigint | null;

/**
 * Exchange rates by day. A day without a rate of its own has the one before it, up to 14 days back; further back there is none
 * (null, NaN in arrays): a missing rate is never 1.
 */
export function createRateBook({ pivot, series }: RateTable) {
  const columns = new Map<string, RateColumn>();
  const pairs = new Map<string, Map<string, RatePair>>();
  const filled = new Map<string, Float64Array>();

  function columnOf(code: string): RateColumn | null {
    const known = columns.get(code);
    if (known !== undefined || !Object.hasOwn(series, code)) return known ?? null;
    const points = series[code] ?? [];
    const made = { days: new Int32Array(points.length), rates: new Float64Array(points.length) };
    for (const [index, { date, rate }] of points.entries()) {
      made.days[index] = civilDay(date);
      made.rates[index] = rate;
    }
    columns.set(code, made);
    return made;
  }

  /** Units for one of the pivot, day by day. */
  function column(code: string, firstDay: number, length: number): Float64Array {
    const values = new Float64Array(length);
    if (code === pivot) return values.fill(1);
    values.fill(Number.NaN);
    const known = columnOf(code);
    if (known === null) return values;
    const { days, rates } = known;
    let index = lastUpTo(days, firstDay);
    for (let offset = 0; offset < length; offset += 1) {
      const day = firstDay + offset;
      while (index + 1 < days.length && (days[index + 1] ?? 0) <= day) index += 1;
      const rate = rates[index];
      if (rate !== undefined && rate > 0 && day - (days[index] ?? 0) <= carriedDays) values[offset] = rate;
    }
    return values;
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
    // A rate stands for days, and the days of one pair are few: they are kept by day.
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
    pair,

    /** Units of `to` for one of `from`; null when either has no rate of the day. */
    at(from: string, to: string, day: number): Exact | null {
      if (from === to) return unity;
      const digits = pair(from, to)(day);
      return digits === null ? null : { digits, places: ratePlaces };
    },

    /** The same as numbers for the days from `firstDay` on; NaN where there is none. Read only. */
    fill(from: string, to: string, firstDay: number, length: number): Float64Array {
      const key = `${from}${to}${firstDay} ${length}`;
      const known = filled.get(key);
      if (known !== undefined) return known;
      const rates = new Float64Array(length).fill(1);
      if (from !== to) {
        const [old, wanted] = [column(from, firstDay, length), column(to, firstDay, length)];
        for (let index = 0; index < length; index += 1)
          rates[index] = (wanted[index] ?? Number.NaN) / (old[index] ?? Number.NaN);
      }
      if (filled.size >= keptFills) filled.clear();
      filled.set(key, rates);
      return rates;
    },
  };
}

/** Pairs of currencies over one range of days, and a few ranges more. */
const keptFills = 200;
