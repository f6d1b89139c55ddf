import { expect, it } from "vitest";
import { barsNeeded } from "./bars-needed.ts";
import { usualComparison, usualSignal } from "./usual-rules.ts";

const rules = (entry: typeof usualComparison) => ({
  kind: "rules" as const,
  name: "",
  long: { entry, exit: null },
  short: null,
  sizing: { kind: "all-in" as const },
  protection: { stopLossPercent: null, takeProfitPercent: null, trailingStopPercent: null, maximumBars: null },
});

it("equals the length of the longest average in the rule", () => {
  expect(barsNeeded(rules(usualComparison))).toBe(200);
});

it("includes signals, and needs one bar for buy and hold", () => {
  expect(barsNeeded(rules({ kind: "not", condition: usualSignal }))).toBe(51);
  expect(barsNeeded({ kind: "hold", name: "", rebalance: null, saving: null })).toBe(1);
});
