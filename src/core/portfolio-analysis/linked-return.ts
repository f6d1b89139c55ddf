/**
 * Returns of days in a row as one: the product of `1 + return`, less 1 (time-weighted; CFA Institute, GIPS standards, 2020).
 * Null when one of them is not known or there is none.
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
