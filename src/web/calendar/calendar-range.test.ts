import { expect, it } from "vitest";
import { calendarRange, daysOf, monthGrid, stepped } from "./calendar-range.ts";

it("starts today's agenda with yesterday, and no other", () => {
  expect(calendarRange("agenda", "2026-03-04", "2026-03-04")).toEqual({ from: "2026-03-03", to: "2026-03-17" });
  expect(calendarRange("agenda", "2026-03-11", "2026-03-04")).toEqual({ from: "2026-03-11", to: "2026-03-24" });
});

it("shows whole weeks", () => {
  expect(calendarRange("week", "2026-03-01", "2026-03-04")).toEqual({ from: "2026-02-23", to: "2026-03-01" });
  expect(monthGrid("2026-02-14")).toEqual({ from: "2026-01-26", to: "2026-03-01" });
  expect(daysOf(monthGrid("2026-03-31"))).toHaveLength(42);
});

it("steps by the week, and by the month whatever its length", () => {
  expect(stepped("agenda", "2026-12-28", 1)).toBe("2027-01-04");
  expect([
    stepped("month", "2026-01-31", 1),
    stepped("month", "2026-03-31", -1),
    stepped("month", "2028-01-15", -1),
  ]).toEqual(["2026-02-01", "2026-02-01", "2027-12-01"]);
});
