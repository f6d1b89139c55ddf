import { changePercent } from "./delay.ts";
import { exponentialAverage, exponentialAverageStep, seedRule } from "./exponential-average.ts";
import { defineIndicator } from "./indicator.ts";
import { speedConflict } from "./macd.ts";
import { lengthRule } from "./parameters.ts";
import { overWholeValues } from "./whole-bars.ts";

export const ppoIndicator = defineIndicator({
  id: "ppo",
  name: "Percentage Price Oscillator",
  inputs: ["close"],
  parameters: { fast: lengthRule(12), slow: lengthRule(26), signal: lengthRule(9, 1), seed: seedRule },
  outputs: ["ppo", "signal", "histogram"],
  conflict: speedConflict,
  warmUp: ({ slow, signal }) => slow + signal - 2,
  compute: ({ close }, { fast, slow, signal, seed }) => {
    const fastAverage = exponentialAverage(close, fast, seed);
    const slowAverage = exponentialAverage(close, slow, seed);
    const ppo = fastAverage.map((value, index) => changePercent(slowAverage[index]!, value));
    const average = overWholeValues({ ppo }, ["signal"], ({ ppo }) => ({
      signal: exponentialAverage(ppo, signal, seed),
    })).signal;
    return { ppo, signal: average, histogram: ppo.map((value, index) => value - average[index]!) };
  },
  start: ({ fast, slow, signal, seed }) => {
    const fastAverage = exponentialAverageStep(fast, seed);
    const slowAverage = exponentialAverageStep(slow, seed);
    const signalAverage = exponentialAverageStep(signal, seed);
    return ({ close }) => {
      const fastValue = fastAverage(close);
      const ppo = changePercent(slowAverage(close), fastValue);
      const average = signalAverage(ppo);
      return { ppo, signal: average, histogram: ppo - average };
    };
  },
});
