import { defineIndicator } from "./indicator.ts";
import { lengthRule, resolveParameters } from "./parameters.ts";
import { trueRange, trueRangeStep } from "./true-range.ts";
import { overWholeValues, unknownColumn, type Values } from "./whole-bars.ts";
import { wilderAverage, wilderAverageStep } from "./wilder-average.ts";

const parameters = { length: lengthRule(14, 1) };

/** Average True Range by Wilder's smoothing. */
export function atr(
  { high, low, close }: { readonly high: Values; readonly low: Values; readonly close: Values },
  length = parameters.length.default,
): Float64Array {
  resolveParameters("atr", parameters, { length });
  return overWholeValues({ high, low, close }, ["atr"], (bars) => ({ atr: averageTrueRange(bars, length) })).atr;
}

/** The average over bars of which none is missing. */
export function averageTrueRange(
  { high, low, close }: { readonly high: Float64Array; readonly low: Float64Array; readonly close: Float64Array },
  length: number,
): Float64Array {
  const averages = unknownColumn(close.length);
  if (close.length > 0) averages.set(wilderAverage(trueRange(high, low, close), length), 1);
  return averages;
}

/** The same, bar by bar. */
export function averageTrueRangeStep(length: number) {
  const range = trueRangeStep();
  const average = wilderAverageStep(length);
  return (bar: { readonly high: number; readonly low: number; readonly close: number }) => average(range(bar));
}

export const atrIndicator = defineIndicator({
  id: "atr",
  name: "Average True Range",
  short: "ATR",
  words: { atr: "ATR {length}" },
  called: { atr: ["atr", "average true range"] },
  undirected: ["atr"],
  inputs: ["high", "low", "close"],
  parameters,
  outputs: ["atr"],
  warmUp: ({ length }) => length,
  compute: (bars, { length }) => ({ atr: averageTrueRange(bars, length) }),
});
