import { defineIndicator } from "./indicator.ts";
import { lengthRule } from "./parameters.ts";
import { overWindows } from "./rolling-window.ts";

export const wmaIndicator = defineIndicator({
  id: "wma",
  name: "Weighted Moving Average",
  short: "WMA",
  words: { wma: "WMA {length}" },
  aliases: ["weighted moving average"],
  place: "price",
  inputs: ["close"],
  parameters: { length: lengthRule(20, 1) },
  outputs: ["wma"],
  warmUp: ({ length }) => length - 1,
  compute: ({ close }, { length }) => ({ wma: overWindows(close, length, weightedMean) }),
});

/** Weights 1, 2, 3 … from the oldest value to the newest. */
function weightedMean(window: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < window.length; index++) sum += (index + 1) * window[index]!;
  return sum / ((window.length * (window.length + 1)) / 2);
}
