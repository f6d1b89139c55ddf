import { expect, it } from "vitest";
import { builtInInstruments } from "./built-in-instruments.ts";
import { addDays } from "../calendar/plain-date.ts";
import { sampleDay, sampleSession } from "./sample-course.ts";

const apple = { symbol: "AAPL", priceLevel: 230 };

it("gives a day the same figures every time", () => {
  expect(sampleDay(apple, "2026-03-06")).toEqual(sampleDay({ ...apple }, "2026-03-06"));
  expect(sampleDay(apple, "2026-03-06").close).not.toBe(sampleDay(apple, "2026-03-05").close);
  expect(sampleSession(apple, "2026-03-06", 5)).toEqual(sampleSession(apple, "2026-03-06", 5));
});

it("keeps every bar consistent and near the level of its instrument", () => {
  for (const instrument of builtInInstruments) {
    const days = Array.from({ length: 30 }, (_, index) => sampleDay(instrument, addDays("2026-03-09", -index)));
    for (const bar of [...days, ...sampleSession(instrument, "2026-03-09", 5)]) {
      const { open, high, low, close } = bar;
      expect(high).toBeGreaterThanOrEqual(Math.max(open ?? 0, close));
      expect(low).toBeLessThanOrEqual(Math.min(open ?? Infinity, close));
      expect(close / instrument.priceLevel).toBeGreaterThan(0.8);
      expect(close / instrument.priceLevel).toBeLessThan(1.25);
    }
  }
});

it("runs a session from the day's open to its close", () => {
  const day = sampleDay(apple, "2026-03-09");
  const session = sampleSession(apple, "2026-03-09", 5);
  expect(session).toHaveLength(78);
  expect(session[0]?.open).toBe(day.open);
  expect(session[0]?.time).toBe("2026-03-09T13:30:00.000Z");
  expect(session.at(-1)?.close).toBe(day.close);
});
