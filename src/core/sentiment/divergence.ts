export interface Divergence {
  /** Price mood less news mood. */
  readonly gap: number;
  readonly kind: "price-up-news-negative" | "price-down-news-positive";
}

const minGap = 0.2;

/**
 * Returns the divergence of price and news: on opposite sides of 0.5 and at least 0.2 apart. Null if they agree or one
 * is unknown.
 */
export function divergence(priceMood: number | null, newsMood: number | null): Divergence | null {
  if (priceMood === null || newsMood === null) return null;
  const gap = priceMood - newsMood;
  // Tolerance for binary rounding: 0.6 and 0.4 are 0.2 apart.
  if (Math.abs(gap) < minGap - 1e-9 || (priceMood - 0.5) * (newsMood - 0.5) >= 0) return null;
  return gap > 0 ? { gap, kind: "price-up-news-negative" } : { gap, kind: "price-down-news-positive" };
}
