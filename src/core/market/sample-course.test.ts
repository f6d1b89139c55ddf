import { expect, it } from "vitest";
import { builtInInstruments } from "./built-in-instruments.ts";
import { lastWeekday, previousWeekday, sampleDays, sampleSession } from "./sample-course.ts";

const apple = { symbol: "AAPL", priceLevel: 230 };

it("walks over weekdays only", () => {
  expect(lastWeekday("2026-03-08")).toBe("2026-03-06");
  expect(lastWeekday("2026-03-09")).toBe("2026-03-09");
  expect(previousWeekday("2026-03-09")).toBe("2026-03-06");
  expect(sampleDays(apple, "2026-03-09", 3).map(({ date }) => date)).toEqual([
    "2026-03-05",
    "2026-03-06",
    "2026-03-09",
  ]);
});

it("gives a day the same figures whenever and in whatever company it is asked for", () => {
  const long = sampleDays(apple, "2026-03-09", 30);
  expect(sampleDays(apple, "2026-03-06", 5)).toEqual(long.slice(-6, -1));
});

it("keeps every bar consistent and near the level of its instrument", () => {
  for (const instrument of builtInInstruments) {
    for (const bar of [...sampleDays(instrument, "2026-03-09", 30), ...sampleSession(instrument, "2026-03-09", 5)]) {
      const { open, high, low, close } = bar;
      expect(high).toBeGreaterThanOrEqual(Math.max(open ?? 0, close));
      expect(low).toBeLessThanOrEqual(Math.min(open ?? Infinity, close));
      expect(close / instrument.priceLevel).toBeGreaterThan(0.8);
      expect(close / instrument.priceLevel).toBeLessThan(1.25);
    }
  }
});

it("runs a session from the day's open to its close", () => {
  const [day] = sampleDays(apple, "2026-03-09", 1);
  const session = sampleSession(apple, "2026-03-09", 5);
  expect(session).toHaveLength(78);
  expect(session[0]?.open).toBe(day?.open);
  expect(session[0]?.time).toBe("2026-03-09T13:30:00.000Z");
  expect(session.at(-1)?.close).toBe(day?.close);
});
