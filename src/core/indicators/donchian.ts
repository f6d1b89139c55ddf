import { defineIndicator } from "./indicator.ts";
import { lengthRule } from "./parameters.ts";
import { priceChannel, priceChannelStep } from "./price-channel.ts";

export const donchianIndicator = defineIndicator({
  id: "donchian",
  name: "Donchian Channel",
  place: "price",
  inputs: ["high", "low"],
  parameters: { length: lengthRule(20, 1) },
  outputs: ["upper", "middle", "lower"],
  warmUp: ({ length }) => length - 1,
  compute: (bars, { length }) => {
    const { top, bottom } = priceChannel(bars, length);
    return { upper: top, middle: top.map((value, index) => (value + bottom[index]!) / 2), lower: bottom };
  },
  start: ({ length }) => {
    const channel = priceChannelStep(length);
    return (bar) => {
      const { top, bottom } = channel(bar);
      return { upper: top, middle: (top + bottom) / 2, lower: bottom };
    };
  },
});
