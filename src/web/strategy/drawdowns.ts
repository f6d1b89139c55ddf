/** How far each value stands below the highest one so far: 0 at a high, -0.2 a fifth below it. */
export function drawdowns(values: Float64Array): number[] {
  let high = -Infinity;
  return Array.from(values, (value) => {
    high = Math.max(high, value);
    return high > 0 ? value / high - 1 : 0;
  });
}
