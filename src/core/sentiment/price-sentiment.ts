/** Mood of a price change, 0 to 1 with 0.5 neutral; `changePercent` in per cent. Source: product specification, section 9. */
export function priceSentiment(changePercent: number | null): number | null {
  if (changePercent === null || !Number.isFinite(changePercent)) return null;
  if (changePercent > 5) return 0.9;
  if (changePercent > 2) return 0.7;
  if (changePercent > 0) return 0.6;
  if (changePercent > -2) return 0.4;
  if (changePercent > -5) return 0.3;
  return 0.1;
}
