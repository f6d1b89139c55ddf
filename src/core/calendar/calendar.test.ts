import { existsSync, readFileSync } from "node:fs";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addDays,
  easterSunday,
  exchangeFor,
  exchanges,
  isOpen,
  lastSession,
  openMinutesBetween,
  sessionAt,
  sessionWeek,
  tradingSession,
} from "./index.ts";
import { holds } from "../../../tests/support/holds.ts";

function daysOf(exchange: string, year: number) {
  const holidays: string[] = [];
  const early: string[] = [];
  for (let date = `${year}-01-01`; date.startsWith(`${year}`); date = addDays(date, 1)) {
    const session = tradingSession(exchange, date);
    if (session.kind === "holiday") holidays.push(date.slice(5));
    if (session.kind === "session" && session.note !== null) early.push(date.slice(5));
  }
  return { holidays: holidays.join(" "), early: early.join(" ") };
}

describe("holidays and early closes, as the exchanges published them", () => {
  it.each([
    ["XNYS", 2020, "01-01 01-20 02-17 04-10 05-25 07-03 09-07 11-26 12-25", "11-27 12-24"],
    ["XNYS", 2021, "01-01 01-18 02-15 04-02 05-31 07-05 09-06 11-25 12-24", "11-26"],
    ["XNYS", 2022, "01-17 02-21 04-15 05-30 06-20 07-04 09-05 11-24 12-26", "11-25"],
    ["XNAS", 2023, "01-02 01-16 02-20 04-07 05-29 06-19 07-04 09-04 11-23 12-25", "07-03 11-24"],
    ["XNAS", 2024, "01-01 01-15 02-19 03-29 05-27 06-19 07-04 09-02 11-28 12-25", "07-03 11-29 12-24"],
    ["ARCX", 2025, "01-01 01-09 01-20 02-17 04-18 05-26 06-19 07-04 09-01 11-27 12-25", "07-03 11-28 12-24"],
    ["XNYS", 2026, "01-01 01-19 02-16 04-03 05-25 06-19 07-03 09-07 11-26 12-25", "11-27 12-24"],
    ["XNYS", 2027, "01-01 01-18 02-15 03-26 05-31 06-18 07-05 09-06 11-25 12-24", "11-26"],
    ["XNYS", 2018, "01-01 01-15 02-19 03-30 05-28 07-04 09-03 11-22 12-05 12-25", "07-03 11-23 12-24"],
    ["XNYS", 2012, "01-02 01-16 02-20 04-06 05-28 07-04 09-03 10-29 10-30 11-22 12-25", "07-03 11-23 12-24"],
    ["XLON", 2021, "01-01 04-02 04-05 05-03 05-31 08-30 12-27 12-28", "12-24 12-31"],
    ["XLON", 2022, "01-03 04-15 04-18 05-02 06-02 06-03 08-29 09-19 12-26 12-27", "12-23 12-30"],
    ["XLON", 2023, "01-02 04-07 04-10 05-01 05-08 05-29 08-28 12-25 12-26", "12-22 12-29"],
    ["XLON", 2024, "01-01 03-29 04-01 05-06 05-27 08-26 12-25 12-26", "12-24 12-31"],
    ["XLON", 2020, "01-01 04-10 04-13 05-08 05-25 08-31 12-25 12-28", "12-24 12-31"],
    ["XETR", 2024, "01-01 03-29 04-01 05-01 12-24 12-25 12-26 12-31", "12-30"],
    ["XPAR", 2024, "01-01 03-29 04-01 05-01 12-25 12-26", "12-24 12-31"],
    ["XMIL", 2024, "01-01 03-29 04-01 05-01 08-15 12-24 12-25 12-26 12-31", ""],
    ["XSWX", 2024, "01-01 01-02 03-29 04-01 05-01 05-09 05-20 08-01 12-24 12-25 12-26 12-31", ""],
    ["XTSE", 2022, "01-03 02-21 04-15 05-23 07-01 08-01 09-05 10-10 12-26 12-27", ""],
    ["XTSE", 2024, "01-01 02-19 03-29 05-20 07-01 08-05 09-02 10-14 12-25 12-26", "12-24"],
    ["XASX", 2024, "01-01 01-26 03-29 04-01 04-25 06-10 12-25 12-26", "12-24 12-31"],
    [
      "XTKS",
      2024,
      "01-01 01-02 01-03 01-08 02-12 02-23 03-20 04-29 05-03 05-06 07-15 08-12 09-16 09-23 10-14 11-04 12-31",
      "",
    ],
    [
      "XTKS",
      2026,
      "01-01 01-02 01-12 02-11 02-23 03-20 04-29 05-04 05-05 05-06 07-20 08-11 09-21 09-22 09-23 10-12 11-03 11-23 12-31",
      "",
    ],
    [
      "XTKS",
      2019,
      "01-01 01-02 01-03 01-14 02-11 03-21 04-29 04-30 05-01 05-02 05-03 05-06 07-15 08-12 09-16 09-23 10-14 10-22 11-04 12-31",
      "",
    ],
    [
      "XSTO",
      2024,
      "01-01 03-29 04-01 05-01 05-09 06-06 06-21 12-24 12-25 12-26 12-31",
      "01-05 03-28 04-30 05-08 11-01",
    ],
    ["XCSE", 2024, "01-01 03-28 03-29 04-01 05-09 05-10 05-20 06-05 12-24 12-25 12-26 12-31", ""],
    ["XOSL", 2024, "01-01 03-28 03-29 04-01 05-01 05-09 05-17 05-20 12-24 12-25 12-26 12-31", "03-27"],
    ["XHEL", 2024, "01-01 03-29 04-01 05-01 05-09 06-21 12-06 12-24 12-25 12-26 12-31", ""],
  ])("%s %i", (exchange, year, holidays, early) => {
    expect(daysOf(exchange, year)).toEqual({ holidays, early });
  });

  it("computes Easter Sunday", () => {
    expect([1999, 2000, 2008, 2011, 2024, 2025, 2026, 2038].map(easterSunday)).toEqual([
      "1999-04-04",
      "2000-04-23",
      "2008-03-23",
      "2011-04-24",
      "2024-03-31",
      "2025-04-20",
      "2026-04-05",
      "2038-04-25",
    ]);
  });

  it("closes Madrid on 24 and 31 December in some years, with half days in others", () => {
    expect(tradingSession("XMAD", "2021-12-24").kind).toBe("holiday");
    expect(tradingSession("XMAD", "2021-12-31").kind).toBe("holiday");
    expect(tradingSession("XMAD", "2010-12-24").kind).toBe("holiday");
    expect(tradingSession("XMAD", "2021-12-23").closesAt).toBe("2021-12-23T16:30:00Z");
    expect(tradingSession("XMAD", "2019-12-24").closesAt).toBe("2019-12-24T13:00:00Z");
    expect(tradingSession("XMAD", "2024-12-31").closesAt).toBe("2024-12-31T13:00:00Z");
  });

  it("closes Tokyo on 1 October 2020, the day of its system failure", () => {
    expect(tradingSession("XTKS", "2020-10-01").kind).toBe("holiday");
    expect(tradingSession("XTKS", "2020-10-02").kind).toBe("session");
    expect(tradingSession("XTKS", "2020-09-30").kind).toBe("session");
  });

  it("keeps Friday 31 December 2021 open although New Year's Day was a Saturday", () => {
    expect(isOpen("XNYS", "2021-12-31T15:00:00Z")).toBe(true);
  });
});

describe("state at a moment", () => {
  it("is open from 09:30 inclusive to 16:00 exclusive in New York", () => {
    expect(isOpen("XNYS", "2026-03-02T14:29:59Z")).toBe(false);
    expect(isOpen("XNYS", "2026-03-02T14:30:00Z")).toBe(true);
    expect(isOpen("XNYS", "2026-03-02T20:59:59.999Z")).toBe(true);
    expect(isOpen("XNYS", "2026-03-02T21:00:00Z")).toBe(false);
  });

  it("follows the clock change: 09:30 in New York is 14:30 UTC before and 13:30 after 8 March 2026", () => {
    expect(tradingSession("XNYS", "2026-03-06").opensAt).toBe("2026-03-06T14:30:00Z");
    expect(tradingSession("XNYS", "2026-03-09").opensAt).toBe("2026-03-09T13:30:00Z");
    expect(tradingSession("XNYS", "2025-10-31").closesAt).toBe("2025-10-31T20:00:00Z");
    expect(tradingSession("XNYS", "2025-11-03").closesAt).toBe("2025-11-03T21:00:00Z");
    expect(tradingSession("XLON", "2026-03-27").opensAt).toBe("2026-03-27T08:00:00Z");
    expect(tradingSession("XLON", "2026-03-30").opensAt).toBe("2026-03-30T07:00:00Z");
    expect(tradingSession("XASX", "2026-04-02").opensAt).toBe("2026-04-01T23:00:00Z");
    expect(tradingSession("XASX", "2026-04-07").opensAt).toBe("2026-04-07T00:00:00Z");
  });

  it("distinguishes pre-market, after-hours and night", () => {
    expect(sessionAt("XNYS", "2026-03-02T08:59:00Z")).toMatchObject({ state: "closed", reason: "Before the open" });
    expect(sessionAt("XNYS", "2026-03-02T09:00:00Z").state).toBe("pre");
    expect(sessionAt("XNYS", "2026-03-02T21:00:00Z").state).toBe("after");
    expect(sessionAt("XNYS", "2026-03-03T00:59:59Z").state).toBe("after");
    expect(sessionAt("XNYS", "2026-03-03T01:00:00Z")).toMatchObject({ state: "closed", reason: "After the close" });
  });

  it("ends after-hours trading at 17:00 on a short day", () => {
    expect(sessionAt("XNYS", "2026-11-27T17:59:00Z")).toMatchObject({
      state: "open",
      closesAt: "2026-11-27T18:00:00Z",
      reason: "Early close, day after Thanksgiving",
    });
    expect(sessionAt("XNYS", "2026-11-27T18:00:00Z").state).toBe("after");
    expect(sessionAt("XNYS", "2026-11-27T22:00:00Z").state).toBe("closed");
  });

  it("names the holiday and the following session", () => {
    expect(sessionAt("XNAS", new Date("2026-11-26T15:00:00Z"))).toEqual({
      exchange: "XNAS",
      name: "Nasdaq",
      timeZone: "America/New_York",
      state: "holiday",
      isOpen: false,
      opensAt: "2026-11-27T14:30:00Z",
      closesAt: "2026-11-27T18:00:00Z",
      reason: "Thanksgiving Day",
    });
  });

  it("names the weekend, and Monday's session", () => {
    expect(sessionAt("XNYS", Date.parse("2026-11-21T12:00:00Z"))).toMatchObject({
      state: "closed",
      reason: "Weekend",
      opensAt: "2026-11-23T14:30:00Z",
      closesAt: "2026-11-23T21:00:00Z",
    });
  });

  it("closes for lunch in Tokyo and gives the reopening time", () => {
    expect(sessionAt("XTKS", "2026-11-20T01:00:00Z")).toMatchObject({
      state: "open",
      opensAt: "2026-11-20T00:00:00Z",
      closesAt: "2026-11-20T06:30:00Z",
    });
    expect(sessionAt("XTKS", "2026-11-20T03:00:00Z")).toMatchObject({
      state: "closed",
      reason: "Lunch break",
      opensAt: "2026-11-20T03:30:00Z",
    });
    expect(sessionAt("XTKS", "2024-11-01T06:10:00Z").state).toBe("closed");
    expect(sessionAt("XTKS", "2024-11-05T06:10:00Z").state).toBe("open");
  });

  it("bridges Japan's ten days of May 2019", () => {
    expect(sessionAt("XTKS", "2019-04-26T07:00:00Z").opensAt).toBe("2019-05-07T00:00:00Z");
  });

  it("never closes crypto, and runs foreign exchange from Sunday to Friday 17:00 in New York", () => {
    expect(sessionAt("CRYPTO", "2026-12-25T03:00:00Z")).toMatchObject({ state: "open", isOpen: true, opensAt: null });
    const week = { opensAt: "2026-11-22T22:00:00Z", closesAt: "2026-11-27T22:00:00Z" };
    expect(sessionAt("FX", "2026-11-22T21:59:59Z")).toMatchObject({ state: "closed", reason: "Weekend", ...week });
    expect(sessionAt("FX", "2026-11-22T22:00:00Z")).toMatchObject({ state: "open", ...week });
    expect(sessionAt("FX", "2026-11-25T04:59:59.5Z")).toMatchObject({ state: "open", ...week });
    expect(sessionAt("FX", "2026-11-27T21:59:59Z")).toMatchObject({ state: "open", ...week });
    expect(sessionAt("FX", "2026-11-27T22:00:00Z")).toMatchObject({ isOpen: false, opensAt: "2026-11-29T22:00:00Z" });
    expect(sessionAt("FX", "2026-11-28T12:00:00Z")).toMatchObject({ isOpen: false, opensAt: "2026-11-29T22:00:00Z" });
  });

  it.each(["XSES", "XIDX", "XNSE", "XBOM", "XSHG", "NOWHERE"])("makes no guess about %s", (exchange) => {
    const status = sessionAt(exchange, "2026-03-02T06:00:00Z");
    expect(status).toMatchObject({ state: null, isOpen: null, opensAt: null, closesAt: null });
    expect(status.reason).toMatch(/\w/);
    expect(openMinutesBetween(exchange, "2026-03-02T06:00:00Z", "2026-03-02T07:00:00Z")).toBeNull();
    expect(lastSession(exchange, "2026-03-02T06:00:00Z")).toBeNull();
  });

  it("returns unknown outside the years its rules cover", () => {
    expect(isOpen("XHKG", "2015-12-30T03:00:00Z")).toBeNull();
    expect(isOpen("XHKG", "2028-12-29T03:00:00Z")).toBe(true);
    expect(sessionAt("XHKG", "2029-01-03T03:00:00Z")).toMatchObject({ state: null, isOpen: null });
    expect(isOpen("XNYS", "2101-03-01T15:00:00Z")).toBeNull();
    expect(isOpen("XNYS", "1999-03-01T15:00:00Z")).toBeNull();
    expect(isOpen("XNYS", "2100-03-01T15:00:00Z")).toBe(true);
  });

  it("refuses an invalid moment", () => {
    expect(() => sessionAt("XNYS", "yesterday")).toThrow(RangeError);
  });

  it("knows common exchange names", () => {
    expect(exchangeFor("nyse").id).toBe("XNYS");
    expect(exchangeFor("LSE").timeZone).toBe("Europe/London");
  });
});

describe("week and last session", () => {
  it("lists Thanksgiving week from its Monday", () => {
    expect(sessionWeek("XNYS", "2026-11-29T23:00:00Z")).toEqual([
      { date: "2026-11-23", opensAt: "2026-11-23T14:30:00Z", closesAt: "2026-11-23T21:00:00Z", note: null },
      { date: "2026-11-24", opensAt: "2026-11-24T14:30:00Z", closesAt: "2026-11-24T21:00:00Z", note: null },
      { date: "2026-11-25", opensAt: "2026-11-25T14:30:00Z", closesAt: "2026-11-25T21:00:00Z", note: null },
      { date: "2026-11-26", opensAt: null, closesAt: null, note: "Thanksgiving Day" },
      {
        date: "2026-11-27",
        opensAt: "2026-11-27T14:30:00Z",
        closesAt: "2026-11-27T18:00:00Z",
        note: "Early close, day after Thanksgiving",
      },
      { date: "2026-11-28", opensAt: null, closesAt: null, note: null },
      { date: "2026-11-29", opensAt: null, closesAt: null, note: null },
    ]);
  });

  it("finds the newest session that has begun", () => {
    expect(lastSession("XNYS", "2026-11-22T12:00:00Z")).toBe("2026-11-20");
    expect(lastSession("XNYS", "2026-11-23T14:29:59Z")).toBe("2026-11-20");
    expect(lastSession("XNYS", "2026-11-23T14:30:00Z")).toBe("2026-11-23");
  });
});

describe("minutes of market time", () => {
  it("skips nights, weekends, holidays and lunch", () => {
    expect(openMinutesBetween("XNYS", "2026-11-20T20:55:00Z", "2026-11-23T14:40:00Z")).toBe(15);
    expect(openMinutesBetween("XNYS", "2026-11-25T20:00:00Z", "2026-11-28T00:00:00Z")).toBe(60 + 210);
    expect(openMinutesBetween("XTKS", "2026-11-20T00:00:00Z", "2026-11-20T07:00:00Z")).toBe(150 + 180);
    expect(openMinutesBetween("FX", "2026-11-27T21:00:00Z", "2026-11-29T23:00:00Z")).toBe(120);
    expect(openMinutesBetween("CRYPTO", "2026-11-27T21:00:00Z", "2026-11-28T21:00:00Z")).toBe(1440);
  });
});

describe("invariants", () => {
  const known = exchanges
    .filter(
      ({ schedule }) =>
        schedule.kind !== "unknown" && !(schedule.kind === "sessions" && schedule.calendar.lastYear < 2099),
    )
    .map(({ id }) => id);
  const exchange = fc.constantFrom(...known);
  const moment = fc
    .integer({ min: Date.UTC(2022, 0, 1) / 1000, max: Date.UTC(2099, 11, 1) / 1000 })
    .map((s) => s * 1000);

  it("opens before it closes, and reports open exactly then", () => {
    holds(
      fc.property(exchange, moment, (id, ms) => {
        const status = sessionAt(id, ms);
        expect(status.isOpen).toBe(status.state === "open");
        expect(isOpen(id, ms)).toBe(status.isOpen);
        if (status.opensAt === null || status.closesAt === null) return id === "CRYPTO";
        expect(status.opensAt < status.closesAt).toBe(true);
        expect(Date.parse(status.closesAt)).toBeGreaterThan(ms);
        if (status.isOpen === true) expect(Date.parse(status.opensAt)).toBeLessThanOrEqual(ms);
        else expect(Date.parse(status.opensAt)).toBeGreaterThan(ms);
        return true;
      }),
      300,
    );
  });

  it("adds up: minutes to and from a moment equal the total", () => {
    const span = fc.integer({ min: 0, max: 12 * 86_400_000 });
    holds(
      fc.property(exchange, moment, span, span, (id, from, first, second) => {
        const whole = openMinutesBetween(id, from, from + first + second) ?? Number.NaN;
        const one = openMinutesBetween(id, from, from + first) ?? Number.NaN;
        const two = openMinutesBetween(id, from + first, from + first + second) ?? Number.NaN;
        expect(one + two).toBeCloseTo(whole, 6);
        expect(whole).toBeGreaterThanOrEqual(0);
        expect(whole).toBeLessThanOrEqual((first + second) / 60_000);
      }),
      200,
    );
  });
});

describe("recorded prices", () => {
  const folder = new URL("../../../../shared/data/prices/daily/", import.meta.url);
  it.skipIf(!existsSync(folder)).each([
    ["XNYS", "lean/SPY.csv"],
    ["XNAS", "yahoo/JENYX.csv"],
    ["XLON", "yahoo/ADIG.L.csv"],
    ["XTSE", "yahoo/SCR.TO.csv"],
    ["XMIL", "yahoo/KME.MI.csv"],
  ])("have bars on exactly the days %s has a session (%s; skipped without the recordings)", (exchange, file) => {
    const rows = readFileSync(new URL(file, folder), "utf8").trim().split("\n").slice(1);
    const traded = rows.map((row) => row.slice(0, 10)).filter((date) => date >= "2000-01-01");
    const expected: string[] = [];
    for (let date = traded[0] ?? ""; date <= (traded.at(-1) ?? ""); date = addDays(date, 1))
      if (tradingSession(exchange, date).kind === "session") expected.push(date);
    expect(expected).toEqual(traded);
  });
});
