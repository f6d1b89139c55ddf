import * as fc from "fast-check";
import { expect, it } from "vitest";
import { addDays } from "#core/calendar/plain-date.ts";
import { dayValues } from "../../../tests/support/day-values.ts";
import { dailyReturns, linkedReturn, periodReturns } from "../../../tests/support/listed-analysis.ts";
import { holds } from "../../../tests/support/holds.ts";

const growing = (first: string, last: string) => {
  const values = [];
  let value = 100;
  for (let date = first; date <= last; date = addDays(date, 1)) {
    values.push(value);
    value += 1;
  }
  return dayValues(first, values);
};

it("marks incomplete first and last months", () => {
  const { months, years } = periodReturns(growing("2026-01-14", "2026-03-30"));
  expect(months.map(({ period, isPartial }) => [period, isPartial])).toEqual([
    ["2026-01", true],
    ["2026-02", false],
    ["2026-03", true],
  ]);
  expect(months[1]?.returnRatio).toBeCloseTo(145 / 117 - 1, 12);
  expect(years).toMatchObject([{ period: "2026", isPartial: true }]);
});

it("counts a month as complete if only weekend days are missing", () => {
  // 2026-02-01 is a Sunday, 2026-02-28 a Saturday.
  const days = growing("2026-02-01", "2026-02-27");
  expect(periodReturns(days).months).toMatchObject([{ period: "2026-02", isPartial: false }]);
});

it("counts a full year as complete", () => {
  expect(periodReturns(growing("2024-12-31", "2025-12-31")).years).toMatchObject([
    { period: "2025", isPartial: false, returnRatio: expect.closeTo(3.65, 12) },
  ]);
});

it("starts with the first investment and leaves out periods without one", () => {
  const empty = growing("2026-01-31", "2026-04-30").map((day) =>
    day.date < "2026-03-10" ? { ...day, value: 0 } : day.date === "2026-03-10" ? { ...day, inflow: 100 } : day,
  );
  expect(periodReturns(empty).months.map(({ period, isPartial }) => [period, isPartial])).toEqual([
    ["2026-03", true],
    ["2026-04", false],
  ]);
});

it("doesn't guess a month with an unknown day", () => {
  const days = growing("2026-01-31", "2026-03-31").map((day) =>
    day.date === "2026-02-10" ? { ...day, value: null, inflow: 1 } : day,
  );
  expect(periodReturns(days).months.map(({ returnRatio }) => returnRatio === null)).toEqual([true, false]);
});

it("links its months to its years and to the total", () => {
  const values = fc.array(fc.integer({ min: 50, max: 200 }), { minLength: 100, maxLength: 900 });
  holds(
    fc.property(values, (values) => {
      const days = dayValues("2024-11-20", values);
      const whole = linkedReturn(dailyReturns(days))!;
      const { months, years } = periodReturns(days);
      expect(linkedReturn(months)).toBeCloseTo(whole, 9);
      expect(linkedReturn(years)).toBeCloseTo(whole, 9);
    }),
    40,
  );
});
