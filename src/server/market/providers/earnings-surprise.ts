/** Reported less expected earnings per share, and the same in per cent of what was expected; null where one is unknown. */
export function earningsSurprise(
  actual: number | null,
  estimate: number | null,
): { readonly surprise: number | null; readonly surprisePercent: number | null } {
  if (actual === null || estimate === null) return { surprise: null, surprisePercent: null };
  // Earnings have a few decimals; what a subtraction adds to them is noise.
  const surprise = Number((actual - estimate).toFixed(6));
  return { surprise, surprisePercent: estimate === 0 ? null : (surprise / Math.abs(estimate)) * 100 };
}
