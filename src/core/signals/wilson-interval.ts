export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Two-sided 95 % of the standard normal distribution. */
const z = 1.959_963_984_540_054;

/**
 * The 95 % interval of a hit rate. Null without a case. Source: E. B. Wilson, Probable Inference, the Law of
 * Succession, and Statistical Inference, JASA 22, 1927.
 */
export function wilsonInterval(hits: number, total: number): Interval | null {
  if (total <= 0) return null;
  const share = hits / total;
  const scale = 1 + z ** 2 / total;
  const middle = (share + z ** 2 / (2 * total)) / scale;
  const half = (z / scale) * Math.sqrt((share * (1 - share)) / total + z ** 2 / (4 * total ** 2));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
