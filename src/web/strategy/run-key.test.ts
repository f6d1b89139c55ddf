import { expect, it } from "vitest";
import { defaultAssumptions } from "#core/backtest/assumptions.ts";
import { runKey, steady } from "./run-key.ts";

const strategy = { kind: "hold", name: "One", rebalance: null, saving: null } as const;
const run = { strategy, from: "2020-01-01", to: null, assumptions: defaultAssumptions };

it("is the same for the same run under another name, however it was put together", () => {
  expect(runKey({ ...run, strategy: { saving: null, rebalance: null, name: "Two", kind: "hold" } })).toBe(runKey(run));
});

it("differs with the rule, the period and the costs", () => {
  const keys = [
    run,
    { ...run, strategy: { ...strategy, rebalance: "year" as const } },
    { ...run, from: "2020-01-02" },
    { ...run, assumptions: { ...defaultAssumptions, slippagePercent: 0.06 } },
  ].map(runKey);
  expect(new Set(keys).size).toBe(4);
  expect(keys[0]).toMatch(/^[0-9a-f]{16}$/);
});

it("writes keys in order", () => {
  expect(steady({ b: 1, a: [{ d: null, c: "x" }] })).toBe('{a:[{c:"x",d:null}],b:1}');
});
