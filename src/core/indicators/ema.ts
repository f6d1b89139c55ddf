import { exponentialAverage, seedNumber, seedRule, type Seed } from "./exponential-average.ts";
import { defineIndicator } from "./indicator.ts";
import { lengthRule, resolveParameters } from "./parameters.ts";
import { overWholeValues, type Values } from "./whole-bars.ts";

const parameters = { length: lengthRule(20, 1), seed: seedRule };

/** Exponential moving average; it starts from the plain average of the first `length` values, or from the first value. */
export function ema(
  values: Values,
  length = parameters.length.default,
  { seed = "average" }: { readonly seed?: Seed } = {},
): Float64Array {
  const start = seedNumber(seed);
  resolveParameters("ema", parameters, { length });
  return overWholeValues(
    { values },
    ["ema"],
    ({ values }) => ({ ema: exponentialAverage(values, length, start) }),
    true,
  ).ema;
}

export const emaIndicator = defineIndicator({
  id: "ema",
  name: "Exponential Moving Average",
  short: "EMA",
  words: { ema: "EMA {length}" },
  aliases: ["exponential moving average", "exponential average"],
  place: "price",
  inputs: ["close"],
  parameters,
  outputs: ["ema"],
  handsOn: true,
  warmUp: ({ length }) => length - 1,
  compute: ({ close }, { length, seed }) => ({ ema: exponentialAverage(close, length, seed) }),
});
