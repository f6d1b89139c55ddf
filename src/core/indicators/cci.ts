import { defineIndicator } from "./indicator.ts";
import { lengthRule } from "./parameters.ts";
import { overWindows } from "./rolling-window.ts";
import { typicalPrices } from "./typical-price.ts";

export const cciIndicator = defineIndicator({
  id: "cci",
  name: "Commodity Channel Index",
  short: "CCI",
  words: { cci: "CCI {length}" },
  called: { cci: ["cci", "commodity channel index"] },
  centre: 0,
  inputs: ["high", "low", "close"],
  parameters: { length: lengthRule(20) },
  outputs: ["cci"],
  warmUp: ({ length }) => length - 1,
  compute: (bars, { length }) => ({ cci: overWindows(typicalPrices(bars), length, channelIndex) }),
});

function channelIndex(window: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < window.length; index++) sum += window[index]!;
  const mean = sum / window.length;
  let distances = 0;
  for (let index = 0; index < window.length; index++) distances += Math.abs(window[index]! - mean);
  const meanDistance = distances / window.length;
  // Equal prices leave a rest of rounding in their mean; that is no distance.
  return meanDistance <= 1e-14 * Math.abs(mean) ? 0 : (window[window.length - 1]! - mean) / (0.015 * meanDistance);
}
