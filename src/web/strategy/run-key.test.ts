import { expect, it } from "vitest";
import { defaultAssumptions } from "#core/backtest/assumptions.ts";
import { runKey, steady } from "./run-key.ts";

const strategy = { kind: "hold", name: "One", rebalance: null, saving: null } as const;
const usualIndicator = {
  kind: "indicator",
  id: "rsi",
  output: "rsi",
  of: "close",
  barsAgo: 0,
  symbol: null,
  times: 1,
} as const;
const run = { strategy, from: "2020-01-01", to: null, assumptions: defaultAssumptions };

it("is the same for the same run under another name, however it was built", () => {
  expect(runKey({ ...run, strategy: { saving: null, rebalance: null, name: "Two", kind: "hold" } })).toBe(runKey(run));
});

it("is the same with a default omitted or written out", () => {
  const rule = (parameters: Readonly<Record<string, number>>) => ({
    kind: "rotation" as const,
    name: "",
    rank: { ...usualIndicator, parameters },
    count: 1,
    filter: null,
    shelter: null,
    every: "month" as const,
    weighting: "equal" as const,
  });
  const spelledOut = { ...defaultAssumptions, sizedAt: "fill", stopsFrom: "entry-bar" } as const;
  const keys = [
    { ...run, strategy: rule({}) },
    { ...run, strategy: rule({ length: 14 }) },
    { ...run, strategy: rule({}), assumptions: spelledOut },
  ].map(runKey);
  expect(new Set(keys).size).toBe(1);
  expect(runKey({ ...run, strategy: rule({ length: 15 }) })).not.toBe(keys[0]);
  expect(runKey({ ...run, strategy: rule({}), assumptions: { ...spelledOut, sizedAt: "decision" } })).not.toBe(keys[0]);
});

it("differs by rule, period and costs", () => {
  const keys = [
    run,
    { ...run, strategy: { ...strategy, rebalance: "year" as const } },
    { ...run, from: "2020-01-02" },
    { ...run, assumptions: { ...defaultAssumptions, slippagePercent: 0.06 } },
  ].map(runKey);
  expect(new Set(keys).size).toBe(4);
  expect(keys[0]).toMatch(/^[0-9a-f]{16}$/);
});

it("sorts keys", () => {
  expect(steady({ b: 1, a: [{ d: null, c: "x" }] })).toBe('{a:[{c:"x",d:null}],b:1}');
});
