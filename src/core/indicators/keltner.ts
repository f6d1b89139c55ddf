import { averageTrueRange, averageTrueRangeStep } from "./atr.ts";
import { exponentialAverage, exponentialAverageStep, seedRule } from "./exponential-average.ts";
import { defineIndicator } from "./indicator.ts";
import { lengthRule } from "./parameters.ts";

export const keltnerIndicator = defineIndicator({
  id: "keltner",
  name: "Keltner Channel",
  place: "price",
  inputs: ["high", "low", "close"],
  parameters: {
    length: lengthRule(20, 1),
    rangeLength: lengthRule(10, 1),
    multiplier: { default: 2, min: 0.1, max: 10, isFraction: true },
    seed: seedRule,
  },
  outputs: ["upper", "middle", "lower"],
  warmUp: ({ length, rangeLength }) => Math.max(length - 1, rangeLength),
  compute: (bars, { length, rangeLength, multiplier, seed }) => {
    const middle = exponentialAverage(bars.close, length, seed);
    const range = averageTrueRange(bars, rangeLength);
    return {
      upper: middle.map((value, index) => value + multiplier * range[index]!),
      middle,
      lower: middle.map((value, index) => value - multiplier * range[index]!),
    };
  },
  start: ({ length, rangeLength, multiplier, seed }) => {
    const average = exponentialAverageStep(length, seed);
    const range = averageTrueRangeStep(rangeLength);
    return (bar) => {
      const middle = average(bar.close);
      const distance = multiplier * range(bar);
      return { upper: middle + distance, middle, lower: middle - distance };
    };
  },
});
