/**
 * The perpetual annual growth at which a free cash flow justifies the price: required return less yield, both ratios,
 * of a growing cash flow. Null without a positive cash flow. Source: M. Gordon, Dividends, Earnings and Stock Prices,
 * 1959, solved for growth.
 */
export function impliedGrowth(freeCashFlow: number, marketCap: number, requiredReturn: number): number | null {
  if (freeCashFlow <= 0 || marketCap <= 0) return null;
  const flowToPrice = freeCashFlow / marketCap;
  return (requiredReturn - flowToPrice) / (1 + flowToPrice);
}
