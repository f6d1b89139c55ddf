import { changePercent, delay } from "./delay.ts";
import { exponentialAverage, seedRule } from "./exponential-average.ts";
import { defineIndicator } from "./indicator.ts";
import { lengthRule } from "./parameters.ts";
import { afterWarmUp, overWholeValues } from "./whole-bars.ts";

export const trixIndicator = defineIndicator({
  id: "trix",
  name: "TRIX",
  short: "TRIX",
  words: { trix: "TRIX {length}", signal: "TRIX signal {length}/{signal}" },
  called: { trix: ["trix"] },
  isRatio: true,
  centre: 0,
  inputs: ["close"],
  parameters: { length: lengthRule(15, 1), signal: lengthRule(9, 1), seed: seedRule },
  outputs: ["trix", "signal"],
  warmUp: ({ length, signal }) => 3 * (length - 1) + signal,
  compute: ({ close }, { length, signal, seed }) => {
    const smooth = (values: Float64Array, stage: number) =>
      afterWarmUp(values, stage * (length - 1), (known) => exponentialAverage(known, length, seed));
    const smoothed = smooth(smooth(smooth(close, 0), 1), 2);
    const before = delay(smoothed, 1);
    const trix = smoothed.map((value, index) => changePercent(before[index]!, value));
    return {
      trix,
      ...overWholeValues({ trix }, ["signal"], ({ trix }) => ({ signal: exponentialAverage(trix, signal, seed) })),
    };
  },
});
