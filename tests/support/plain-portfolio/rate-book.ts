import { type Decimal, decimal, one } from "#core/money/decimal.ts";
import { civilDay } from "#core/portfolio/civil-day.ts";
import type { RateTable } from "#core/portfolio/portfolio-input.ts";
import { carriedDays, lastUpTo } from "#core/portfolio/standing.ts";

export type RateBook = ReturnType<typeof createRateBook>;

/**
 * Exchange rates by day. A day without a rate uses the last one, up to 14 days back; otherwise there is none (null, NaN
 * in arrays). A missing rate is never 1.
 */
export function createRateBook({ pivot, series }: RateTable) {
  const columns = new Map<string, { days: Int32Array; rates: readonly number[] }>();
  for (const [code, points] of Object.entries(series)) {
    columns.set(code, {
      days: Int32Array.from(points, ({ date }) => civilDay(date)),
      rates: points.map(({ rate }) => rate),
    });
  }
  const crossRates = new Map<string, Decimal | null>();
  const filled = new Map<string, Float64Array>();

  /** Units per pivot unit, by day. */
  function column(code: string, firstDay: number, length: number): Float64Array {
    const values = new Float64Array(length);
    if (code === pivot) return values.fill(1);
    values.fill(Number.NaN);
    const known = columns.get(code);
    if (known === undefined) return values;
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

  function perPivot(code: string, day: number): number | null {
    if (code === pivot) return 1;
    const column = columns.get(code);
    if (column === undefined) return null;
    const index = lastUpTo(column.days, day);
    const at = column.days[index];
    if (at === undefined || day - at > carriedDays) return null;
    const rate = column.rates[index];
    return rate !== undefined && rate > 0 && Number.isFinite(rate) ? rate : null;
  }

  return {
    /** Units of `to` for one of `from`; null if either has no rate on the day. */
    at(from: string, to: string, day: number): Decimal | null {
      if (from === to) return one;
      const key = `${from}${to}${day}`;
      const known = crossRates.get(key);
      if (known !== undefined) return known;
      const [old, target] = [perPivot(from, day), perPivot(to, day)];
      const rate = old === null || target === null ? null : decimal(target).div(decimal(old));
      crossRates.set(key, rate);
      return rate;
    },

    /** The same as numbers from `firstDay` on; NaN without a rate. Read only. */
    fill(from: string, to: string, firstDay: number, length: number): Float64Array {
      const key = `${from}${to}${firstDay} ${length}`;
      const known = filled.get(key);
      if (known !== undefined) return known;
      const rates = new Float64Array(length).fill(1);
      if (from !== to) {
        const [old, target] = [column(from, firstDay, length), column(to, firstDay, length)];
        for (let index = 0; index < length; index += 1)
          rates[index] = (target[index] ?? Number.NaN) / (old[index] ?? Number.NaN);
      }
      if (filled.size >= maxFills) filled.clear();
      filled.set(key, rates);
      return rates;
    },
  };
}

/** Caches currency pairs over a few ranges of days. */
const maxFills = 200;
