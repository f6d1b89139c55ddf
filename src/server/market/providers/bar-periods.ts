import { mondayOf, zonedDate } from "#core/calendar/index.ts";
import type { HistoryInterval } from "#contract/market.ts";
import type { Bar } from "#core/market/bar.ts";
import { minutesOfInterval } from "../minutes-of-interval.ts";

/** A bar as services give it, by its instant. */
export interface BarRow extends Omit<Bar, "date" | "time"> {
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** Sorted bars, one a period: services append the running price as a row of its own, which belongs to the last period. */
export function barPeriods(rows: readonly BarRow[], interval: HistoryInterval, timeZone: string): readonly Bar[] {
  const periods: BarRow[] = [];
  for (const row of rows.toSorted((a, b) => a.at - b.at)) {
    const last = periods.at(-1);
    if (last !== undefined && isSamePeriod(last.at, row.at, interval, timeZone))
      periods[periods.length - 1] = join(last, row);
    else periods.push(row);
  }
  const isIntraday = minutesOfInterval[interval] !== undefined;
  return periods.map(({ at, ...bar }) => ({
    date: zonedDate(at, timeZone),
    ...(isIntraday ? { time: new Date(at).toISOString() } : {}),
    ...bar,
  }));
}

function isSamePeriod(first: number, second: number, interval: HistoryInterval, timeZone: string): boolean {
  const minutes = minutesOfInterval[interval];
  if (minutes !== undefined) return second - first < minutes * 60_000;
  return period(first, interval, timeZone) === period(second, interval, timeZone);
}

function period(at: number, interval: HistoryInterval, timeZone: string): string {
  const day = zonedDate(at, timeZone);
  if (interval === "1mo") return day.slice(0, 7);
  return interval === "1wk" ? mondayOf(day) : day;
}

function join(first: BarRow, second: BarRow): BarRow {
  return {
    at: first.at,
    open: first.open ?? second.open,
    high: extreme(Math.max, first.high, second.high),
    low: extreme(Math.min, first.low, second.low),
    close: second.close,
    // The running row repeats volume that the period may already hold.
    volume: extreme(Math.max, first.volume, second.volume),
  };
}

function extreme(pick: (a: number, b: number) => number, a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : pick(a, b);
}
