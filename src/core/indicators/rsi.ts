import { defineIndicator } from "./indicator.ts";
import { lengthRule, resolveParameters } from "./parameters.ts";
import { columnFrom, overWholeValues, type Values } from "./whole-bars.ts";

const parameters = { length: lengthRule(14) };

/** Relative Strength Index with Wilder's smoothing; 50 while the price has not moved at all. */
export function rsi(closes: Values, length = parameters.length.default): Float64Array {
  resolveParameters("rsi", parameters, { length });
  return overWholeValues({ closes }, ["rsi"], ({ closes }) => ({ rsi: relativeStrength(closes, length) }), true).rsi;
}

/** From this length on an average of flat prices fades and never becomes zero: two thirds of the smallest number are rounded up to it. */
const minFading = 3;

/** The index over values of which none is missing. */
export function relativeStrength(closes: Float64Array, length: number): Float64Array {
  const count = closes.length;
  const strengths = columnFrom(count, length);
  if (count <= length) return strengths;
  let gain = 0;
  let loss = 0;
  for (let index = 1; index <= length; index++) {
    const change = closes[index]! - closes[index - 1]!;
    gain += Math.max(change, 0);
    loss += Math.max(-change, 0);
  }
  gain /= length;
  loss /= length;
  const isFlat = gain + loss === 0;
  strengths[length] = (100 * gain) / (gain + loss);
  let before = closes[length]!;
  const kept = (length - 1) / length;
  const half = 0.5 / length;
  for (let index = length + 1; index < count; index++) {
    const close = closes[index]!;
    const change = close - before;
    // Twice the gain is size + change, twice the loss size - change: no branch that a processor would have to guess.
    const size = Math.abs(change);
    before = close;
    gain = gain * kept + (size + change) * half;
    loss = loss * kept + (size - change) * half;
    strengths[index] = (100 * gain) / (gain + loss);
  }
  if (length < minFading && Number.isFinite(gain + loss)) {
    const step = relativeStrengthStep(length);
    for (let index = 0; index < count; index++) strengths[index] = step(closes[index]!);
  }
  // An infinite close leaves an average without end, beside which the other one vanishes.
  strengths[count - 1]! += (gain + loss) * 0;
  // 0 / 0 can only occur at the start: once the price has moved, the averages fade but don't vanish.
  if (isFlat) for (let index = length; index < count && closes[index] === closes[0]; index++) strengths[index] = 50;
  return strengths;
}

/** The same, close by close, by the same steps: what is made of a strength magnifies a difference in its last digit. */
export function relativeStrengthStep(length: number): (close: number) => number {
  const kept = (length - 1) / length;
  const half = 0.5 / length;
  let gain = 0;
  let loss = 0;
  let seen = 0;
  let before = NaN;
  return (close) => {
    const change = close - before;
    before = close;
    if (Number.isNaN(change)) return NaN;
    const size = Math.abs(change);
    seen++;
    if (seen > length) {
      gain = gain * kept + (size + change) * half;
      loss = loss * kept + (size - change) * half;
    } else {
      gain += Math.max(change, 0);
      loss += Math.max(-change, 0);
      if (seen < length) return NaN;
      gain /= length;
      loss /= length;
    }
    return gain + loss === 0 ? 50 : (100 * gain) / (gain + loss);
  };
}

export const rsiIndicator = defineIndicator({
  id: "rsi",
  name: "Relative Strength Index",
  short: "RSI",
  words: { rsi: "RSI {length}" },
  called: { rsi: ["rsi", "relative strength index", "relative strength"] },
  isRatio: true,
  centre: 50,
  ranges: { rsi: [0, 100] },
  inputs: ["close"],
  parameters,
  outputs: ["rsi"],
  handsOn: true,
  warmUp: ({ length }) => length,
  compute: ({ close }, { length }) => ({ rsi: relativeStrength(close, length) }),
});
