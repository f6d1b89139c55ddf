/**
 * Returns the order in which rows are shown. While a pointer or the focus is among them they keep their places: removed
 * rows go, new ones join at the end, and re-sorting waits.
 */
export function calmOrder(current: readonly string[], sorted: readonly string[], isHeld: boolean): readonly string[] {
  if (!isHeld) return sorted;
  const kept = current.filter((symbol) => sorted.includes(symbol));
  return [...kept, ...sorted.filter((symbol) => !kept.includes(symbol))];
}
