import { defineIndicator } from "./indicator.ts";
import type { Columns } from "./bars.ts";
import { movingAverage } from "./moving-average.ts";
import { lengthRule, resolveParameters } from "./parameters.ts";
import { deviation, overWindows } from "./rolling-window.ts";
import { overWholeValues, type Values } from "./whole-bars.ts";

const parameters = {
  length: lengthRule(20),
  deviations: { default: 2, min: 0.1, max: 10, isFraction: true },
} as const;
const outputs = ["upper", "middle", "lower"] as const;

/** Bollinger Bands: a moving average, and as many population standard deviations above and below it. */
export function bollinger(
  closes: Values,
  options: { readonly length?: number; readonly deviations?: number } = {},
): Columns<(typeof outputs)[number]> {
  const { length, deviations } = resolveParameters("bollinger", parameters, options);
  return overWholeValues({ closes }, outputs, ({ closes }) => bands(closes, length, deviations));
}

export const bollingerIndicator = defineIndicator({
  id: "bollinger",
  name: "Bollinger Bands",
  short: "Bollinger",
  words: {
    upper: "upper Bollinger band {length}/{deviations}",
    middle: "middle Bollinger band {length}/{deviations}",
    lower: "lower Bollinger band {length}/{deviations}",
  },
  aliases: ["bollinger band", "bbands", "bb"],
  place: "price",
  inputs: ["close"],
  parameters,
  outputs,
  warmUp: ({ length }) => length - 1,
  compute: ({ close }, { length, deviations }) => bands(close, length, deviations),
});

function bands(closes: Float64Array, length: number, deviations: number) {
  const middle = movingAverage(closes, length);
  const spread = overWindows(closes, length, populationDeviation);
  return {
    upper: middle.map((average, index) => average + deviations * spread[index]!),
    middle,
    lower: middle.map((average, index) => average - deviations * spread[index]!),
  };
}

function populationDeviation(window: Float64Array): number {
  return deviation(window, 0);
}
