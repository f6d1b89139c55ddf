/**
 * Growth a year, for ever, at which a free cash flow is worth the price: required return less yield, both ratios, of a cash flow that grows
 * from now on. Null where there is no cash flow to grow. Source: M. Gordon, Dividends, Earnings and Stock Prices, 1959, solved for growth.
 */
export function impliedGrowth(freeCashFlow: number, marketCap: number, requiredReturn: number): number | null {
  if (freeCashFlow <= 0 || marketCap <= 0) return null;
  const flowToPrice = freeCashFlow / marketCap;
  return (requiredReturn - flowToPrice) / (1 + flowToPrice);
}
