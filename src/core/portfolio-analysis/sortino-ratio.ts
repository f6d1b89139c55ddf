import { excessReturns } from "./excess-returns.ts";
import { meanOf, weekdaysPerYear } from "./volatility.ts";

/**
 * Root of the mean squared shortfall below the risk-free return, over all periods (not just those with a shortfall),
 * annualised: F. Sortino and L. Price, Performance Measurement in a Downside Risk Framework, Journal of Investing,
 * 1994.
 */
export function downsideDeviation(
  returns: ArrayLike<number>,
  { riskFreeRatio = 0, periodsPerYear = weekdaysPerYear }: { riskFreeRatio?: number; periodsPerYear?: number } = {},
): number | null {
  if (returns.length < 2) return null;
  const shortfalls = excessReturns(returns, riskFreeRatio, periodsPerYear);
  for (let index = 0; index < shortfalls.length; index += 1)
    shortfalls[index] = Math.min(0, shortfalls[index] ?? 0) ** 2;
  return Math.sqrt(meanOf(shortfalls) * periodsPerYear);
}

/**
 * Mean excess return over the downside deviation, both annualised. Null with fewer than two returns, or without a
 * shortfall.
 */
export function sortinoRatio(
  returns: ArrayLike<number>,
  { riskFreeRatio = 0, periodsPerYear = weekdaysPerYear }: { riskFreeRatio?: number; periodsPerYear?: number } = {},
): number | null {
  const risk = downsideDeviation(returns, { riskFreeRatio, periodsPerYear });
  if (risk === null || risk === 0) return null;
  return (meanOf(excessReturns(returns, riskFreeRatio, periodsPerYear)) * periodsPerYear) / risk;
}
