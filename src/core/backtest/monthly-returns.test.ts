import { expect, it } from "vitest";
import { monthlyReturns } from "./monthly-returns.ts";

const course = (days: readonly (readonly [string, number])[], deposits: readonly number[] | null = null) => ({
  dates: days.map(([date]) => date),
  equity: Float64Array.from(days, ([, value]) => value),
  deposits: deposits === null ? null : Float64Array.from(deposits),
  startValue: 100,
});

it("links the days of each month and the months of each year", () => {
  const [first, second] = monthlyReturns(
    course([
      ["2023-11-15", 110],
      ["2023-12-29", 99],
      ["2024-01-02", 108.9],
      ["2024-03-28", 98.01],
    ]),
  );
  expect(first!.year).toBe(2023);
  expect(first!.months.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => null));
  expect(first!.months[10]).toEqual({ returnRatio: expect.closeTo(0.1, 12), isPartial: true });
  expect(first!.months[11]).toEqual({ returnRatio: expect.closeTo(-0.1, 12), isPartial: false });
  expect(first!.returnRatio).toBeCloseTo(-0.01, 12);
  expect(first!.isPartial).toBe(true);
  expect(second!.months[0]!.returnRatio).toBeCloseTo(0.1, 12);
  expect(second!.months[1]).toBeNull();
  // 29 March 2024 was Good Friday, so the month is complete.
  expect(second!.months[2]).toEqual({ returnRatio: expect.closeTo(-0.1, 12), isPartial: false });
  expect(second!.returnRatio).toBeCloseTo(-0.01, 12);
  expect(second!.isPartial).toBe(true);
});

it("doesn't count deposits as returns", () => {
  const [year] = monthlyReturns(
    course(
      [
        ["2024-01-02", 100],
        ["2024-02-01", 210],
      ],
      [0, 100],
    ),
  );
  expect(year!.months.slice(0, 2).map((month) => month?.returnRatio)).toEqual([0, expect.closeTo(0.05, 12)]);
});

it("is empty without days", () => {
  expect(monthlyReturns(course([]))).toEqual([]);
});
