export interface LinearScale {
  (value: number): number;
  /** Returns about so many round values within the domain, ascending. */
  readonly ticks: (count: number) => readonly number[];
  /** Returns the same scale with its domain widened to round values, about `count` steps apart. */
  readonly nice: (count: number) => LinearScale;
}

/**
 * Maps a domain to a range in proportion. An empty domain maps to the middle of the range. Thirty lines in place of
 * d3-scale, which brings interpolation, colours and number formats: 8 KiB on every page with a chart.
 */
export function linearScale([low, high]: readonly [number, number], range: readonly [number, number]): LinearScale {
  const [start, end] = range;
  const scale = (value: number): number =>
    high === low ? (start + end) / 2 : start + ((value - low) / (high - low)) * (end - start);
  return Object.assign(scale, {
    ticks: (count: number): readonly number[] => {
      const step = roundStep(high - low, count);
      if (step === null) return [low];
      const first = Math.ceil(step.of(low));
      const last = Math.floor(step.of(high));
      return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => step.times(first + index));
    },
    nice: (count: number): LinearScale => {
      const step = roundStep(high - low, count);
      if (step === null) return linearScale([low, high], range);
      return linearScale([step.times(Math.floor(step.of(low))), step.times(Math.ceil(step.of(high)))], range);
    },
  });
}

/** Returns 1, 2 or 5 times a power of ten; null if the span is empty. A step below 1 divides by a whole number, which is exact. */
function roundStep(span: number, count: number) {
  if (!(span > 0) || !Number.isFinite(span)) return null;
  const rough = span / count;
  const power = Math.floor(Math.log10(rough));
  const share = rough / 10 ** power;
  const factor = share >= Math.sqrt(50) ? 10 : share >= Math.sqrt(10) ? 5 : share >= Math.SQRT2 ? 2 : 1;
  if (power >= 0) {
    const size = factor * 10 ** power;
    return { of: (value: number) => value / size, times: (steps: number) => steps * size };
  }
  const parts = 10 ** -power / factor;
  return { of: (value: number) => value * parts, times: (steps: number) => steps / parts };
}
