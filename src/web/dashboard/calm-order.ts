/**
 * The order rows are shown in. While a pointer or the focus is among them they keep their places: what is gone leaves,
 * what is new joins at the end, and the wanted order waits.
 */
export function calmOrder(shown: readonly string[], wanted: readonly string[], isHeld: boolean): readonly string[] {
  if (!isHeld) return wanted;
  const kept = shown.filter((symbol) => wanted.includes(symbol));
  return [...kept, ...wanted.filter((symbol) => !kept.includes(symbol))];
}
