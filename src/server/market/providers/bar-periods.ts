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
  // The date is computed once per row: over decades of rows, that is most of the work.
  const periods: { row: BarRow; date: string }[] = [];
  for (const row of rows.toSorted((a, b) => a.at - b.at)) {
    const date = zonedDate(row.at, timeZone);
    const last = periods.at(-1);
    if (last !== undefined && isSamePeriod(last, { row, date }, interval)) last.row = join(last.row, row);
    else periods.push({ row, date });
  }
  const isIntraday = minutesOfInterval[interval] !== undefined;
  return periods.map(({ row: { at, ...bar }, date }) => ({
    date,
    ...(isIntraday ? { time: new Date(at).toISOString() } : {}),
    ...bar,
  }));
}

interface Dated {
  readonly row: BarRow;
  readonly date: string;
}

function isSamePeriod(first: Dated, second: Dated, interval: HistoryInterval): boolean {
  const minutes = minutesOfInterval[interval];
  if (minutes !== undefined) return second.row.at - first.row.at < minutes * 60_000;
  return period(first.date, interval) === period(second.date, interval);
}

function period(day: string, interval: HistoryInterval): string {
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
