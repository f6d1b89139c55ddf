import * as fc from "fast-check";
import { expect, it } from "vitest";
import { timeWeightedReturn } from "#core/portfolio/returns.ts";
import { dayValues } from "../../../tests/support/day-values.ts";
import { dailyReturns, linkedReturn } from "../../../tests/support/listed-analysis.ts";
import { holds } from "../../../tests/support/holds.ts";

// Investopedia, "Time-Weighted Rate of Return", scenarios 1 and 2: 9.79% for both investors.
it.each([
  ["who adds 100,000", { value: 1_192_328, inflow: 100_000 }],
  ["who takes 100,000 out", { value: 1_003_440, outflow: 0 }],
])("matches the published time-weighted return of investor %s", (who, last) => {
  const middle = who.includes("adds") ? { value: 1_162_484 } : { value: 1_062_484, outflow: 100_000 };
  const days = dayValues("2024-12-31", [1_000_000, middle, last]);
  expect(linkedReturn(dailyReturns(days))).toBeCloseTo(0.0979, 4);
});

it("counts an inflow at the start of its day and an outflow at its end", () => {
  const days = dayValues("2026-01-01", [100, { value: 220, inflow: 100 }, { value: 121, outflow: 110 }]);
  expect(dailyReturns(days).map(({ returnRatio }) => returnRatio?.toFixed(6))).toEqual(["0.100000", "0.050000"]);
});

it("bridges days without value and without flows, and counts them once", () => {
  const bridged = dailyReturns(dayValues("2026-01-01", [100, null, null, 110, 121]));
  expect(bridged.map(({ isInvested }) => isInvested)).toEqual([false, false, true, true]);
  expect(bridged[2]?.returnRatio).toBeCloseTo(0.1, 12);
  expect(linkedReturn(bridged)).toBeCloseTo(0.21, 12);
});

it.each([
  ["a flow on a day without value", [100, { value: null, inflow: 5 }, 110]],
  ["a flow at the end of a gap", [100, null, { value: 110, inflow: 5 }]],
  ["a gap at the start", [null, 100, 110]],
  ["a gap at the end", [100, 110, null]],
  ["a flow of unknown size", [100, { value: 110, inflow: Number.NaN }, 120]],
  ["a debt", [100, -5, 20]],
] as const)("guesses nothing over %s", (_, days) => {
  expect(linkedReturn(dailyReturns(dayValues("2026-01-01", days)))).toBeNull();
});

it("agrees with the time-weighted return of the portfolio", () => {
  const day = fc.record({
    value: fc.option(fc.integer({ min: 0, max: 1000 }), { freq: 8 }),
    inflow: fc.constantFrom(0, 0, 0, 50),
    outflow: fc.constantFrom(0, 0, 0, 20),
  });
  holds(
    fc.property(fc.array(day, { minLength: 2, maxLength: 20 }), (list) => {
      const days = dayValues("2026-01-01", list);
      const returns = dailyReturns(days);
      const linked = returns.some(({ isInvested }) => isInvested) ? linkedReturn(returns) : null;
      const expected = timeWeightedReturn(days);
      if (expected === null || linked === null) expect(linked).toBe(expected);
      else expect(linked).toBeCloseTo(expected, 9);
    }),
    500,
  );
});

it("continues over days without an investment", () => {
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

it("is null without days", () => {
  expect(linkedReturn(dailyReturns(dayValues("2026-01-01", [100])))).toBeNull();
});

it("recovers the growth for any flows, at any scale", () => {
  const step = fc.record({
    growth: fc.double({ min: -0.2, max: 0.2, noNaN: true }),
    inflow: fc.integer({ min: 0, max: 1000 }),
    part: fc.double({ min: 0, max: 0.9, noNaN: true }),
  });
  holds(
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
      const expected = steps.reduce((product, { growth }) => product * (1 + growth), 1) - 1;
      expect(linkedReturn(dailyReturns(days))).toBeCloseTo(expected, 9);
    }),
  );
});
