/** Returns of periods less the risk-free return of such a period, from a yearly ratio (0.03), compounded. */
export function excessReturns(returns: readonly number[], riskFreeRatio: number, periodsPerYear: number): number[] {
  const riskFreeOfPeriod = (1 + riskFreeRatio) ** (1 / periodsPerYear) - 1;
  return returns.map((value) => value - riskFreeOfPeriod);
}
