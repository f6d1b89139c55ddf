/**
 * The direction of the drift as known at each bar: 1 if most of the moves over `horizonBars` that had ended by then
 * were rises, -1 if most were falls. A tie, or no past, counts as a rise.
 */
export function driftSides(closes: ArrayLike<number | null>, horizonBars: number): Int8Array {
  let balance = 0;
  return Int8Array.from(closes, (close, index) => {
    const move = (close ?? NaN) - (closes[index - horizonBars] ?? NaN);
    if (Number.isFinite(move)) balance += Math.sign(move);
    return balance < 0 ? -1 : 1;
  });
}
