import ICAL from "ical.js";
import { afterEach, describe, expect, it } from "vitest";
import { calendarFile, type FeedEvents } from "./calendar-file.ts";

const none: FeedEvents = { earnings: [], dividends: [], economic: [], ipo: [], splits: [] };
const surroundings = { appUrl: new URL("https://bellwether.example"), now: Date.parse("2026-03-04T16:00:00Z") };

const speech = {
  event: "Speech; rates, growth\\outlook",
  date: "2026-03-05",
  time: "09:00",
  at: "2026-03-05T09:00:00.000Z",
  country: "EU",
  impact: "Medium",
  actual: null,
  forecast: "1,5%",
  previous: "1\n2",
  description: null,
} as const;
const split = {
  symbol: "BRK-B",
  company: "Berkshire, Hathaway; Inc.",
  date: "2026-03-31",
  ratio: "4:1",
  description: "4 new shares for 1 old",
  factor: 4,
} as const;

function read(events: Partial<FeedEvents>) {
  const text = calendarFile({ ...none, ...events }, surroundings);
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return { text, events: calendar.getAllSubcomponents("vevent").map((component) => new ICAL.Event(component)) };
}

const timeZone = process.env["TZ"];
afterEach(() => {
  if (timeZone === undefined) delete process.env["TZ"];
  else process.env["TZ"] = timeZone;
});

describe("a calendar file", () => {
  it("writes commas, semicolons, backslashes and line breaks so that they come back as they were", () => {
    const [event] = read({ economic: [speech] }).events;
    expect(event?.summary).toBe("EU Speech; rates, growth\\outlook");
    expect(event?.description).toBe("Forecast 1,5%\nPrevious 1\n2");
  });

  it("tells two events of one name and day apart, the same way each time", () => {
    const twice = { economic: [speech, { ...speech, time: "15:00", at: "2026-03-05T15:00:00.000Z" }] };
    const uids = read(twice).events.map(({ uid }) => uid);
    expect(new Set(uids).size).toBe(2);
    expect(read(twice).events.map(({ uid }) => uid)).toEqual(uids);
    expect(read({ economic: [speech] }).events[0]?.uid).toBe(uids[0]);
  });

  it.each(["America/New_York", "Pacific/Kiritimati"])("keeps days and instants on a server in %s", (zone) => {
    process.env["TZ"] = zone;
    const { text } = read({ economic: [speech], splits: [split] });
    expect(text).toContain("DTSTART;VALUE=DATE:20260331\r\nDTEND;VALUE=DATE:20260401\r\n");
    expect(text).toContain("DTSTART:20260305T090000Z\r\n");
    expect(text).toContain("DTSTAMP:20260304T160000Z\r\n");
  });
});

it("ends every line with a line break of its own, the last one too", () => {
  const { text } = read({ economic: [speech] });
  expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
});
