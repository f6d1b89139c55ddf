/** Fewer shared returns give no correlation. */
export const minCorrelatedReturns = 20;

/** Closes by day. */
type Closes = readonly { readonly date: string; readonly close: number }[];

/**
 * Pearson correlation of the daily returns of two series on the days both have, from −1 to 1, with the number of
 * returns. The value is null with too few returns or without any variation.
 */
export function correlation(one: Closes, other: Closes): { readonly value: number | null; readonly count: number } {
  const closes = new Map(other.map(({ date, close }) => [date, close]));
  const shared = one.flatMap(({ date, close }) => {
    const second = closes.get(date);
    return second !== undefined && close > 0 && second > 0 ? [[close, second] as const] : [];
  });
  const returns = shared.slice(1).map(([first, second], index) => {
    const [firstBefore, secondBefore] = shared[index] as readonly [number, number];
    return [first / firstBefore - 1, second / secondBefore - 1] as const;
  });
  const count = returns.length;
  if (count < minCorrelatedReturns) return { value: null, count };
  const mean = (at: 0 | 1) => returns.reduce((sum, pair) => sum + pair[at], 0) / returns.length;
  const [first, second] = [mean(0), mean(1)];
  const products = (left: 0 | 1, right: 0 | 1) => {
    const means = [first, second] as const;
    return returns.reduce((sum, pair) => sum + (pair[left] - means[left]) * (pair[right] - means[right]), 0);
  };
  const spread = Math.sqrt(products(0, 0) * products(1, 1));
  return { value: spread === 0 ? null : products(0, 1) / spread, count };
}

/** Two symbols and the correlation of their daily returns. */
export interface CorrelatedPair {
  readonly symbols: readonly [string, string];
  readonly result: ReturnType<typeof correlation>;
}

/** Correlates each series with every later one. */
export function correlatedPairs(
  series: readonly { readonly symbol: string; readonly closes: Closes }[],
): readonly CorrelatedPair[] {
  return series.flatMap((one, index) =>
    series.slice(index + 1).map((other) => ({
      symbols: [one.symbol, other.symbol] as const,
      result: correlation(one.closes, other.closes),
    })),
  );
}
