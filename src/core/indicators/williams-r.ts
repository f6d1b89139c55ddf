import { defineIndicator } from "./indicator.ts";
import { lengthRule } from "./parameters.ts";
import { placeInRange, priceChannel, priceChannelStep } from "./price-channel.ts";

export const williamsRIndicator = defineIndicator({
  id: "williamsR",
  name: "Williams %R",
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
  start: ({ length }) => {
    const channel = priceChannelStep(length);
    return (bar) => ({ williamsR: placeInRange(bar.close, channel(bar)) - 100 });
  },
});
