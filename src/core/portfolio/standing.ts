/** How long the price or rate of a day stands when none follows: over the longest closures of exchanges, such as lunar new year. */
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
