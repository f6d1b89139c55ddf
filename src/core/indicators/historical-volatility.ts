import { defineIndicator } from "./indicator.ts";
import { lengthRule } from "./parameters.ts";
import { deviation, overWindows } from "./rolling-window.ts";
import { overWholeValues } from "./whole-bars.ts";

export const historicalVolatilityIndicator = defineIndicator({
  id: "historicalVolatility",
  name: "Historical Volatility",
  short: "Volatility",
  words: { volatility: "{length}-bar volatility" },
  called: { volatility: ["historical volatility", "volatility"] },
  isRatio: true,
  undirected: ["volatility"],
  inputs: ["close"],
  parameters: { length: lengthRule(20), periodsPerYear: { default: 252, min: 1, max: 525_600 } },
  outputs: ["volatility"],
  warmUp: ({ length }) => length,
  compute: ({ close }, { length, periodsPerYear }) => {
    const returns = close.map((value, index) => logReturn(close[index - 1] ?? NaN, value));
    return overWholeValues({ returns }, ["volatility"], ({ returns }) => ({
      volatility: overWindows(returns, length, (window) => yearlyPercent(window, periodsPerYear)),
    }));
  },
});

/** NaN where a price is not above zero: such a step has no logarithm and is passed over. */
function logReturn(from: number, to: number): number {
  return from > 0 && to > 0 ? Math.log(to / from) : NaN;
}

function yearlyPercent(window: Float64Array, periodsPerYear: number): number {
  return 100 * deviation(window, 1) * Math.sqrt(periodsPerYear);
}
