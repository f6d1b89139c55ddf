import { expect, it } from "vitest";
import { sharpeRatio } from "./sharpe-ratio.ts";

// Returns and expected value from the regression tests of Quantopian's empyrical (tests/test_stats.py, mixed_returns).
const mixed = [1, 10, -4, 2, 3, 2, 1, -10].map((percent) => percent / 100);

it("gives the published value", () => {
  expect(sharpeRatio(mixed, { periodsPerYear: 252 })).toBeCloseTo(1.7238613961706866, 10);
});

it("doesn't change with the amount or the order of days, and falls with the risk-free rate", () => {
  const ratio = sharpeRatio(mixed)!;
  expect(sharpeRatio(mixed.toReversed())).toBeCloseTo(ratio, 12);
  expect(sharpeRatio(mixed.map((value) => value * 2))).toBeCloseTo(ratio, 12);
  expect(sharpeRatio(mixed, { riskFreeRatio: 0.05 })).toBeLessThan(ratio);
});

it("is zero if returns only match the risk-free rate", () => {
  const daily = 1.03 ** (1 / 261) - 1;
  const around = [daily + 0.01, daily - 0.01, daily + 0.02, daily - 0.02];
  expect(sharpeRatio(around, { riskFreeRatio: 0.03 })).toBeCloseTo(0, 9);
});

it("is null without risk, and for fewer than two returns", () => {
  expect(sharpeRatio([0.01, 0.01, 0.01])).toBeNull();
  expect(sharpeRatio([0.01])).toBeNull();
});
