import { expect, it } from "vitest";
import { getCalendar } from "#contract/calendar.ts";
import { after, cursorOf, inOrder, readCursor } from "./calendar-cursor.ts";

const eventNamed = (event: string) => ({
  event,
  date: "2026-03-05",
  time: "09:00",
  at: null,
  country: "CN",
  impact: "Medium" as const,
  actual: null,
  forecast: null,
  previous: null,
  description: null,
});

it("reads back every cursor it gives out, however long and in whatever script the name is", () => {
  const names = ["国".repeat(300), "🏦".repeat(200), "Rate decision ".repeat(40)];
  for (const name of names) {
    const cursor = cursorOf(eventNamed(name));
    expect(getCalendar.input.parse({ cursor }).cursor).toBe(cursor);
    const key = readCursor(cursor);
    expect(key).not.toBeNull();
    expect(after(eventNamed(name), key ?? "")).toBe(false);
  }
});

it("keeps two events apart whose long names begin alike", () => {
  const [one, other] = [
    eventNamed(`${"Survey of expectations ".repeat(10)}A`),
    eventNamed(`${"Survey of expectations ".repeat(10)}B`),
  ];
  const ordered = inOrder([one, other]);
  expect(ordered).toHaveLength(2);
  const key = readCursor(cursorOf(ordered[0] ?? one)) ?? "";
  expect(ordered.map((entry) => after(entry, key))).toEqual([false, true]);
});
