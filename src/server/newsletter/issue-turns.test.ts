import { describe, expect, it } from "vitest";
import { lastDayOf, newestDue, nextIssueAt } from "./issue-turns.ts";

const at = (text: string) => Date.parse(text);
const weekly = { cadence: "weekly", weekday: 6, hour: 8, timeZone: "Europe/Berlin" } as const;
const turns = (settings: Parameters<typeof nextIssueAt>[0], from: string, count: number) => {
  const found: string[] = [];
  for (let now = at(from); found.length < count;) {
    const next = nextIssueAt(settings, now);
    if (next === null) break;
    found.push(new Date(next).toISOString());
    now = next;
  }
  return found;
};

describe("the turns of a newsletter", () => {
  it("stay at eight o'clock where its reader is when the clocks are put forward and back", () => {
    // Europe: 29 March and 25 October 2026, on Sundays.
    expect(turns(weekly, "2026-03-20T12:00:00Z", 3)).toEqual([
      "2026-03-21T07:00:00.000Z",
      "2026-03-28T07:00:00.000Z",
      "2026-04-04T06:00:00.000Z",
    ]);
    expect(turns(weekly, "2026-10-23T12:00:00Z", 2)).toEqual(["2026-10-24T06:00:00.000Z", "2026-10-31T07:00:00.000Z"]);
  });

  it("come once at an hour that a clock change leaves out or repeats", () => {
    const sunday = { ...weekly, weekday: 0, hour: 2 };
    expect(turns(sunday, "2026-03-28T12:00:00Z", 2)).toEqual(["2026-03-29T01:00:00.000Z", "2026-04-05T00:00:00.000Z"]);
    expect(turns(sunday, "2026-10-24T12:00:00Z", 2)).toEqual(["2026-10-25T00:00:00.000Z", "2026-11-01T01:00:00.000Z"]);
  });

  it("are none where it is off, Tuesday to Saturday daily, the first of the month monthly", () => {
    expect(nextIssueAt({ ...weekly, cadence: "off" }, 0)).toBeNull();
    const days = turns({ ...weekly, cadence: "daily", timeZone: "UTC" }, "2026-03-06T12:00:00Z", 3);
    expect(days.map((day) => day.slice(0, 10))).toEqual(["2026-03-07", "2026-03-10", "2026-03-11"]);
    expect(turns({ ...weekly, cadence: "monthly", timeZone: "UTC" }, "2026-03-06T12:00:00Z", 2)).toEqual([
      "2026-04-01T08:00:00.000Z",
      "2026-05-01T08:00:00.000Z",
    ]);
  });

  it("that were missed are made up for by the last one", () => {
    const due = newestDue({ ...weekly, timeZone: "UTC" }, at("2026-02-07T08:00:00Z"), at("2026-03-03T00:00:00Z"));
    expect(new Date(due).toISOString()).toBe("2026-02-28T08:00:00.000Z");
  });

  it("are about the days before them on the reader's own clocks", () => {
    // Saturday morning in Auckland is Friday evening in Greenwich.
    expect(lastDayOf(at("2026-03-06T19:00:00Z"), "Pacific/Auckland")).toBe("2026-03-06");
    expect(lastDayOf(at("2026-03-07T16:00:00Z"), "America/Los_Angeles")).toBe("2026-03-06");
  });
});
