import { exponentialAverage, seedNumber, seedRule, type Seed } from "./exponential-average.ts";
import { defineIndicator } from "./indicator.ts";
import type { Columns } from "./bars.ts";
import { lengthRule, resolveParameters } from "./parameters.ts";
import { columnFrom, overWholeValues, type Values } from "./whole-bars.ts";

const parameters = { fast: lengthRule(12), slow: lengthRule(26), signal: lengthRule(9, 1), seed: seedRule };
const outputs = ["macd", "signal", "histogram"] as const;

/** Moving average convergence and divergence: fast less slow exponential average, its own average, and their difference. */
export function macd(
  closes: Values,
  options: { readonly fast?: number; readonly slow?: number; readonly signal?: number; readonly seed?: Seed } = {},
): Columns<(typeof outputs)[number]> {
  const { seed = "average", ...lengths } = options;
  const { fast, slow, signal } = resolveParameters("macd", parameters, lengths);
  const conflict = speedConflict({ fast, slow });
  if (conflict !== null) throw new RangeError(`macd: ${conflict}`);
  const start = seedNumber(seed);
  return overWholeValues({ closes }, outputs, ({ closes }) => convergence(closes, fast, slow, signal, start), true);
}

export const macdIndicator = defineIndicator({
  id: "macd",
  name: "Moving Average Convergence/Divergence",
  short: "MACD",
  words: {
    macd: "MACD {fast}/{slow}",
    signal: "MACD signal {fast}/{slow}/{signal}",
    histogram: "MACD histogram {fast}/{slow}/{signal}",
  },
  centre: 0,
  inputs: ["close"],
  parameters,
  outputs,
  handsOn: true,
  conflict: speedConflict,
  warmUp: ({ slow, signal }) => slow + signal - 2,
  compute: ({ close }, { fast, slow, signal, seed }) => convergence(close, fast, slow, signal, seed),
});

/** Returns the conflict between two speeds as a phrase, or null. */
export function speedConflict({ fast, slow }: { readonly fast: number; readonly slow: number }): string | null {
  return fast < slow ? null : `fast (${fast}) must be below slow (${slow})`;
}

/** Up to the first value of the signal line by the plain definition; from there on all three averages run in one loop. */
function convergence(closes: Float64Array, fast: number, slow: number, signal: number, seed: number) {
  const count = closes.length;
  const first = slow + signal - 2;
  const line = columnFrom(count, slow - 1);
  const signals = columnFrom(count, first);
  const histogram = columnFrom(count, first);
  const head = closes.subarray(0, first + 1);
  const fastHead = exponentialAverage(head, fast, seed);
  const slowHead = exponentialAverage(head, slow, seed);
  for (let index = slow - 1; index < head.length; index++) line[index] = fastHead[index]! - slowHead[index]!;
  if (count <= first) return { macd: line, signal: signals, histogram };

  const known = line.subarray(slow - 1, first + 1);
  const fastWeight = 2 / (fast + 1);
  const slowWeight = 2 / (slow + 1);
  const signalWeight = 2 / (signal + 1);
  let fastAverage = fastHead[first]!;
  let slowAverage = slowHead[first]!;
  let average = exponentialAverage(known, signal, seed)[signal - 1]!;
  signals[first] = average;
  histogram[first] = line[first]! - average;
  for (let index = first + 1; index < count; index++) {
    const close = closes[index]!;
    fastAverage += fastWeight * (close - fastAverage);
    slowAverage += slowWeight * (close - slowAverage);
    const difference = fastAverage - slowAverage;
    average += signalWeight * (difference - average);
    line[index] = difference;
    signals[index] = average;
    histogram[index] = difference - average;
  }
  return { macd: line, signal: signals, histogram };
}
