import { averageTrueRange } from "./atr.ts";
import { exponentialAverage, seedRule } from "./exponential-average.ts";
import { defineIndicator } from "./indicator.ts";
import { lengthRule } from "./parameters.ts";

export const keltnerIndicator = defineIndicator({
  id: "keltner",
  name: "Keltner Channel",
  short: "Keltner",
  words: {
    upper: "upper Keltner band {length}/{rangeLength}/{multiplier}",
    middle: "middle Keltner band {length}/{rangeLength}/{multiplier}",
    lower: "lower Keltner band {length}/{rangeLength}/{multiplier}",
  },
  aliases: ["keltner channel"],
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
});
