import { changePercent, delay, delayStep } from "./delay.ts";
import { defineIndicator } from "./indicator.ts";
import { lengthRule } from "./parameters.ts";

export const rocIndicator = defineIndicator({
  id: "roc",
  name: "Rate of Change",
  inputs: ["close"],
  parameters: { length: lengthRule(12, 1) },
  outputs: ["roc"],
  warmUp: ({ length }) => length,
  compute: ({ close }, { length }) => {
    const before = delay(close, length);
    return { roc: close.map((value, index) => changePercent(before[index]!, value)) };
  },
  start: ({ length }) => {
    const before = delayStep(length);
    return ({ close }) => ({ roc: changePercent(before(close), close) });
  },
});
