import { expect, it } from "vitest";
import { addDays } from "#core/calendar/plain-date.ts";
import { dividendRhythm, median } from "./dividend-rhythm.ts";

it("detects Coca-Cola's quarterly dividends with gaps from 75 to 107 days", () => {
  // Ex-dates as published by the company for 2024 and 2025.
  const coca = [
    "2024-03-14",
    "2024-06-14",
    "2024-09-13",
    "2024-11-29",
    "2025-03-14",
    "2025-06-13",
    "2025-09-15",
    "2025-12-01",
  ];
  expect(dividendRhythm(coca)).toBe("quarterly");
});

it.each([
  [[7, 7, 7], "weekly"],
  [[28, 31, 30, 33], "monthly"],
  [[120, 245, 121, 244], "half-yearly"],
  [[364, 371], "yearly"],
  [[91], "quarterly"],
  [[50, 52], null],
  [[], null],
])("classifies gaps of %j days as %s", (gaps, rhythm) => {
  const dates = ["2020-01-06"];
  for (const gap of gaps) dates.push(addDays(dates.at(-1)!, gap));
  expect(dividendRhythm(dates)).toBe(rhythm);
});

it("follows a payer whose frequency changed", () => {
  const dates = ["2020-01-06"];
  for (const gap of [365, 365, 365, 91, 91, 91, 91, 91, 91]) dates.push(addDays(dates.at(-1)!, gap));
  expect(dividendRhythm(dates)).toBe("quarterly");
});

it("returns the median", () => {
  expect([median([3, 1, 2]), median([4, 1, 2, 3]), median([])]).toEqual([2, 2.5, null]);
});
