/**
 * Returns the indices that preserve a long line's shape: the first, lowest, highest and last of each stretch. A gap
 * keeps its first missing day.
 */
export function thinnedDays(values: readonly (number | null)[], maxDays: number): readonly number[] {
  if (values.length <= maxDays) return [...values.keys()];
  const stretch = Math.ceil((4 * values.length) / maxDays);
  const kept = new Set<number>();
  for (let start = 0; start < values.length; start += stretch) {
    const end = Math.min(start + stretch, values.length) - 1;
    let [low, high] = [start, start];
    for (let index = start; index <= end; index++) {
      const value = values[index] ?? null;
      if (value === null) {
        kept.add(index);
        break;
      }
      if (value < (values[low] ?? Infinity)) low = index;
      if (value > (values[high] ?? -Infinity)) high = index;
    }
    for (const index of [start, low, high, end]) kept.add(index);
  }
  return [...kept].sort((a, b) => a - b);
}
