import type { Trade } from "./result.ts";

/** So much of the runs came out below: 0.25 is a quarter. */
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
  /** Of the same trades in another order; at the ends of trades, so it leaves out falls within them. Below 0, or 0. */
  readonly maximumDrawdownRatio: Quantiles;
  /** Of as many trades drawn from these, each again and again. */
  readonly finalValue: Quantiles;
  /** Share of the draws that ended below the start. */
  readonly lossShare: number;
  /** As the trades really came, measured in the same way. */
  readonly actual: { readonly maximumDrawdownRatio: number; readonly finalValue: number };
}

/**
 * How much of a result hung on the order of its trades and on which of them happened. Each closed trade counts as the growth of the account
 * between the end of the one before and its own; trades that ran at the same time count one after the other. The same seed gives the
 * same answer. Null with fewer than two closed trades. After P. Good, Permutation, Parametric and Bootstrap Tests, 2005.
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

/** Between neighbours by straight line: definition 7 of R. Hyndman and Y. Fan, Sample Quantiles in Statistical Packages, 1996. */
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

/** Numbers from 0 up to 1 that follow from the seed alone: S. Park and K. Miller, Random Number Generators, 1988, with the multiplier of 1993. */
function createRandom(seed: number): () => number {
  const modulus = 2 ** 31 - 1;
  let state = 1 + (Math.abs(Math.trunc(seed)) % (modulus - 1));
  const next = () => (state = (state * 48_271) % modulus);
  // The first numbers of small seeds are small themselves.
  for (let step = 0; step < 10; step++) next();
  return () => (next() - 1) / (modulus - 1);
}
