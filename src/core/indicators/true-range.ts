/** Wilder's true range of every bar but the first, which has no close before it: as long as the bars, less one. */
export function trueRange(high: Float64Array, low: Float64Array, close: Float64Array): Float64Array {
  const ranges = new Float64Array(Math.max(0, close.length - 1));
  for (let index = 1; index < close.length; index++) {
    const before = close[index - 1]!;
    ranges[index - 1] = Math.max(high[index]!, before) - Math.min(low[index]!, before);
  }
  return ranges;
}

/** The same, bar by bar; NaN for the first. */
export function trueRangeStep(): (bar: {
  readonly high: number;
  readonly low: number;
  readonly close: number;
}) => number {
  let before = NaN;
  return ({ high, low, close }) => {
    const range = Math.max(high, before) - Math.min(low, before);
    before = close;
    return range;
  };
}
