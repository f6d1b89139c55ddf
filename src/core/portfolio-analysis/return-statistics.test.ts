import { expect, it } from "vitest";
import { dayValues } from "../../../tests/support/day-values.ts";
import { returnStatistics } from "../../../tests/support/listed-analysis.ts";

const wave = Array.from({ length: 400 }, (_, index) => 1000 + index + 40 * Math.sin(index / 9));
const days = dayValues("2025-01-31", wave);

it("names its days, months and drawdown", () => {
  const figures = returnStatistics(days, { riskFreeRatio: 0.03 });
  expect(figures).toMatchObject({ unknownDays: 0, daysPerYear: 261, riskFreeRatio: 0.03, wholeMonths: 13 });
  expect(figures.countedDays).toBe(285);
  expect(figures.positiveMonths).toBeGreaterThan(6);
  expect(figures.bestDay!.returnRatio).toBeGreaterThan(figures.worstDay!.returnRatio);
  expect(figures.bestMonth!.returnRatio).toBeGreaterThan(figures.worstMonth!.returnRatio);
  expect(figures.drawdown.deepest!.drawdownRatio).toBeLessThan(0);
  expect(figures.yearlyReturnRatio).toBeCloseTo((wave.at(-1)! / 1000) ** (365 / 399) - 1, 9);
});

it("measures Sharpe and Sortino against the stated rate", () => {
  const without = returnStatistics(days);
  const withRate = returnStatistics(days, { riskFreeRatio: 0.03 });
  expect(without.riskFreeRatio).toBe(0);
  expect(withRate.sharpe!).toBeLessThan(without.sharpe!);
  expect(withRate.sortino!).toBeLessThan(without.sortino!);
});

it("doesn't change with the amount of money", () => {
  const scaled = dayValues(
    "2025-01-31",
    wave.map((value) => value * 1e4),
  );
  expect(returnStatistics(scaled).sharpe).toBeCloseTo(returnStatistics(days).sharpe!, 9);
});

it("returns null risk figures after few days, and no yearly return before a full year", () => {
  expect(returnStatistics(days.slice(0, 20))).toMatchObject({ volatilityRatio: null, sharpe: null, sortino: null });
  expect(returnStatistics(days.slice(0, 300)).yearlyReturnRatio).toBeNull();
  expect(returnStatistics([])).toMatchObject({
    countedDays: 0,
    bestDay: null,
    worstMonth: null,
    yearlyReturnRatio: null,
  });
});

it("counts unknown days", () => {
  const gap = days.map((day, index) => (index === 103 ? { ...day, value: null, inflow: 1 } : day));
  expect(returnStatistics(gap)).toMatchObject({ unknownDays: 2, yearlyReturnRatio: null });
});
