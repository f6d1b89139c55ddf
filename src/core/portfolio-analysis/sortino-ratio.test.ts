import { expect, it } from "vitest";
import { downsideDeviation, sortinoRatio } from "./sortino-ratio.ts";

it("gives the worked example of Rollinger and Hoffman, Sortino: a 'Sharper' Ratio, 2013: 10% over 2.264% is 4.417", () => {
  const years = [0.17, 0.15, 0.23, -0.05, 0.12, 0.09, 0.13, -0.04];
  expect(downsideDeviation(years, { periodsPerYear: 1 })).toBeCloseTo(0.02264, 5);
  expect(sortinoRatio(years, { periodsPerYear: 1 })).toBeCloseTo(4.417, 3);
});

it("gives the value of empyrical's regression tests (tests/test_stats.py, mixed_returns)", () => {
  const mixed = [1, 10, -4, 2, 3, 2, 1, -10].map((percent) => percent / 100);
  expect(sortinoRatio(mixed, { periodsPerYear: 252 })).toBeCloseTo(2.605531251673693, 10);
});

it("is null without a shortfall, and for fewer than two returns", () => {
  expect(sortinoRatio([0.01, 0.02])).toBeNull();
  expect(sortinoRatio([-0.01])).toBeNull();
});
