import { defineIndicator } from "./indicator.ts";
import { movingAverage } from "./moving-average.ts";
import { lengthRule } from "./parameters.ts";
import { typicalPrices } from "./typical-price.ts";
import { afterWarmUp } from "./whole-bars.ts";

export const mfiIndicator = defineIndicator({
  id: "mfi",
  name: "Money Flow Index",
  short: "MFI",
  words: { mfi: "MFI {length}" },
  called: { mfi: ["mfi", "money flow index"] },
  isRatio: true,
  centre: 50,
  ranges: { mfi: [0, 100] },
  inputs: ["high", "low", "close", "volume"],
  parameters: { length: lengthRule(14) },
  outputs: ["mfi"],
  warmUp: ({ length }) => length,
  compute: (bars, { length }) => {
    const prices = typicalPrices(bars);
    const flow = (direction: 1 | -1) =>
      afterWarmUp(
        prices.map((price, index) => flowOf(price, prices[index - 1] ?? NaN, bars.volume[index]!, direction)),
        1,
        (known) => movingAverage(known, length),
      );
    const negative = flow(-1);
    return { mfi: flow(1).map((positive, index) => flowShare(positive, negative[index]!)) };
  },
});

/** Price times volume of a bar that moved in the direction, 0 of any other; NaN without a bar before it. */
function flowOf(price: number, before: number, volume: number, direction: 1 | -1): number {
  if (Number.isNaN(before)) return NaN;
  return Math.sign(price - before) === direction ? price * volume : 0;
}

function flowShare(positive: number, negative: number): number {
  return positive + negative === 0 ? 50 : (100 * positive) / (positive + negative);
}
