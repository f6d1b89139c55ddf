const minPairs = 20;

/** Closes by day. */
type Closes = readonly { readonly date: string; readonly close: number }[];

/**
 * Pearson correlation of the daily returns of two series on the days both have, from −1 to 1, with the number of
 * returns. Null with fewer than 20 returns or without any variation.
 */
export function correlation(one: Closes, other: Closes): { readonly value: number; readonly count: number } | null {
  const closes = new Map(other.map(({ date, close }) => [date, close]));
  const shared = one.flatMap(({ date, close }) => {
    const second = closes.get(date);
    return second !== undefined && close > 0 && second > 0 ? [[close, second] as const] : [];
  });
  const returns = shared.slice(1).map(([first, second], index) => {
    const [firstBefore, secondBefore] = shared[index] as readonly [number, number];
    return [first / firstBefore - 1, second / secondBefore - 1] as const;
  });
  if (returns.length < minPairs) return null;
  const mean = (at: 0 | 1) => returns.reduce((sum, pair) => sum + pair[at], 0) / returns.length;
  const [first, second] = [mean(0), mean(1)];
  const products = (left: 0 | 1, right: 0 | 1) => {
    const means = [first, second] as const;
    return returns.reduce((sum, pair) => sum + (pair[left] - means[left]) * (pair[right] - means[right]), 0);
  };
  const spread = Math.sqrt(products(0, 0) * products(1, 1));
  return spread === 0 ? null : { value: products(0, 1) / spread, count: returns.length };
}
