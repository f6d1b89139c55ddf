import { changePercent } from "./delay.ts";
import { exponentialAverage, seedRule } from "./exponential-average.ts";
import { defineIndicator } from "./indicator.ts";
import { speedConflict } from "./macd.ts";
import { lengthRule } from "./parameters.ts";
import { overWholeValues } from "./whole-bars.ts";

export const ppoIndicator = defineIndicator({
  id: "ppo",
  name: "Percentage Price Oscillator",
  short: "PPO",
  words: {
    ppo: "PPO {fast}/{slow}",
    signal: "PPO signal {fast}/{slow}/{signal}",
    histogram: "PPO histogram {fast}/{slow}/{signal}",
  },
  isRatio: true,
  centre: 0,
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
});
