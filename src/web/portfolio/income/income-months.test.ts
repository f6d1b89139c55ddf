import { expect, it } from "vitest";
import { incomeMonths } from "./income-months.ts";

const months = Array.from({ length: 48 }, (_, index) => ({
  month: `${2023 + Math.floor((index + 3) / 12)}-${String(((index + 3) % 12) + 1).padStart(2, "0")}`,
  received: index < 36 ? "10.50" : "0",
  announced: "0",
  estimated: index < 35 ? "0" : "4.25",
}));

it("covers a year or three before this month, and the expected ones after it", () => {
  const year = incomeMonths(months, "2026-03-04", "year");
  expect([year[0]?.month, year.at(-1)?.month, year.length]).toEqual(["2025-03", "2027-03", 25]);
  expect(incomeMonths(months, "2026-03-04", "years").length).toBe(48);
});

it("adds received and expected income of the same month", () => {
  const now = incomeMonths(months, "2026-03-04", "year").find(({ month }) => month === "2026-03");
  expect(now).toEqual({
    month: "2026-03",
    received: 10.5,
    announced: 0,
    estimated: 4.25,
    total: 14.75,
    yearBefore: 10.5,
  });
});

it("compares each month with the same one a year before, where that is over and known", () => {
  const year = incomeMonths(months, "2026-03-04", "year");
  expect(year.map(({ month, yearBefore }) => [month, yearBefore])).toContainEqual(["2027-02", 10.5]);
  expect(year.map(({ month, yearBefore }) => [month, yearBefore])).toContainEqual(["2027-03", null]);
  expect(incomeMonths(months.slice(30), "2026-03-04", "year")[0]?.yearBefore).toBeNull();
  expect(incomeMonths(months, "2026-03-04", "years").every(({ yearBefore }) => yearBefore === null)).toBe(true);
});
