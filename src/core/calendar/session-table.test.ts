import { describe, expect, it } from "vitest";
import { addDays, exchangeFor, isOpen, tradingSession } from "./index.ts";

const firstYear = 2016;
const lastYear = 2028;

/**
 * Weekdays without a session, and early closes, by year as the exchanges published or announced them, with closures
 * decreed for mourning and weather. Written by hand, not computed.
 */
const newYork = {
  closed: `
    2016 01-01 01-18 02-15 03-25 05-30 07-04 09-05 11-24 12-26
    2017 01-02 01-16 02-20 04-14 05-29 07-04 09-04 11-23 12-25
    2018 01-01 01-15 02-19 03-30 05-28 07-04 09-03 11-22 12-05 12-25
    2019 01-01 01-21 02-18 04-19 05-27 07-04 09-02 11-28 12-25
    2020 01-01 01-20 02-17 04-10 05-25 07-03 09-07 11-26 12-25
    2021 01-01 01-18 02-15 04-02 05-31 07-05 09-06 11-25 12-24
    2022 01-17 02-21 04-15 05-30 06-20 07-04 09-05 11-24 12-26
    2023 01-02 01-16 02-20 04-07 05-29 06-19 07-04 09-04 11-23 12-25
    2024 01-01 01-15 02-19 03-29 05-27 06-19 07-04 09-02 11-28 12-25
    2025 01-01 01-09 01-20 02-17 04-18 05-26 06-19 07-04 09-01 11-27 12-25
    2026 01-01 01-19 02-16 04-03 05-25 06-19 07-03 09-07 11-26 12-25
    2027 01-01 01-18 02-15 03-26 05-31 06-18 07-05 09-06 11-25 12-24
    2028 01-17 02-21 04-14 05-29 06-19 07-04 09-04 11-23 12-25`,
  early: `
    2016 11-25
    2017 07-03 11-24
    2018 07-03 11-23 12-24
    2019 07-03 11-29 12-24
    2020 11-27 12-24
    2021 11-26
    2022 11-25
    2023 07-03 11-24
    2024 07-03 11-29 12-24
    2025 07-03 11-28 12-24
    2026 11-27 12-24
    2027 11-26
    2028 07-03 11-24`,
  earlyClose: "13:00",
  zone: "America/New_York",
  hours: [{ since: "2016-01-01", spans: ["09:30-16:00"] }],
};

const table = {
  XNYS: newYork,
  XNAS: newYork,
  XLON: {
    closed: `
      2016 01-01 03-25 03-28 05-02 05-30 08-29 12-26 12-27
      2017 01-02 04-14 04-17 05-01 05-29 08-28 12-25 12-26
      2018 01-01 03-30 04-02 05-07 05-28 08-27 12-25 12-26
      2019 01-01 04-19 04-22 05-06 05-27 08-26 12-25 12-26
      2020 01-01 04-10 04-13 05-08 05-25 08-31 12-25 12-28
      2021 01-01 04-02 04-05 05-03 05-31 08-30 12-27 12-28
      2022 01-03 04-15 04-18 05-02 06-02 06-03 08-29 09-19 12-26 12-27
      2023 01-02 04-07 04-10 05-01 05-08 05-29 08-28 12-25 12-26
      2024 01-01 03-29 04-01 05-06 05-27 08-26 12-25 12-26
      2025 01-01 04-18 04-21 05-05 05-26 08-25 12-25 12-26
      2026 01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28
      2027 01-01 03-26 03-29 05-03 05-31 08-30 12-27 12-28
      2028 01-03 04-14 04-17 05-01 05-29 08-28 12-25 12-26`,
    early: `
      2016 12-23 12-30
      2017 12-22 12-29
      2018 12-24 12-31
      2019 12-24 12-31
      2020 12-24 12-31
      2021 12-24 12-31
      2022 12-23 12-30
      2023 12-22 12-29
      2024 12-24 12-31
      2025 12-24 12-31
      2026 12-24 12-31
      2027 12-24 12-31
      2028 12-22 12-29`,
    earlyClose: "12:30",
    zone: "Europe/London",
    hours: [{ since: "2016-01-01", spans: ["08:00-16:30"] }],
  },
  XETR: {
    closed: `
      2016 01-01 03-25 03-28 05-16 10-03 12-26
      2017 04-14 04-17 05-01 06-05 10-03 10-31 12-25 12-26
      2018 01-01 03-30 04-02 05-01 05-21 10-03 12-24 12-25 12-26 12-31
      2019 01-01 04-19 04-22 05-01 06-10 10-03 12-24 12-25 12-26 12-31
      2020 01-01 04-10 04-13 05-01 06-01 12-24 12-25 12-31
      2021 01-01 04-02 04-05 05-24 12-24 12-31
      2022 04-15 04-18 12-26
      2023 04-07 04-10 05-01 12-25 12-26
      2024 01-01 03-29 04-01 05-01 12-24 12-25 12-26 12-31
      2025 01-01 04-18 04-21 05-01 12-24 12-25 12-26 12-31
      2026 01-01 04-03 04-06 05-01 12-24 12-25 12-31
      2027 01-01 03-26 03-29 12-24 12-31
      2028 04-14 04-17 05-01 12-25 12-26`,
    early: `
      2016 12-30
      2017 12-29
      2018 12-28
      2019 12-30
      2020 12-30
      2021 12-30
      2022 12-30
      2023 12-29
      2024 12-30
      2025 12-30
      2026 12-30
      2027 12-30
      2028 12-29`,
    earlyClose: "14:00",
    zone: "Europe/Berlin",
    hours: [{ since: "2016-01-01", spans: ["09:00-17:30"] }],
  },
  XPAR: {
    closed: `
      2016 01-01 03-25 03-28 12-26
      2017 04-14 04-17 05-01 12-25 12-26
      2018 01-01 03-30 04-02 05-01 12-25 12-26
      2019 01-01 04-19 04-22 05-01 12-25 12-26
      2020 01-01 04-10 04-13 05-01 12-25
      2021 01-01 04-02 04-05
      2022 04-15 04-18 12-26
      2023 04-07 04-10 05-01 12-25 12-26
      2024 01-01 03-29 04-01 05-01 12-25 12-26
      2025 01-01 04-18 04-21 05-01 12-25 12-26
      2026 01-01 04-03 04-06 05-01 12-25
      2027 01-01 03-26 03-29
      2028 04-14 04-17 05-01 12-25 12-26`,
    early: `
      2018 12-24 12-31
      2019 12-24 12-31
      2020 12-24 12-31
      2021 12-24 12-31
      2024 12-24 12-31
      2025 12-24 12-31
      2026 12-24 12-31
      2027 12-24 12-31`,
    earlyClose: "14:05",
    zone: "Europe/Paris",
    hours: [{ since: "2016-01-01", spans: ["09:00-17:30"] }],
  },
  XTKS: {
    closed: `
      2016 01-01 01-11 02-11 03-21 04-29 05-03 05-04 05-05 07-18 08-11 09-19 09-22 10-10 11-03 11-23 12-23
      2017 01-02 01-03 01-09 03-20 05-03 05-04 05-05 07-17 08-11 09-18 10-09 11-03 11-23
      2018 01-01 01-02 01-03 01-08 02-12 03-21 04-30 05-03 05-04 07-16 09-17 09-24 10-08 11-23 12-24 12-31
      2019 01-01 01-02 01-03 01-14 02-11 03-21 04-29 04-30 05-01 05-02 05-03 05-06 07-15 08-12 09-16 09-23 10-14 10-22 11-04 12-31
      2020 01-01 01-02 01-03 01-13 02-11 02-24 03-20 04-29 05-04 05-05 05-06 07-23 07-24 08-10 09-21 09-22 10-01 11-03 11-23 12-31
      2021 01-01 01-11 02-11 02-23 04-29 05-03 05-04 05-05 07-22 07-23 08-09 09-20 09-23 11-03 11-23 12-31
      2022 01-03 01-10 02-11 02-23 03-21 04-29 05-03 05-04 05-05 07-18 08-11 09-19 09-23 10-10 11-03 11-23
      2023 01-02 01-03 01-09 02-23 03-21 05-03 05-04 05-05 07-17 08-11 09-18 10-09 11-03 11-23
      2024 01-01 01-02 01-03 01-08 02-12 02-23 03-20 04-29 05-03 05-06 07-15 08-12 09-16 09-23 10-14 11-04 12-31
      2025 01-01 01-02 01-03 01-13 02-11 02-24 03-20 04-29 05-05 05-06 07-21 08-11 09-15 09-23 10-13 11-03 11-24 12-31
      2026 01-01 01-02 01-12 02-11 02-23 03-20 04-29 05-04 05-05 05-06 07-20 08-11 09-21 09-22 09-23 10-12 11-03 11-23 12-31
      2027 01-01 01-11 02-11 02-23 03-22 04-29 05-03 05-04 05-05 07-19 08-11 09-20 09-23 10-11 11-03 11-23 12-31
      2028 01-03 01-10 02-11 02-23 03-20 05-03 05-04 05-05 07-17 08-11 09-18 09-22 10-09 11-03 11-23`,
    early: "",
    earlyClose: "",
    zone: "Asia/Tokyo",
    hours: [
      { since: "2016-01-01", spans: ["09:00-11:30", "12:30-15:00"] },
      { since: "2024-11-05", spans: ["09:00-11:30", "12:30-15:30"] },
    ],
  },
  XHKG: {
    closed: `
      2016 01-01 02-08 02-09 02-10 03-25 03-28 04-04 05-02 06-09 07-01 08-02 09-16 10-10 10-21 12-26 12-27
      2017 01-02 01-30 01-31 04-04 04-14 04-17 05-01 05-03 05-30 08-23 10-02 10-05 12-25 12-26
      2018 01-01 02-16 02-19 03-30 04-02 04-05 05-01 05-22 06-18 07-02 09-25 10-01 10-17 12-25 12-26
      2019 01-01 02-05 02-06 02-07 04-05 04-19 04-22 05-01 05-13 06-07 07-01 10-01 10-07 12-25 12-26
      2020 01-01 01-27 01-28 04-10 04-13 04-30 05-01 06-25 07-01 10-01 10-02 10-13 10-26 12-25
      2021 01-01 02-12 02-15 04-02 04-05 04-06 05-19 06-14 07-01 09-22 10-01 10-13 10-14 12-27
      2022 02-01 02-02 02-03 04-05 04-15 04-18 05-02 05-09 06-03 07-01 09-12 10-04 12-26 12-27
      2023 01-02 01-23 01-24 01-25 04-05 04-07 04-10 05-01 05-26 06-22 07-17 09-01 09-08 10-02 10-23 12-25 12-26
      2024 01-01 02-12 02-13 03-29 04-01 04-04 05-01 05-15 06-10 07-01 09-06 09-18 10-01 10-11 12-25 12-26
      2025 01-01 01-29 01-30 01-31 04-04 04-18 04-21 05-01 05-05 07-01 10-01 10-07 10-29 12-25 12-26
      2026 01-01 02-17 02-18 02-19 04-03 04-06 04-07 05-01 05-25 06-19 07-01 10-01 10-19 12-25
      2027 01-01 02-08 02-09 03-26 03-29 04-05 05-13 06-09 07-01 09-16 10-01 10-08 12-27
      2028 01-26 01-27 01-28 04-04 04-14 04-17 05-01 05-02 05-29 10-02 10-04 10-26 12-25 12-26`,
    early: `
      2016
      2017 01-27
      2018 02-15 12-24 12-31
      2019 02-04 12-24 12-31
      2020 01-24 12-24 12-31
      2021 02-11 12-24 12-31
      2022 01-31
      2023
      2024 02-09 12-24 12-31
      2025 01-28 12-24 12-31
      2026 02-16 12-24 12-31
      2027 02-05 12-24 12-31
      2028 01-25`,
    earlyClose: "12:00",
    zone: "Asia/Hong_Kong",
    hours: [{ since: "2016-01-01", spans: ["09:30-12:00", "13:00-16:00"] }],
  },
} as const;
type ExchangeId = keyof typeof table;
const ids = Object.keys(table).filter((id): id is ExchangeId => id in table);

/** Days of a list, one year a line: "2016 01-01 …". */
function daysOf(list: string): ReadonlySet<string> {
  const lines = list.trim().split("\n");
  return new Set(
    lines.flatMap((line) => {
      const [year = "", ...days] = line.trim().split(" ");
      return days.map((day) => `${year}-${day}`);
    }),
  );
}

/** The trading spans of a day, as local minutes since midnight, from the table alone. */
function expectedSpans(id: ExchangeId): (date: string) => readonly (readonly [number, number])[] {
  const { closed, early, earlyClose, hours } = table[id];
  const closedDays = daysOf(closed);
  const earlyDays = daysOf(early);
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  return (date) => {
    const day = new Date(`${date}T00:00:00Z`).getUTCDay();
    if (day === 0 || day === 6 || closedDays.has(date)) return [];
    const ends = earlyDays.has(date) ? minutes(earlyClose) : 1440;
    const { spans } = hours.findLast(({ since }) => since <= date) ?? { spans: [] };
    return spans
      .map((span) => [minutes(span.slice(0, 5)), Math.min(ends, minutes(span.slice(6)))] as const)
      .filter(([from, to]) => from < to);
  };
}

/** Local day and minute at the start of each hour. Looked up once an hour, because clocks change at full hours here. */
function localClock(zone: string) {
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "short" });
  return (ms: number) => {
    const text = format.format(ms);
    return { date: text.slice(0, 10), minute: Number(text.slice(11, 13)) * 60 + Number(text.slice(14, 16)) };
  };
}

/** Minutes of a year at which `isOpen` disagrees with the table. */
function wrongMinutes(id: ExchangeId, year: number): string[] {
  const spansOf = expectedSpans(id);
  const clock = localClock(table[id].zone);
  const wrong: string[] = [];
  let spans: ReturnType<typeof spansOf> = [];
  let date = "";
  // From the second day to the last but one, because neighbouring years have their own tables.
  for (let hour = Date.UTC(year, 0, 2); hour < Date.UTC(year, 11, 31); hour += 3_600_000) {
    const local = clock(hour);
    if (local.date !== date) {
      date = local.date;
      spans = spansOf(date);
    }
    for (let minute = 0; minute < 60; minute++) {
      const ms = hour + minute * 60_000;
      const at = local.minute + minute;
      const isExpected = spans.some(([from, to]) => from <= at && at < to);
      if (isOpen(id, ms) !== isExpected) wrong.push(new Date(ms).toISOString());
    }
  }
  return wrong;
}

describe("the session table, 2016 to 2028", () => {
  it.each(ids)("%s has its sessions on exactly these days, at these hours", (id) => {
    const spansOf = expectedSpans(id);
    const zone = exchangeFor(id).timeZone ?? "UTC";
    expect(zone).toBe(table[id].zone);
    const clock = localClock(zone);
    const minuteOf = (instant: string) => clock(Date.parse(instant)).minute;
    for (let date = `${firstYear}-01-01`; date <= `${lastYear}-12-31`; date = addDays(date, 1)) {
      const { spans, kind } = tradingSession(id, date);
      const local = spans.map(({ opensAt, closesAt }) => [minuteOf(opensAt), minuteOf(closesAt)]);
      expect([date, local]).toEqual([date, spansOf(date)]);
      expect(kind).not.toBe("unknown");
    }
  });

  it.each([
    ["XNYS", 2018],
    ["XNAS", 2025],
    ["XLON", 2022],
    ["XETR", 2017],
    ["XPAR", 2024],
    ["XTKS", 2024],
    ["XHKG", 2021],
  ] as const)("%s is open at exactly the minutes of its sessions in %i", (id, year) => {
    expect(wrongMinutes(id, year)).toEqual([]);
  });

  it.each(["Pacific/Kiritimati", "America/Los_Angeles", "Asia/Kolkata"])(
    "does not depend on a server in %s",
    (zone) => {
      const before = process.env.TZ;
      process.env.TZ = zone;
      try {
        expect(Intl.DateTimeFormat().resolvedOptions().timeZone.replace("Calcutta", "Kolkata")).toBe(zone);
        expect(wrongMinutes("XNYS", 2024)).toEqual([]);
      } finally {
        if (before === undefined) delete process.env.TZ;
        else process.env.TZ = before;
      }
    },
  );
});

describe("Hong Kong's lunar days", () => {
  const lunar = new Intl.DateTimeFormat("en-u-ca-chinese", { timeZone: "UTC", month: "numeric", day: "numeric" });

  it("agree with the lunar calendar of the platform", () => {
    const names = new Map([
      ["Lunar New Year's Day", "1/1"],
      ["Birthday of the Buddha", "4/8"],
      ["Tuen Ng Festival", "5/5"],
      ["Day after the Mid-Autumn Festival", "8/16"],
      ["Chung Yeung Festival", "9/9"],
    ]);
    let checked = 0;
    for (let date = `${firstYear}-01-01`; date <= `${lastYear}-12-31`; date = addDays(date, 1)) {
      const expected = names.get(tradingSession("XHKG", date).note ?? "");
      if (expected === undefined) continue;
      const parts = lunar.formatToParts(Date.parse(`${date}T00:00:00Z`));
      const part = (type: string) => parts.find((each) => each.type === type)?.value ?? "";
      expect([date, `${part("month")}/${part("day")}`]).toEqual([date, expected]);
      checked++;
    }
    expect(checked).toBeGreaterThan(35);
  });
});
