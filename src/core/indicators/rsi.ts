import { defineIndicator } from "./indicator.ts";
import { lengthRule, resolveParameters } from "./parameters.ts";
import { overWholeValues, unknownColumn, type Values } from "./whole-bars.ts";
import { wilderAverageStep } from "./wilder-average.ts";

const parameters = { length: lengthRule(14) };

/** Relative Strength Index with Wilder's smoothing; 50 while the price has not moved at all. */
export function rsi(closes: Values, length = parameters.length.default): Float64Array {
  resolveParameters("rsi", parameters, { length });
  return overWholeValues({ closes }, ["rsi"], ({ closes }) => ({ rsi: relativeStrength(closes, length) }), true).rsi;
}

/** The index over values of which none is missing. */
export function relativeStrength(closes: Float64Array, length: number): Float64Array {
  const count = closes.length;
  const strengths = unknownColumn(count);
  if (count <= length) return strengths;
  const weight = 1 / length;
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
  for (let index = length + 1; index < count; index++) {
    const close = closes[index]!;
    const change = close - before;
    before = close;
    gain += weight * (Math.max(change, 0) - gain);
    loss += weight * (Math.max(-change, 0) - loss);
    strengths[index] = (100 * gain) / (gain + loss);
  }
  // 0 / 0 can only stand in front: once the price has moved, the averages fade but do not vanish.
  if (isFlat) for (let index = length; index < count && closes[index] === closes[0]; index++) strengths[index] = 50;
  return strengths;
}

/** The same, close by close. */
export function relativeStrengthStep(length: number): (close: number) => number {
  const gains = wilderAverageStep(length);
  const losses = wilderAverageStep(length);
  let before = NaN;
  return (close) => {
    const change = close - before;
    before = close;
    const gain = gains(Math.max(change, 0));
    const loss = losses(Math.max(-change, 0));
    return gain + loss === 0 ? 50 : (100 * gain) / (gain + loss);
  };
}

export const rsiIndicator = defineIndicator({
  id: "rsi",
  name: "Relative Strength Index",
  inputs: ["close"],
  parameters,
  outputs: ["rsi"],
  handsOn: true,
  warmUp: ({ length }) => length,
  compute: ({ close }, { length }) => ({ rsi: relativeStrength(close, length) }),
  start: ({ length }) => {
    const strength = relativeStrengthStep(length);
    return ({ close }) => ({ rsi: strength(close) });
  },
});
