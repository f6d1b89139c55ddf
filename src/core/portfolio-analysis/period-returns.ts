import { dateOfDay, dayNumber, isWeekendDay, plainDate } from "#core/calendar/plain-date.ts";
import type { DailyReturns } from "./daily-returns.ts";
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

/** The time-weighted return of each calendar month and year of the days. Periods without an investment are left out. */
export function periodReturns(returns: DailyReturns): PeriodReturns {
  return {
    months: periodsOf(returns, "2026-03".length, (period) => ({
      first: dayNumber(`${period}-01`),
      last: dayNumber(plainDate(Number(period.slice(0, 4)), Number(period.slice(5)) + 1, 0)),
    })),
    years: periodsOf(returns, "2026".length, (period) => ({
      first: dayNumber(`${period}-01-01`),
      last: dayNumber(`${period}-12-31`),
    })),
  };
}

function periodsOf(
  { days, ratios, isInvested }: DailyReturns,
  length: number,
  boundsOf: (period: string) => { readonly first: number; readonly last: number },
): readonly PeriodReturn[] {
  const periods: PeriodReturn[] = [];
  const nextInvested = (from: number) => {
    let index = from;
    while (index < days.length && isInvested[index] === 0) index += 1;
    return index;
  };
  for (let start = nextInvested(0), end = start; start < days.length; start = nextInvested(end)) {
    const firstDay = days[start] ?? 0;
    const period = dateOfDay(firstDay).slice(0, length);
    const { first, last } = boundsOf(period);
    let lastDay = firstDay;
    for (end = start; end < days.length && (days[end] ?? 0) <= last; end += 1)
      if (isInvested[end] === 1) lastDay = days[end] ?? 0;
    periods.push({
      period,
      // Days without an investment have a return of 0.
      returnRatio: linkedReturn(ratios, start, end),
      isPartial: hasWeekday(first, firstDay - 1) || hasWeekday(lastDay + 1, last),
    });
  }
  return periods;
}

function hasWeekday(from: number, to: number): boolean {
  for (let day = from; day <= to; day += 1) if (!isWeekendDay(day)) return true;
  return false;
}
