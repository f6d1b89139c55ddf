import { expect, it } from "vitest";
import { exchanges } from "#core/calendar/exchanges.ts";
import { sessionNotes } from "./en/session-notes.ts";

/** Every name that the calendars of the exchanges give. */
const given = new Set(
  exchanges.flatMap(({ schedule }) => {
    if (schedule.kind !== "sessions") return [];
    const { calendar } = schedule;
    const years = Array.from({ length: calendar.lastYear - calendar.firstYear + 1 }, (_, n) => calendar.firstYear + n);
    return years.flatMap((year) => [
      ...calendar.holidays(year).values(),
      ...[...calendar.earlyCloses(year).values()].map(({ note }) => note),
    ]);
  }),
);

it("names every holiday and early close of the exchanges in English as their calendars do", () => {
  const names: Readonly<Record<string, string>> = sessionNotes;
  expect([...given].filter((name) => names[name] !== name)).toEqual([]);
  expect(Object.keys(names).filter((name) => !given.has(name))).toEqual(["Late opening"]);
});
