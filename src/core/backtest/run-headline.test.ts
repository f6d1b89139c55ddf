import { expect, it } from "vitest";
import type { Statistics } from "./result.ts";
import { runHeadline } from "./run-headline.ts";

function headline(own: Partial<Statistics>, hold: Partial<Statistics>): string {
  const blank = { tradeCount: 3, openTradeCount: 0, startValue: 100, paidIn: 100 } as Statistics;
  return runHeadline({
    statistics: { ...blank, ...own },
    benchmark: { equity: new Float64Array(), statistics: { ...blank, ...hold } },
  });
}

it("compares return and drawdown in either direction", () => {
  expect(
    headline(
      { totalReturnRatio: 0.423, maximumDrawdownRatio: -0.21 },
      { totalReturnRatio: 0.63, maximumDrawdownRatio: -0.389 },
    ),
  ).toBe("Made +42.3%. Holding made +63.0%, with a deeper worst fall: −38.9% vs −21.0%.");
  expect(
    headline(
      { totalReturnRatio: -0.051, maximumDrawdownRatio: -0.4 },
      { totalReturnRatio: 0.1, maximumDrawdownRatio: -0.2 },
    ),
  ).toBe("Lost 5.1%. Holding made +10.0%, with a smaller worst fall: −20.0% vs −40.0%.");
});

it("doesn't compare drawdowns that round to the same, and never shows minus zero", () => {
  expect(
    headline(
      { totalReturnRatio: -0.0001, maximumDrawdownRatio: -0.2001 },
      { totalReturnRatio: 0, maximumDrawdownRatio: -0.2 },
    ),
  ).toBe("Made 0.0%. Holding made 0.0%, with the same worst fall: −20.0%.");
});

it("doesn't praise a rule without trades", () => {
  expect(
    headline(
      { tradeCount: 0, totalReturnRatio: 0, maximumDrawdownRatio: 0 },
      { totalReturnRatio: -0.3, maximumDrawdownRatio: -0.5 },
    ),
  ).toBe("Made no trade. Holding lost 30.0%, with a worst fall of −50.0%.");
});

it("marks a return with deposits as time-weighted", () => {
  expect(
    headline(
      { paidIn: 900, totalReturnRatio: 0.1, maximumDrawdownRatio: -0.1 },
      { totalReturnRatio: 0.2, maximumDrawdownRatio: -0.2 },
    ),
  ).toContain("Made +10.0% (time-weighted).");
});
