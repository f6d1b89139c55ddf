import { defineIndicator } from "./indicator.ts";
import { movingAverage } from "./moving-average.ts";
import { lengthRule, resolveParameters } from "./parameters.ts";
import { overWholeValues, type Values } from "./whole-bars.ts";

const parameters = { length: lengthRule(50, 1) };

/** Simple moving average of the last `length` values. */
export function sma(values: Values, length = parameters.length.default): Float64Array {
  resolveParameters("sma", parameters, { length });
  return overWholeValues({ values }, ["sma"], ({ values }) => ({ sma: movingAverage(values, length) }), true).sma;
}

export const smaIndicator = defineIndicator({
  id: "sma",
  name: "Simple Moving Average",
  short: "SMA",
  words: { sma: "SMA {length}" },
  aliases: ["simple moving average", "moving average", "ma"],
  place: "price",
  inputs: ["close"],
  parameters,
  outputs: ["sma"],
  handsOn: true,
  warmUp: ({ length }) => length - 1,
  compute: ({ close }, { length }) => ({ sma: movingAverage(close, length) }),
});
