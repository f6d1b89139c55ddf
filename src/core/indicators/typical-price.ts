/** The mean of high, low and close. */
export function typicalPrice({
  high,
  low,
  close,
}: {
  readonly high: number;
  readonly low: number;
  readonly close: number;
}): number {
  return (high + low + close) / 3;
}

/** The same for columns. */
export function typicalPrices({
  high,
  low,
  close,
}: {
  readonly high: Float64Array;
  readonly low: Float64Array;
  readonly close: Float64Array;
}): Float64Array {
  return close.map((value, index) => (high[index]! + low[index]! + value) / 3);
}
