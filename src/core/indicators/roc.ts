import { changePercent, delay } from "./delay.ts";
import { defineIndicator } from "./indicator.ts";
import { lengthRule } from "./parameters.ts";

export const rocIndicator = defineIndicator({
  id: "roc",
  name: "Rate of Change",
  short: "Rate of change",
  words: { roc: "{length}-bar return in %" },
  aliases: ["rate of change"],
  isRatio: true,
  centre: 0,
  inputs: ["close"],
  parameters: { length: lengthRule(12, 1) },
  outputs: ["roc"],
  warmUp: ({ length }) => length,
  compute: ({ close }, { length }) => {
    const before = delay(close, length);
    return { roc: close.map((value, index) => changePercent(before[index]!, value)) };
  },
});
