import * as fc from "fast-check";
import { expect, it } from "vitest";
import { timeWeightedReturn } from "#core/portfolio/returns.ts";
import { dayValues } from "../../../tests/support/day-values.ts";
import { dailyReturns } from "./daily-returns.ts";
import { daysOfParts } from "./days-of-parts.ts";
import { linkedReturn } from "./linked-return.ts";

it("takes out a dividend and puts back a fee", () => {
  // By hand: 100 became 104, of it 5 of income, after a fee of 1: 99 without the income, 105 without the fee.
  const days = dayValues("2026-01-01", [100, { value: 104, income: 5, fees: 1 }]);
  const without = (parts: Parameters<typeof daysOfParts>[1]) => linkedReturn(dailyReturns(daysOfParts(days, parts)));
  expect(without({ income: false })).toBeCloseTo(-0.01, 12);
  expect(without({ fees: false })).toBeCloseTo(0.05, 12);
  expect(daysOfParts(days, {})).toBe(days);
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
  fc.assert(
    fc.property(fc.array(day, { minLength: 2, maxLength: 30 }), parts, (list, parts) => {
      const days = dayValues("2026-01-01", list);
      expect(linkedReturn(dailyReturns(daysOfParts(days, parts)))).toBeCloseTo(timeWeightedReturn(days, parts)!, 9);
    }),
  );
});
