import { defineIndicator } from "./indicator.ts";
import { lengthRule } from "./parameters.ts";
import { priceChannel } from "./price-channel.ts";

export const donchianIndicator = defineIndicator({
  id: "donchian",
  name: "Donchian Channel",
  short: "Donchian",
  words: { upper: "{length}-bar high", middle: "middle of the {length}-bar channel", lower: "{length}-bar low" },
  aliases: ["donchian channel"],
  place: "price",
  inputs: ["high", "low"],
  parameters: { length: lengthRule(20, 1) },
  outputs: ["upper", "middle", "lower"],
  warmUp: ({ length }) => length - 1,
  compute: (bars, { length }) => {
    const { top, bottom } = priceChannel(bars, length);
    return { upper: top, middle: top.map((value, index) => (value + bottom[index]!) / 2), lower: bottom };
  },
});
