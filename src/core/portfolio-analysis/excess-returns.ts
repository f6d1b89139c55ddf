/** Returns of periods less the risk-free return of such a period, from a yearly ratio (0.03), compounded. */
export function excessReturns(returns: ArrayLike<number>, riskFreeRatio: number, periodsPerYear: number): Float64Array {
  const riskFreeOfPeriod = (1 + riskFreeRatio) ** (1 / periodsPerYear) - 1;
  const excess = new Float64Array(returns.length);
  for (let index = 0; index < excess.length; index += 1) excess[index] = (returns[index] ?? 0) - riskFreeOfPeriod;
  return excess;
}
