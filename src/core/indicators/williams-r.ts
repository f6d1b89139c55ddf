import { defineIndicator } from "./indicator.ts";
import { lengthRule } from "./parameters.ts";
import { placeInRange, priceChannel } from "./price-channel.ts";

export const williamsRIndicator = defineIndicator({
  id: "williamsR",
  name: "Williams %R",
  short: "Williams %R",
  words: { williamsR: "Williams %R {length}" },
  called: { williamsR: ["williams %r", "williams r", "williams"] },
  aliases: ["williams r", "williams percent r", "%r"],
  isRatio: true,
  centre: -50,
  ranges: { williamsR: [-100, 0] },
  inputs: ["high", "low", "close"],
  parameters: { length: lengthRule(14, 1) },
  outputs: ["williamsR"],
  warmUp: ({ length }) => length - 1,
  compute: (bars, { length }) => {
    const { top, bottom } = priceChannel(bars, length);
    return {
      williamsR: bars.close.map(
        (value, index) => placeInRange(value, { top: top[index]!, bottom: bottom[index]! }) - 100,
      ),
    };
  },
});
