import type { CountedReturns } from "./counted-returns.ts";
import { minDays } from "./min-days.ts";

/**
 * How strongly returns move with those of a benchmark: covariance ÷ variance of the benchmark, over the weekdays on which both are
 * known. Null with fewer than `minDays` of them, and for a benchmark that doesn't move. Source: Sharpe, Capital Asset Prices (1964).
 */
export function marketBeta(own: CountedReturns, benchmark: CountedReturns): number | null {
  const pairs: (readonly [number, number])[] = [];
  let next = 0;
  own.days.forEach((day, index) => {
    while (next < benchmark.days.length && (benchmark.days[next] ?? 0) < day) next += 1;
    const mine = own.ratios[index] ?? Number.NaN;
    const theirs = benchmark.days[next] === day ? (benchmark.ratios[next] ?? Number.NaN) : Number.NaN;
    if (!Number.isNaN(mine) && !Number.isNaN(theirs)) pairs.push([mine, theirs]);
  });
  if (pairs.length < minDays) return null;
  const mean = (of: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[of], 0) / pairs.length;
  const [meanOwn, meanBenchmark] = [mean(0), mean(1)];
  let shared = 0;
  let spread = 0;
  for (const [mine, theirs] of pairs) {
    shared += (mine - meanOwn) * (theirs - meanBenchmark);
    spread += (theirs - meanBenchmark) ** 2;
  }
  return spread === 0 ? null : shared / spread;
}
