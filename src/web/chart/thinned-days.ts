/**
 * Indices that draw a line of many days as it looks with all of them: of each stretch the first, the lowest, the highest and
 * the last. Days without value are kept where a gap begins.
 */
export function thinnedDays(values: readonly (number | null)[], most: number): readonly number[] {
  if (values.length <= most) return [...values.keys()];
  const stretch = Math.ceil((4 * values.length) / most);
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
