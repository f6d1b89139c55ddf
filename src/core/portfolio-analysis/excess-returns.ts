/** Returns of periods less what a risk-free yearly ratio (0.03) earns in such a period, compounded. */
export function excessReturns(returns: readonly number[], riskFreeRatio: number, periodsPerYear: number): number[] {
  const riskFreeOfPeriod = (1 + riskFreeRatio) ** (1 / periodsPerYear) - 1;
  return returns.map((value) => value - riskFreeOfPeriod);
}
