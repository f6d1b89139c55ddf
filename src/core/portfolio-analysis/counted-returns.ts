import { isWeekend, type PlainDate } from "#core/calendar/plain-date.ts";
import type { DailyReturn } from "./daily-returns.ts";
import { linkedReturn } from "./linked-return.ts";

export interface CountedReturn {
  readonly date: PlainDate;
  /** Null when one of the days in it is not known. */
  readonly returnRatio: number | null;
}

/**
 * The returns that statistics count: one for each weekday on which something was invested. What happened on a Saturday or a
 * Sunday (a coin, a rate) belongs to the weekday after it, so that a year has 261 of them whatever is held.
 */
export function countedReturns(returns: readonly DailyReturn[]): readonly CountedReturn[] {
  const counted: CountedReturn[] = [];
  let weekend: DailyReturn[] = [];
  for (const day of returns) {
    if (!day.isInvested) continue;
    if (isWeekend(day.date)) weekend.push(day);
    else {
      const returnRatio = weekend.length === 0 ? day.returnRatio : linkedReturn([...weekend, day]);
      counted.push({ date: day.date, returnRatio });
      weekend = [];
    }
  }
  const last = weekend.at(-1);
  if (last === undefined) return counted;
  // A range that ends on a weekend: the weekend belongs to the weekday before it, or stands alone.
  const before = counted.pop();
  const rest = before === undefined ? weekend : [before, ...weekend];
  return [...counted, { date: before?.date ?? last.date, returnRatio: linkedReturn(rest) }];
}
