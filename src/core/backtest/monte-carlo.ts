import type { Trade } from "./result.ts";

/** Quantiles of the simulated runs: 0.25 is a quarter of them below. */
export interface Quantiles {
  readonly p5: number;
  readonly p25: number;
  readonly p50: number;
  readonly p75: number;
  readonly p95: number;
}

export interface MonteCarlo {
  readonly tradeCount: number;
  readonly runs: number;
  /** The same trades in another order. Measured at the ends of trades, without drawdowns within them. 0 or negative. */
  readonly maximumDrawdownRatio: Quantiles;
  /** The same number of trades, drawn with replacement. */
  readonly finalValue: Quantiles;
  /** Share of the draws that ended below the start. */
  readonly lossShare: number;
  /** The actual order of the trades, measured in the same way. */
  readonly actual: { readonly maximumDrawdownRatio: number; readonly finalValue: number };
}

/**
 * Estimates how much a result depended on the order and selection of its trades. Each closed trade counts as the growth
 * of the account between the end of the previous trade and its own. Simultaneous trades count one after the other. The
 * same seed gives the same result. Null with fewer than two closed trades. After P. Good, Permutation, Parametric and
 * Bootstrap Tests, 2005.
 */
export function monteCarlo({
  trades,
  startCash,
  runs = 1000,
  seed = 1,
}: {
  readonly trades: readonly Pick<Trade, "exitDate" | "profitAmount">[];
  readonly startCash: number;
  readonly runs?: number;
  readonly seed?: number;
}): MonteCarlo | null {
  const growths = growthOfTrades(trades, startCash);
  const count = growths.length;
  if (count < 2 || runs < 1) return null;
  const random = createRandom(seed);
  const falls = new Float64Array(runs);
  const values = new Float64Array(runs);
  const order = Float64Array.from(growths);
  for (let run = 0; run < runs; run++) {
    for (let last = count - 1; last > 0; last--) {
      const place = Math.floor(random() * (last + 1));
      const kept = order[last]!;
      order[last] = order[place]!;
      order[place] = kept;
    }
    falls[run] = courseOf(order).maximumDrawdownRatio;
    let level = 1;
    for (let draw = 0; draw < count; draw++) level *= growths[Math.floor(random() * count)]!;
    values[run] = level * startCash;
  }
  const actual = courseOf(growths);
  return {
    tradeCount: count,
    runs,
    maximumDrawdownRatio: quantilesOf(falls),
    finalValue: quantilesOf(values),
    lossShare: values.filter((value) => value < startCash).length / runs,
    actual: { maximumDrawdownRatio: actual.maximumDrawdownRatio, finalValue: actual.level * startCash },
  };
}

function growthOfTrades(trades: readonly Pick<Trade, "exitDate" | "profitAmount">[], startCash: number): Float64Array {
  const closed = trades
    .filter(({ exitDate }) => exitDate !== null)
    .toSorted((one, other) => (one.exitDate! < other.exitDate! ? -1 : one.exitDate! > other.exitDate! ? 1 : 0));
  let before = startCash;
  return Float64Array.from(closed, ({ profitAmount }) => {
    if (before <= 0) return 1;
    const growth = Math.max(0, (before + profitAmount) / before);
    before += profitAmount;
    return growth;
  });
}

function courseOf(growths: Float64Array) {
  let level = 1;
  let peak = 1;
  let lowest = 1;
  for (const growth of growths) {
    level *= growth;
    if (level > peak) peak = level;
    else if (level < lowest * peak) lowest = level / peak;
  }
  return { level, maximumDrawdownRatio: lowest - 1 };
}

/** Linear interpolation: definition 7 of R. Hyndman and Y. Fan, Sample Quantiles in Statistical Packages, 1996. */
function quantilesOf(values: Float64Array): Quantiles {
  const sorted = values.toSorted();
  const at = (share: number) => {
    const place = share * (sorted.length - 1);
    const low = Math.floor(place);
    const [below, above] = [sorted[low]!, sorted[Math.ceil(place)]!];
    return below + (place - low) * (above - below);
  };
  return { p5: at(0.05), p25: at(0.25), p50: at(0.5), p75: at(0.75), p95: at(0.95) };
}

/**
 * Pseudo-random numbers from 0 up to 1, determined by the seed: S. Park and K. Miller, Random Number Generators, 1988,
 * with the multiplier of 1993.
 */
function createRandom(seed: number): () => number {
  const modulus = 2 ** 31 - 1;
  let state = 1 + (Math.abs(Math.trunc(seed)) % (modulus - 1));
  const next = () => (state = (state * 48_271) % modulus);
  // The first numbers from small seeds are small themselves.
  for (let step = 0; step < 10; step++) next();
  return () => (next() - 1) / (modulus - 1);
}
