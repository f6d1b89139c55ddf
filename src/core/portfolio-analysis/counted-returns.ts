import { isWeekend, type PlainDate } from "#core/calendar/plain-date.ts";
import type { DailyReturn } from "./daily-returns.ts";
import { linkedReturn } from "./linked-return.ts";

export interface CountedReturn {
  readonly date: PlainDate;
  /** Null if one of its days is unknown. */
  readonly returnRatio: number | null;
}

/**
 * The returns used in statistics: one for each weekday on which something was invested. Weekend moves (crypto, exchange
 * rates) belong to the next weekday, so that a year always has 261 of them.
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
  // If a range ends on a weekend, the weekend belongs to the previous weekday, or counts alone.
  const before = counted.pop();
  const rest = before === undefined ? weekend : [before, ...weekend];
  return [...counted, { date: before?.date ?? last.date, returnRatio: linkedReturn(rest) }];
}
