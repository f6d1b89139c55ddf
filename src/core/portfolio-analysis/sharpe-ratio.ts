import { excessReturns } from "./excess-returns.ts";
import { meanOf, volatility, weekdaysPerYear } from "./volatility.ts";

/** Smaller deviations are binary rounding, not risk. */
const noRisk = 1e-9;

/**
 * Mean excess return over its standard deviation, both annualised: W. F. Sharpe, The Sharpe Ratio, Journal of Portfolio
 * Management, 1994. Null with fewer than two returns, or if they never differ.
 */
export function sharpeRatio(
  returns: ArrayLike<number>,
  { riskFreeRatio = 0, periodsPerYear = weekdaysPerYear }: { riskFreeRatio?: number; periodsPerYear?: number } = {},
): number | null {
  const excess = excessReturns(returns, riskFreeRatio, periodsPerYear);
  const risk = volatility(excess, periodsPerYear);
  return risk === null || risk < noRisk ? null : (meanOf(excess) * periodsPerYear) / risk;
}
