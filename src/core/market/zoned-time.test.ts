import { expect, it } from "vitest";
import { zonedDay, zonedInstant } from "./zoned-time.ts";

it("names the day of the exchange, not of UTC", () => {
  expect(zonedDay(Date.parse("2026-03-03T02:00:00Z"), "America/New_York")).toBe("2026-03-02");
  expect(zonedDay(Date.parse("2026-03-02T15:30:00Z"), "Asia/Tokyo")).toBe("2026-03-03");
  expect(zonedDay(Date.parse("2026-03-02T23:30:00Z"), "Nowhere/Atlantis")).toBe("2026-03-02");
});

it("finds the instant of a wall clock on both sides of daylight saving", () => {
  expect(new Date(zonedInstant("2026-03-06", 16 * 60, "America/New_York")).toISOString()).toBe(
    "2026-03-06T21:00:00.000Z",
  );
  expect(new Date(zonedInstant("2026-03-09", 16 * 60, "America/New_York")).toISOString()).toBe(
    "2026-03-09T20:00:00.000Z",
  );
});
