/**
 * Days for which a price or rate stays valid when none follows: longer than the longest closures of exchanges, such as
 * Lunar New Year.
 */
export const carriedDays = 14;

/** The index of the last entry that is at most `day`, or -1. */
export function lastUpTo(days: Int32Array, day: number): number {
  let low = 0;
  let high = days.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((days[middle] ?? 0) <= day) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Numbers by day, the first of those asked for at an offset. */
export interface DayView {
  readonly values: Float64Array;
  readonly offset: number;
}
