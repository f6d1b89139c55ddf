import { addDays, isWeekend, plainDate, type PlainDate } from "#core/calendar/plain-date.ts";
import type { DayValue } from "#core/portfolio/day-value.ts";
import { dailyReturns, type DailyReturn } from "./daily-returns.ts";
import { linkedReturn } from "./linked-return.ts";

export interface PeriodReturn {
  /** 2026, or 2026-03. */
  readonly period: string;
  /** Time-weighted; null when a value in it is not known. */
  readonly returnRatio: number | null;
  /** Whether a weekday of it lies outside the range, or before the first or after the last day with something invested. */
  readonly isPartial: boolean;
}

export interface PeriodReturns {
  readonly months: readonly PeriodReturn[];
  readonly years: readonly PeriodReturn[];
}

/** The time-weighted return of each calendar month and year of the range. Periods in which nothing was invested are left out. */
export function periodReturns(days: readonly DayValue[]): PeriodReturns {
  const invested = dailyReturns(days).filter(({ isInvested }) => isInvested);
  return {
    months: periodsOf(invested, "2026-03".length, monthBounds),
    years: periodsOf(invested, "2026".length, (period) => ({ first: `${period}-01-01`, last: `${period}-12-31` })),
  };
}

interface Bounds {
  readonly first: PlainDate;
  readonly last: PlainDate;
}

function monthBounds(period: string): Bounds {
  return { first: `${period}-01`, last: plainDate(Number(period.slice(0, 4)), Number(period.slice(5)) + 1, 0) };
}

function periodsOf(
  invested: readonly DailyReturn[],
  length: number,
  boundsOf: (period: string) => Bounds,
): readonly PeriodReturn[] {
  return [...Map.groupBy(invested, ({ date }) => date.slice(0, length))].map(([period, returns]) => {
    const { first, last } = boundsOf(period);
    return {
      period,
      returnRatio: linkedReturn(returns),
      isPartial: hasWeekday(first, addDays(returns[0]!.date, -1)) || hasWeekday(addDays(returns.at(-1)!.date, 1), last),
    };
  });
}

function hasWeekday(from: PlainDate, to: PlainDate): boolean {
  for (let date = from; date <= to; date = addDays(date, 1)) if (!isWeekend(date)) return true;
  return false;
}
