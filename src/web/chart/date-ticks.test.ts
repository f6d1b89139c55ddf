import { expect, it } from "vitest";
import { addDays } from "#core/calendar/plain-date.ts";
import { dateTicks } from "./date-ticks.ts";

const days = (from: string, count: number) => Array.from({ length: count }, (_, day) => addDays(from, day));

it("marks year starts, as many as fit", () => {
  const dates = days("2016-03-01", 3650);
  const ticks = dateTicks(dates, 6);
  expect(ticks.map(({ index }) => dates[index])).toEqual([
    "2017-01-01",
    "2019-01-01",
    "2021-01-01",
    "2023-01-01",
    "2025-01-01",
  ]);
  expect(ticks.every(({ kind }) => kind === "year")).toBe(true);
});

it("marks months if the range is too short for years", () => {
  const dates = days("2025-11-20", 100);
  expect(dateTicks(dates, 6).map(({ index }) => dates[index])).toEqual(["2025-12-01", "2026-01-01", "2026-02-01"]);
  expect(dateTicks(["2025-11-20"], 6)).toEqual([]);
});
