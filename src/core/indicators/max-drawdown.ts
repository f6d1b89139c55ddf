import { defineIndicator } from "./indicator.ts";
import { lengthRule } from "./parameters.ts";
import { overWindows } from "./rolling-window.ts";

export const maxDrawdownIndicator = defineIndicator({
  id: "maxDrawdown",
  name: "Maximum Drawdown",
  short: "Maximum drawdown",
  words: { maxDrawdown: "{length}-bar maximum drawdown" },
  inputs: ["close"],
  parameters: { length: lengthRule(252) },
  outputs: ["maxDrawdown"],
  warmUp: ({ length }) => length - 1,
  compute: ({ close }, { length }) => ({ maxDrawdown: overWindows(close, length, deepestFall) }),
});

/** The deepest fall from a close to a later one in the window, in per cent, 0 or below. */
function deepestFall(window: Float64Array): number {
  let peak = window[0]!;
  let deepest = 0;
  for (let index = 1; index < window.length; index++) {
    peak = Math.max(peak, window[index]!);
    deepest = Math.min(deepest, window[index]! / peak - 1);
  }
  return 100 * deepest;
}
