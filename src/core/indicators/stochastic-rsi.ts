import { defineIndicator } from "./indicator.ts";
import { movingAverage } from "./moving-average.ts";
import { lengthRule } from "./parameters.ts";
import { placeInRange, priceChannel } from "./price-channel.ts";
import { relativeStrength } from "./rsi.ts";
import { afterWarmUp } from "./whole-bars.ts";

export const stochasticRsiIndicator = defineIndicator({
  id: "stochasticRsi",
  name: "Stochastic RSI",
  short: "Stochastic RSI",
  words: {
    k: "Stochastic RSI %K {rsiLength}/{length}/{smoothing}",
    d: "Stochastic RSI %D {rsiLength}/{length}/{smoothing}/{signal}",
  },
  aliases: ["stoch rsi", "stochrsi"],
  isRatio: true,
  centre: 50,
  ranges: { k: [0, 100], d: [0, 100] },
  inputs: ["close"],
  parameters: {
    rsiLength: lengthRule(14),
    length: lengthRule(14, 1),
    smoothing: lengthRule(3, 1),
    signal: lengthRule(3, 1),
  },
  outputs: ["k", "d"],
  warmUp: ({ rsiLength, length, smoothing, signal }) => rsiLength + length + smoothing + signal - 3,
  compute: ({ close }, { rsiLength, length, smoothing, signal }) => {
    const raw = afterWarmUp(relativeStrength(close, rsiLength), rsiLength, (strength) => {
      const { top, bottom } = priceChannel({ high: strength, low: strength }, length);
      return strength.map((value, index) => placeInRange(value, { top: top[index]!, bottom: bottom[index]! }));
    });
    const first = rsiLength + length - 1;
    const k = afterWarmUp(raw, first, (known) => movingAverage(known, smoothing));
    return { k, d: afterWarmUp(k, first + smoothing - 1, (known) => movingAverage(known, signal)) };
  },
});
