import { type Decimal, decimal, one } from "#core/money/decimal.ts";
import { civilDay } from "./civil-day.ts";
import type { RateTable } from "./portfolio-input.ts";
import { carriedDays, lastUpTo } from "./standing.ts";

export type RateBook = ReturnType<typeof createRateBook>;

/**
 * Exchange rates by day. A day without a rate of its own has the one before it, up to 14 days back; further back there is none
 * (null, NaN in arrays): a missing rate is never 1.
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
    /** Units of `to` for one of `from`; null when either has no rate of the day. */
    at(from: string, to: string, day: number): Decimal | null {
      if (from === to) return one;
      const key = `${from}${to}${day}`;
      const known = crossRates.get(key);
      if (known !== undefined) return known;
      const [old, wanted] = [perPivot(from, day), perPivot(to, day)];
      const rate = old === null || wanted === null ? null : decimal(wanted).div(decimal(old));
      crossRates.set(key, rate);
      return rate;
    },

    /** The same as numbers for the days from `firstDay` on; NaN where there is none. */
    fill(from: string, to: string, firstDay: number, length: number): Float64Array {
      const filled = new Float64Array(length);
      if (from === to) return filled.fill(1);
      for (let index = 0; index < length; index += 1) {
        const [old, wanted] = [perPivot(from, firstDay + index), perPivot(to, firstDay + index)];
        filled[index] = old === null || wanted === null ? Number.NaN : wanted / old;
      }
      return filled;
    },
  };
}
