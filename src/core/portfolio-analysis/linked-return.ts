/**
 * Links returns of consecutive days: the product of `1 + return`, less 1 (time-weighted; CFA Institute, GIPS standards,
 * 2020). Null if one is unknown or there are none.
 */
export function linkedReturn(returns: readonly { readonly returnRatio: number | null }[]): number | null {
  if (returns.length === 0) return null;
  let growth = 1;
  for (const { returnRatio } of returns) {
    if (returnRatio === null) return null;
    growth *= 1 + returnRatio;
  }
  return growth - 1;
}
