import { civilDay } from "./civil-day.ts";
import type { RateTable } from "./portfolio-input.ts";
import { carriedDays } from "./standing.ts";

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

/** Published rates as columns by currency, and the rates by day that follow from them. */
export function createRateColumns({ pivot, series }: RateTable) {
  const columns = new Map<string, RateColumn>();

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

  function daysBetween(from: string, to: string): DayRates {
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

  /** The first day of a currency's own rates. */
  function firstDayOf(code: string): number {
    return columnOf(code)?.days[0] ?? Number.POSITIVE_INFINITY;
  }

  return { of: columnOf, daysBetween, firstDayOf };
}
