/** Average weekdays per year: 365.25 · 5 / 7, rounded. Holidays among them count with their return, usually 0. */
export const weekdaysPerYear = 261;

/**
 * Standard deviation of the returns (sample, divisor n - 1) times the square root of the periods per year. Null with
 * fewer than two. Source: J. Hull, Options, Futures, and Other Derivatives, 9th edition, 2015, section 15.4.
 */
export function volatility(returns: readonly number[], periodsPerYear = weekdaysPerYear): number | null {
  if (returns.length < 2) return null;
  const mean = meanOf(returns);
  const squares = returns.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Math.sqrt((squares / (returns.length - 1)) * periodsPerYear);
}

export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
