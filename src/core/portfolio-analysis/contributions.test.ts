import * as fc from "fast-check";
import { expect, it } from "vitest";
import type { DayValue } from "#core/portfolio/day-value.ts";
import { dayValues } from "../../../tests/support/day-values.ts";
import { contributions, dailyReturns, linkedReturn } from "../../../tests/support/listed-analysis.ts";
import { holds } from "../../../tests/support/holds.ts";

const first = "2026-01-01";

it("weighs each holding's return by its share at the start of the day", () => {
  // The single-period rule of Bacon, chapter 5: weight times return. 60% · 10% + 40% · -5% = 6% - 2% = 4%.
  const parts = [
    { key: "A", days: dayValues(first, [60, 66]) },
    { key: "B", days: dayValues(first, [40, 38]) },
  ];
  const { parts: each, rest, total } = contributions(dayValues(first, [100, 104]), parts);
  expect(each.map(({ key, amount }) => [key, amount])).toEqual([
    ["A", 6],
    ["B", -2],
  ]);
  expect(each.map(({ returnRatio }) => returnRatio?.toFixed(6))).toEqual(["0.060000", "-0.020000"]);
  expect(rest.returnRatio).toBeCloseTo(0, 12);
  expect(total.returnRatio).toBeCloseTo(0.04, 12);
});

it("carries a day's points forward with the growth before it", () => {
  // By hand: day 1 gives A 10 points; day 2 gives B 11 / 110 = 10 points on a whole that has grown to 1.1: 11 points. 21 in all.
  const parts = [
    { key: "A", days: dayValues(first, [50, 60, 60]) },
    { key: "B", days: dayValues(first, [50, 50, 61]) },
  ];
  const { parts: each, total } = contributions(dayValues(first, [100, 110, 121]), parts);
  expect(each.map(({ returnRatio }) => returnRatio?.toFixed(6))).toEqual(["0.100000", "0.110000"]);
  expect(total.returnRatio).toBeCloseTo(0.21, 12);
});

it("puts amounts without a holding in the remainder: here 5 of interest on cash and a fee of 2", () => {
  const whole = dayValues(first, [100, { value: 103, inflow: 0, income: 5, fees: 2 }]);
  expect(contributions(whole, [{ key: "A", days: dayValues(first, [50, 50]) }]).rest.amount).toBe(3);
});

it("knows the amount across a gap, but not the points, and not the remainder next to an unknown part", () => {
  const whole = dayValues(first, [100, 110, 120]);
  const gap = contributions(whole, [{ key: "A", days: dayValues(first, [50, null, 60]) }]);
  expect(gap.parts).toEqual([{ key: "A", amount: 10, returnRatio: null }]);
  expect(gap.rest).toEqual({ amount: 10, returnRatio: null });
  const unknown = contributions(whole, [
    { key: "A", days: dayValues(first, [50, { value: 60, inflow: Number.NaN }, 60]) },
  ]);
  expect(unknown.parts).toEqual([{ key: "A", amount: null, returnRatio: null }]);
  const end = contributions(whole, [{ key: "A", days: dayValues(first, [50, 50, null]) }]);
  expect(end.parts[0]).toEqual({ key: "A", amount: null, returnRatio: null });
  expect(end.rest.amount).toBeNull();
});

it("sums to the total gain and time-weighted return, in any order and at any scale", () => {
  const day = fc.record({
    move: fc.double({ min: -0.3, max: 0.3, noNaN: true }),
    bought: fc.integer({ min: 0, max: 500 }),
  });
  const holdings = fc.array(fc.array(day, { minLength: 20, maxLength: 20 }), { minLength: 1, maxLength: 6 });
  holds(
    fc.property(holdings, fc.constantFrom(1, 1e5), (holdings, scale) => {
      const parts = holdings.map((steps, index) => {
        let value = 100 * (index + 1) * scale;
        const days = steps.map(({ move, bought }) => {
          value = (value + bought * scale) * (1 + move);
          return { value, inflow: bought * scale };
        });
        return { key: `H${index}`, days: dayValues(first, [100 * (index + 1) * scale, ...days]) };
      });
      const whole = parts[0]!.days.map((_, index) => sumOfDays(parts.map(({ days }) => days[index]!)));
      const result = contributions(whole, parts);
      const sum = (field: "amount" | "returnRatio") => result.parts.reduce((sum, part) => sum + part[field]!, 0);
      expect(sum("amount") / scale).toBeCloseTo(result.total.amount! / scale, 6);
      expect(sum("returnRatio")).toBeCloseTo(linkedReturn(dailyReturns(whole))!, 9);
      expect(result.rest.returnRatio).toBeCloseTo(0, 9);
      const turned = contributions(whole, parts.toReversed());
      expect(turned.parts.toReversed()).toEqual(result.parts);
    }),
    60,
  );
});

function sumOfDays(days: readonly DayValue[]): DayValue {
  const sum = (field: "value" | "inflow" | "outflow") => days.reduce((total, day) => total + day[field]!, 0);
  return { ...days[0]!, value: sum("value"), inflow: sum("inflow"), outflow: sum("outflow") };
}
