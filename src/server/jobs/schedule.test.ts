import { expect, it } from "vitest";
import { nextTurn, scheduleWords } from "./schedule.ts";

const next = (pattern: string, timeZone: string, after: string) =>
  new Date(nextTurn({ kind: "cron", pattern, timeZone }, Date.parse(after))).toISOString();

it("keeps the hour of the wall clock over both clock changes", () => {
  expect(next("0 8 * * 6", "Europe/Berlin", "2026-03-27T12:00:00Z")).toBe("2026-03-28T07:00:00.000Z");
  expect(next("0 8 * * 6", "Europe/Berlin", "2026-03-28T12:00:00Z")).toBe("2026-04-04T06:00:00.000Z");
  expect(next("0 8 * * 6", "America/New_York", "2026-10-31T13:00:00Z")).toBe("2026-11-07T13:00:00.000Z");
});

it("runs once on a night whose hour is left out, and once where it comes twice", () => {
  // Berlin has no 02:30 on 29 March 2026 and two on 25 October.
  expect(next("30 2 * * *", "Europe/Berlin", "2026-03-28T12:00:00Z")).toBe("2026-03-29T01:00:00.000Z");
  expect(next("30 2 * * *", "Europe/Berlin", "2026-03-29T01:00:00Z")).toBe("2026-03-30T00:30:00.000Z");
  expect(next("30 2 * * *", "Europe/Berlin", "2026-10-24T12:00:00Z")).toBe("2026-10-25T00:30:00.000Z");
  expect(next("30 2 * * *", "Europe/Berlin", "2026-10-25T00:30:00Z")).toBe("2026-10-26T01:30:00.000Z");
});

it("counts from the start where it is so many minutes", () => {
  expect(nextTurn({ kind: "every", minutes: 90 }, 1_000)).toBe(1_000 + 90 * 60_000);
  expect(scheduleWords({ kind: "every", minutes: 1 })).toBe("every minute");
  expect(scheduleWords({ kind: "every", minutes: 90 })).toBe("every 90 minutes");
  expect(scheduleWords({ kind: "every", minutes: 360 })).toBe("every 6 hours");
  expect(scheduleWords({ kind: "cron", pattern: "15 3 * * *", timeZone: "UTC" })).toBe("daily at 03:15 (UTC)");
  expect(scheduleWords({ kind: "cron", pattern: "0 8 * * 6", timeZone: "UTC" })).toBe("0 8 * * 6 (UTC)");
});
