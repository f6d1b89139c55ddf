import * as fc from "fast-check";
import { expect, it } from "vitest";
import { dailyReturns, linkedReturn } from "../../../tests/support/listed-analysis.ts";
import { timeWeightedReturn } from "#core/portfolio/returns.ts";
import { dayValues } from "../../../tests/support/day-values.ts";
import { daysOfParts } from "./days-of-parts.ts";
import { holds } from "../../../tests/support/holds.ts";

it("takes out a dividend and puts back a fee", () => {
  // By hand: 100 became 104, of it 5 of income, after a fee of 1: 99 without the income, 105 without the fee.
  const days = dayValues("2026-01-01", [100, { value: 104, income: 5, fees: 1 }]);
  const without = (parts: Parameters<typeof daysOfParts>[1]) => linkedReturn(dailyReturns(daysOfParts(days, parts)));
  expect(without({ income: false })).toBeCloseTo(-0.01, 12);
  expect(without({ fees: false })).toBeCloseTo(0.05, 12);
  expect(daysOfParts(days, {})).toBe(days);
});

it("leaves fees and taxes of a purchase out of what was paid in", () => {
  // 100 of shares, 20 of fees and 4 of tax, close 110: 110 / 100 without either.
  const bought = { value: 110, inflow: 124, fees: 20, feesPaidIn: 20, taxes: 4, taxesPaidIn: 4 };
  const days = dayValues("2026-01-01", [0, bought]);
  expect(timeWeightedReturn(days, { fees: false, taxes: false })).toBeCloseTo(0.1, 12);
  expect(timeWeightedReturn(days, { fees: false })).toBeCloseTo(110 / 104 - 1, 12);
});

it("links to the time-weighted return of the same parts", () => {
  const day = fc.record({
    value: fc.integer({ min: 1000, max: 2000 }),
    inflow: fc.integer({ min: 0, max: 100 }),
    income: fc.integer({ min: 0, max: 50 }),
    fees: fc.integer({ min: 0, max: 10 }),
    taxes: fc.integer({ min: 0, max: 10 }),
  });
  const parts = fc.record({ income: fc.boolean(), fees: fc.boolean(), taxes: fc.boolean() });
  holds(
    fc.property(fc.array(day, { minLength: 2, maxLength: 30 }), parts, (list, parts) => {
      const days = dayValues("2026-01-01", list);
      expect(linkedReturn(dailyReturns(daysOfParts(days, parts)))).toBeCloseTo(timeWeightedReturn(days, parts)!, 9);
    }),
  );
});
