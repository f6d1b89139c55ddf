import { describe, expect, it } from "vitest";
import { mergedEntries } from "./merged-calendars.ts";
import type { CalendarEntries } from "./provider.ts";

const earnings = (symbol: string, date: string, rest: Partial<CalendarEntries["earnings"]> = {}) => ({
  symbol,
  company: null,
  date,
  time: "TBD" as const,
  at: null,
  estimate: null,
  actual: null,
  surprise: null,
  surprisePercent: null,
  isEstimate: false,
  currency: null,
  ...rest,
});

const merged = (first: CalendarEntries["earnings"][], second: CalendarEntries["earnings"][]) =>
  mergedEntries("earnings", first, { source: "nasdaq", entries: second });

describe("the calendars of two sources", () => {
  it("list an event once, and fill in what the first lacks", () => {
    expect(
      merged([earnings("AAPL", "2026-03-04")], [earnings("AAPL", "2026-03-04", { estimate: 1.5, time: "AMC" })]),
    ).toEqual([earnings("AAPL", "2026-03-04", { estimate: 1.5, time: "AMC" })]);
  });

  it("keep the first source's day where they differ, and name the other", () => {
    expect(merged([earnings("AAPL", "2026-03-04")], [earnings("AAPL", "2026-03-06")])).toEqual([
      { ...earnings("AAPL", "2026-03-04"), otherDates: [{ source: "nasdaq", date: "2026-03-06" }] },
    ]);
  });

  it("take the day they agree on where the first one guesses two", () => {
    const guesses = [
      earnings("AAPL", "2026-03-04", { isEstimate: true }),
      earnings("AAPL", "2026-03-06", { isEstimate: true }),
    ];
    expect(merged(guesses, [earnings("AAPL", "2026-03-06")])).toEqual([
      {
        ...earnings("AAPL", "2026-03-06", { isEstimate: true }),
        otherDates: [{ source: null, date: "2026-03-04" }],
      },
    ]);
  });

  it("leave two reports of one company a quarter apart as two", () => {
    const days = merged([earnings("AAPL", "2026-01-29")], [earnings("AAPL", "2026-04-30")]).map(({ date }) => date);
    expect(days).toEqual(["2026-01-29", "2026-04-30"]);
  });

  it("add what only one of them knows", () => {
    const symbols = merged([earnings("AAPL", "2026-03-04")], [earnings("CRDO", "2026-03-04")]).map(
      ({ symbol }) => symbol,
    );
    expect(symbols.toSorted()).toEqual(["AAPL", "CRDO"]);
  });

  it("use the second source's economic events for days and countries the first has nothing of", () => {
    const event = (name: string, country: string, date: string): CalendarEntries["economic"] => ({
      event: name,
      date,
      time: null,
      at: null,
      country,
      impact: "Medium",
      actual: null,
      forecast: null,
      previous: null,
      description: null,
    });
    const found = mergedEntries("economic", [event("CPI MM, SA (Feb)", "US", "2026-03-11")], {
      source: "nasdaq",
      entries: [event("CPI", "US", "2026-03-11"), event("Industrial Production", "DE", "2026-03-11")],
    });
    expect(found.map(({ event: name }) => name)).toEqual(["CPI MM, SA (Feb)", "Industrial Production"]);
  });
});
