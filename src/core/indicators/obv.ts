import { defineIndicator } from "./indicator.ts";
import type { BarValues, Whole } from "./bars.ts";
import { overBars } from "./over-bars.ts";

export const obvIndicator = defineIndicator({
  id: "obv",
  name: "On-Balance Volume",
  short: "OBV",
  words: { obv: "OBV" },
  called: { obv: ["obv", "on balance volume"] },
  undirected: ["obv"],
  inputs: ["close", "volume"],
  parameters: {},
  outputs: ["obv"],
  warmUp: () => 0,
  compute: (bars) => overBars(bars, ["obv"], balanceStep()),
});

function balanceStep() {
  let balance = 0;
  let before = -Infinity;
  return ({ close, volume }: Whole<BarValues>) => {
    balance += Math.sign(close - before) * volume;
    before = close;
    return { obv: balance };
  };
}
