import { expect, it } from "vitest";
import { volatility } from "./volatility.ts";

it("gives Hull's worked example: 20 returns with a deviation of 0.01216 a day are 19.3% a year of 252 days", () => {
  // Hull, Options, Futures, and Other Derivatives, table 15.1: closing prices of 21 days.
  const closes = [
    20, 20.1, 19.9, 20, 20.5, 20.25, 20.9, 20.9, 20.9, 20.75, 20.75, 21, 21.1, 20.9, 20.9, 21.25, 21.4, 21.4, 21.25,
    21.75, 22,
  ];
  const logarithms = closes.slice(1).map((close, index) => Math.log(close / closes[index]!));
  expect(volatility(logarithms, 1)).toBeCloseTo(0.01216, 5);
  expect(volatility(logarithms, 252)).toBeCloseTo(0.193, 3);
});

it("grows with the scale of the returns and the square root of the periods", () => {
  const returns = [0.01, -0.02, 0.015, 0.003];
  const once = volatility(returns, 1)!;
  expect(
    volatility(
      returns.map((value) => 3 * value),
      1,
    ),
  ).toBeCloseTo(3 * once, 12);
  expect(volatility(returns)).toBeCloseTo(once * Math.sqrt(261), 12);
});

it("is null for fewer than two returns, and 0 for constant returns", () => {
  expect(volatility([0.01])).toBeNull();
  expect(volatility([0.01, 0.01, 0.01])).toBe(0);
});
