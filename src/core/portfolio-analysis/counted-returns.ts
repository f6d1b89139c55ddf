import { isWeekendDay } from "#core/calendar/plain-date.ts";
import type { DailyReturns } from "./daily-returns.ts";

/** Days since 1970-01-01 and their returns; NaN if one of the days that count for it is unknown. */
export type CountedReturns = Pick<DailyReturns, "days" | "ratios">;

/**
 * The returns used in statistics: one for each weekday on which something was invested. Weekend moves (crypto, exchange
 * rates) belong to the next weekday, so that a year always has 261 of them.
 */
export function countedReturns(returns: DailyReturns): CountedReturns {
  const length = returns.days.length;
  const days = new Int32Array(length);
  const ratios = new Float64Array(length);
  let count = 0;
  let growth = 1;
  /** The last weekend day that waits for its weekday. */
  let weekendDay: number | null = null;
  for (let index = 0; index < length; index += 1) {
    if (returns.isInvested[index] === 0) continue;
    const day = returns.days[index] ?? 0;
    const ratio = returns.ratios[index] ?? Number.NaN;
    if (isWeekendDay(day)) {
      growth *= 1 + ratio;
      weekendDay = day;
      continue;
    }
    days[count] = day;
    ratios[count] = weekendDay === null ? ratio : growth * (1 + ratio) - 1;
    count += 1;
    growth = 1;
    weekendDay = null;
  }
  if (weekendDay !== null) {
    // If a range ends on a weekend, the weekend belongs to the previous weekday, or counts alone.
    const isAlone = count === 0;
    if (isAlone) days[0] = weekendDay;
    const last = isAlone ? 0 : count - 1;
    ratios[last] = (isAlone ? 1 : 1 + (ratios[last] ?? Number.NaN)) * growth - 1;
    count = last + 1;
  }
  return { days: days.subarray(0, count), ratios: ratios.subarray(0, count) };
}
