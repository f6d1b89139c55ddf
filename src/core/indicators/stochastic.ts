import { defineIndicator } from "./indicator.ts";
import { movingAverage } from "./moving-average.ts";
import { lengthRule } from "./parameters.ts";
import { placeInRange, priceChannel } from "./price-channel.ts";
import { afterWarmUp } from "./whole-bars.ts";

export const stochasticIndicator = defineIndicator({
  id: "stochastic",
  name: "Stochastic Oscillator",
  short: "Stochastic",
  words: { k: "Stochastic %K {length}/{smoothing}", d: "Stochastic %D {length}/{smoothing}/{signal}" },
  aliases: ["stochastic oscillator", "stoch", "stochastics"],
  isRatio: true,
  centre: 50,
  ranges: { k: [0, 100], d: [0, 100] },
  inputs: ["high", "low", "close"],
  parameters: { length: lengthRule(14, 1), smoothing: lengthRule(3, 1), signal: lengthRule(3, 1) },
  outputs: ["k", "d"],
  warmUp: ({ length, smoothing, signal }) => length + smoothing + signal - 3,
  compute: ({ high, low, close }, { length, smoothing, signal }) => {
    const { top, bottom } = priceChannel({ high, low }, length);
    const raw = close.map((value, index) => placeInRange(value, { top: top[index]!, bottom: bottom[index]! }));
    const k = afterWarmUp(raw, length - 1, (known) => movingAverage(known, smoothing));
    return { k, d: afterWarmUp(k, length + smoothing - 2, (known) => movingAverage(known, signal)) };
  },
});
