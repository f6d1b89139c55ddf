import { averageTrueRangeStep } from "./atr.ts";
import { defineIndicator } from "./indicator.ts";
import type { BarValues, Whole } from "./bars.ts";
import { overBars } from "./over-bars.ts";
import { lengthRule } from "./parameters.ts";

const outputs = ["superTrend", "direction"] as const;

export const superTrendIndicator = defineIndicator({
  id: "superTrend",
  name: "SuperTrend",
  short: "SuperTrend",
  words: { superTrend: "SuperTrend {length}/{multiplier}", direction: "SuperTrend direction {length}/{multiplier}" },
  called: { superTrend: ["supertrend", "super trend"] },
  aliases: ["super trend"],
  place: "price",
  inputs: ["high", "low", "close"],
  parameters: { length: lengthRule(10, 1), multiplier: { default: 3, min: 0.1, max: 20, isFraction: true } },
  outputs,
  warmUp: ({ length }) => length,
  compute: (bars, parameters) => overBars(bars, outputs, trendStep(parameters)),
});

/** The line below a rising and above a falling price; direction 1 up, -1 down. */
function trendStep({ length, multiplier }: { readonly length: number; readonly multiplier: number }) {
  const averageRange = averageTrueRangeStep(length);
  let upper = Infinity;
  let lower = -Infinity;
  let before = NaN;
  let direction = 0;
  return (bar: Whole<BarValues>) => {
    const range = averageRange(bar);
    if (Number.isNaN(range)) return { superTrend: NaN, direction: NaN };
    const middle = (bar.high + bar.low) / 2;
    const newUpper = middle + multiplier * range;
    const newLower = middle - multiplier * range;
    // A band only comes closer, unless the last close broke through it.
    upper = newUpper < upper || before > upper ? newUpper : upper;
    lower = newLower > lower || before < lower ? newLower : lower;
    if (direction === 0) direction = bar.close >= middle ? 1 : -1;
    else if (direction === 1 && bar.close < lower) direction = -1;
    else if (direction === -1 && bar.close > upper) direction = 1;
    before = bar.close;
    return { superTrend: direction === 1 ? lower : upper, direction };
  };
}
