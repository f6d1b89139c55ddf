/** Average weekdays per year: 365.25 · 5 / 7, rounded. Holidays among them count with their return, usually 0. */
export const weekdaysPerYear = 261;

/**
 * Standard deviation of the returns (sample, divisor n - 1) times the square root of the periods per year. Null with
 * fewer than two. Source: J. Hull, Options, Futures, and Other Derivatives, 9th edition, 2015, section 15.4.
 */
export function volatility(returns: ArrayLike<number>, periodsPerYear = weekdaysPerYear): number | null {
  const { length } = returns;
  if (length < 2) return null;
  const mean = meanOf(returns);
  let squares = 0;
  for (let index = 0; index < length; index += 1) squares += ((returns[index] ?? 0) - mean) ** 2;
  return Math.sqrt((squares / (length - 1)) * periodsPerYear);
}

export function meanOf(values: ArrayLike<number>): number {
  let sum = 0;
  for (let index = 0; index < values.length; index += 1) sum += values[index] ?? 0;
  return sum / values.length;
}
