/** The smallest range of the axis as a share of the value, so that a move of 0.4 % looks small. */
const minSpanRatio = 0.02;
/** Padding above and below the lines, as a share of their range. */
const paddingRatio = 0.05;

/** Returns the bounds of a chart's value axis in the values' own unit. Null if no value is known. */
export function chartScale(values: readonly (number | null)[]): { readonly low: number; readonly high: number } | null {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return null;
  const [lowest, highest] = [Math.min(...known), Math.max(...known)];
  const middle = (lowest + highest) / 2;
  const span = Math.max((highest - lowest) * (1 + 2 * paddingRatio), Math.abs(middle) * minSpanRatio) || 1;
  return { low: middle - span / 2, high: middle + span / 2 };
}
