import * as fc from "fast-check";
import { expect, it } from "vitest";
import { dayValues } from "../../../tests/support/day-values.ts";
import { dailyReturns } from "./daily-returns.ts";
import { linkedReturn } from "./linked-return.ts";

// Investopedia, "Time-Weighted Rate of Return", scenarios 1 and 2: 9.79% for both investors.
it.each([
  ["who adds 100,000", { value: 1_192_328, inflow: 100_000 }],
  ["who takes 100,000 out", { value: 1_003_440, outflow: 0 }],
])("finds the published time-weighted return of the investor %s", (who, last) => {
  const middle = who.includes("adds") ? { value: 1_162_484 } : { value: 1_062_484, outflow: 100_000 };
  const days = dayValues("2024-12-31", [1_000_000, middle, last]);
  expect(linkedReturn(dailyReturns(days))).toBeCloseTo(0.0979, 4);
});

it("counts an inflow at the start of its day and an outflow at its end", () => {
  const days = dayValues("2026-01-01", [100, { value: 220, inflow: 100 }, { value: 121, outflow: 110 }]);
  expect(dailyReturns(days).map(({ returnRatio }) => returnRatio?.toFixed(6))).toEqual(["0.100000", "0.050000"]);
});

it("knows no return beside a day without value, and none of a debt", () => {
  const days = dayValues("2026-01-01", [100, null, 110, -5, 20]);
  expect(dailyReturns(days).map(({ returnRatio }) => returnRatio)).toEqual([null, null, -115 / 110, null]);
});

it("goes on over days on which nothing was invested", () => {
  const days = dayValues("2026-01-01", [
    100,
    { value: 0, outflow: 110 },
    { value: 0, outflow: 3 },
    { value: 55, inflow: 50 },
  ]);
  const returns = dailyReturns(days);
  expect(returns.map(({ isInvested }) => isInvested)).toEqual([true, false, true]);
  expect(linkedReturn(returns)).toBeCloseTo(1.1 * 1.1 - 1, 12);
});

it("has no return of no day", () => {
  expect(linkedReturn(dailyReturns(dayValues("2026-01-01", [100])))).toBeNull();
});

it("gives the growth back whatever flows in and out, at any scale", () => {
  const step = fc.record({
    growth: fc.double({ min: -0.2, max: 0.2, noNaN: true }),
    inflow: fc.integer({ min: 0, max: 1000 }),
    part: fc.double({ min: 0, max: 0.9, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 60 }), fc.constantFrom(1, 0.01, 1e6), (steps, scale) => {
      let value = 1000 * scale;
      const days = dayValues("2026-01-01", [
        value,
        ...steps.map(({ growth, inflow, part }) => {
          const grown = (value + inflow * scale) * (1 + growth);
          const outflow = grown * part * 0.1;
          value = grown - outflow;
          return { value, inflow: inflow * scale, outflow };
        }),
      ]);
      const wanted = steps.reduce((product, { growth }) => product * (1 + growth), 1) - 1;
      expect(linkedReturn(dailyReturns(days))).toBeCloseTo(wanted, 9);
    }),
  );
});
