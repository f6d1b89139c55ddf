import { expect, it } from "vitest";
import { addMonths, monthsBetween } from "./add-months.ts";

it.each([
  ["2026-01-31", 1, "2026-02-28"],
  ["2023-12-31", 2, "2024-02-29"],
  ["2024-02-29", 12, "2025-02-28"],
  ["2026-03-15", -24, "2024-03-15"],
])("%s and %i months is %s", (date, months, expected) => {
  expect(addMonths(date, months)).toBe(expected);
});

it("lists every month a range touches", () => {
  expect(monthsBetween("2025-11-30", "2026-02-01")).toEqual(["2025-11", "2025-12", "2026-01", "2026-02"]);
  expect(monthsBetween("2025-11-30", "2025-11-30")).toEqual(["2025-11"]);
});
