import type { PlainDate } from "#core/calendar/plain-date.ts";
import type { DayValue } from "#core/portfolio/day-value.ts";

export interface DailyReturn {
  readonly date: PlainDate;
  /** Null when the value of the day or of the day before is not known. */
  readonly returnRatio: number | null;
  /** False on days on which nothing was invested: they count for no statistic and break no chain. */
  readonly isInvested: boolean;
}

/** Less than this counts as nothing: what is left of a sold position by the rounding of binary numbers. */
const nothing = 1e-6;

/**
 * The return of each day after the first: `(value + outflow) / (value before + inflow) - 1`, inflows at the start of the day
 * and outflows at its end (C. Bacon, Practical Portfolio Performance Measurement and Attribution, 2nd edition, 2008, chapter 2).
 * A gain on nothing, such as a dividend paid after the sale, is no return: it shows in the total gain alone.
 */
export function dailyReturns(days: readonly DayValue[]): readonly DailyReturn[] {
  return days.slice(1).map((day, index) => returnOfDay(days[index]!, day));
}

function returnOfDay(before: DayValue, day: DayValue): DailyReturn {
  if (before.value === null || day.value === null) return { date: day.date, returnRatio: null, isInvested: true };
  const invested = before.value + day.inflow;
  if (Math.abs(invested) < nothing) return { date: day.date, returnRatio: 0, isInvested: false };
  // What is owed cannot be invested: a return on a debt has no meaning.
  if (invested < 0) return { date: day.date, returnRatio: null, isInvested: true };
  return { date: day.date, returnRatio: (day.value + day.outflow) / invested - 1, isInvested: true };
}
