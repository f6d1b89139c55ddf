import { describe, expect, it } from "vitest";
import { defaultAssumptions } from "#core/backtest/assumptions.ts";
import type { LabRun } from "./lab-run.ts";
import { runCode, runOfCode } from "./run-code.ts";
import { usualComparison } from "./usual-rules.ts";

const run: LabRun = {
  strategy: {
    kind: "rules",
    name: "Über 200 – ruhig",
    long: {
      entry: { kind: "all", conditions: [usualComparison, { kind: "signal", signal: "macd", is: "sell", forBars: 3 }] },
      exit: null,
    },
    short: null,
    sizing: { kind: "volatility-target", percentPerYear: 12.5, length: 30 },
    protection: { stopLossPercent: 8, takeProfitPercent: null, trailingStopPercent: null, maximumBars: 60 },
  },
  symbols: ["NVDA", "BRK-B"],
  from: "2016-03-04",
  to: null,
  assumptions: {
    ...defaultAssumptions,
    slippagePercent: 0,
    commission: { percent: 0, perShare: 0.005, fixed: 0, minimum: 1 },
  },
  unseenPercent: 30,
};

describe("the code of a run", () => {
  it("gives back the whole run", () => {
    expect(runOfCode(runCode(run))).toEqual(run);
  });

  it("needs no escaping in an address", () => {
    expect(runCode(run)).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(runCode(run).length).toBeLessThan(1000);
  });

  it("lists each instrument once, and no more than can be saved", () => {
    expect(runOfCode(runCode({ ...run, symbols: ["NVDA", "BRK-B", "NVDA"] }))).toEqual(run);
    const maxSymbols = Array.from({ length: 50 }, (_, index) => `A${index}`);
    expect(runOfCode(runCode({ ...run, symbols: maxSymbols }))?.symbols).toEqual(maxSymbols);
    expect(runOfCode(runCode({ ...run, symbols: [...maxSymbols, "B"] }))).toBeNull();
  });

  it.each([
    ["cut off", (code: string) => code.slice(0, -20)],
    ["nonsense", () => "@@@"],
    ["empty", () => ""],
    [
      "of something else",
      () => btoa('{"s":{"kind":"rules"},"y":["AAPL"],"f":null,"t":null,"a":{},"u":0}').replaceAll("=", ""),
    ],
    ["with an impossible day", () => runCode({ ...run, from: "2016-02-30" })],
    ["with something that is no symbol", () => runCode({ ...run, symbols: ["NVDA; drop"] })],
    ["with more unseen than a half", () => runCode({ ...run, unseenPercent: 90 })],
  ])("is refused when it is %s", (_, damage) => {
    expect(runOfCode(damage(runCode(run)))).toBeNull();
  });
});
