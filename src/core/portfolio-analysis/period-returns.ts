import { addDays, isWeekend, plainDate, type PlainDate } from "#core/calendar/plain-date.ts";
import type { DayValue } from "#core/portfolio/day-value.ts";
import { dailyReturns, type DailyReturn } from "./daily-returns.ts";
import { linkedReturn } from "./linked-return.ts";

export interface PeriodReturn {
  /** 2026, or 2026-03. */
  readonly period: string;
  /** Time-weighted. Null if a value in it is unknown. */
  readonly returnRatio: number | null;
  /** True if one of its weekdays lies outside the range, or outside the days with something invested. */
  readonly isPartial: boolean;
}

export interface PeriodReturns {
  readonly months: readonly PeriodReturn[];
  readonly years: readonly PeriodReturn[];
}

/**
 * The time-weighted return of each calendar month and year of the range. Periods without an investment are left out.
 * `returns` are the daily returns of the days, for callers that have them.
 */
export function periodReturns(days: readonly DayValue[], returns = dailyReturns(days)): PeriodReturns {
  const invested = returns.filter(({ isInvested }) => isInvested);
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
  const periods: PeriodReturn[] = [];
  // Days ascend, so the days of a period follow each other.
  for (let start = 0, end = 0; start < invested.length; start = end) {
    const period = invested[start]!.date.slice(0, length);
    while (invested[end]?.date.startsWith(period) === true) end += 1;
    const { first, last } = boundsOf(period);
    periods.push({
      period,
      returnRatio: linkedReturn(invested.slice(start, end)),
      isPartial:
        hasWeekday(first, addDays(invested[start]!.date, -1)) || hasWeekday(addDays(invested[end - 1]!.date, 1), last),
    });
  }
  return periods;
}

function hasWeekday(from: PlainDate, to: PlainDate): boolean {
  for (let date = from; date <= to; date = addDays(date, 1)) if (!isWeekend(date)) return true;
  return false;
}
