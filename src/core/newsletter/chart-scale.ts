/** The smallest part of the value that an axis spans, so that a move of 0.4 % looks like one. */
const minSpanRatio = 0.02;
/** Space kept free above and below the lines, as a part of what they span. */
const paddingRatio = 0.05;

/** Where the value axis of a letter's chart begins and ends, in the values' own unit; null when no value is known. */
export function chartScale(values: readonly (number | null)[]): { readonly low: number; readonly high: number } | null {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return null;
  const [lowest, highest] = [Math.min(...known), Math.max(...known)];
  const middle = (lowest + highest) / 2;
  const span = Math.max((highest - lowest) * (1 + 2 * paddingRatio), Math.abs(middle) * minSpanRatio) || 1;
  return { low: middle - span / 2, high: middle + span / 2 };
}
