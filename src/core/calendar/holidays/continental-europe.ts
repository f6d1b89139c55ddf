import { earlyClosesOn, easterDays, lastWeekdayUntil, type HolidayCalendar } from "../holiday-calendar.ts";
import type { PlainDate } from "../plain-date.ts";

// None of these exchanges moves a holiday that falls on a weekend.

/**
 * Xetra. Whit Monday and German Unity Day were closed from 2015 to 2021, Reformation Day in its 500th year. Before that the
 * closed days changed from year to year, so the rules start there.
 */
export const germany: HolidayCalendar = {
  firstYear: 2015,
  lastYear: 2100,
  holidays: germanHolidays,
  earlyCloses: (year) =>
    earlyClosesOn(
      [[lastWeekdayUntil(`${year}-12-30`), "14:00", "Early close, last trading day of the year"]],
      germanHolidays(year),
    ),
};

function germanHolidays(year: number): ReadonlyMap<PlainDate, string> {
  return new Map([
    ...yearEndClosed(year),
    ...(year <= 2021
      ? ([
          [easterDays(year).whitMonday, "Whit Monday"],
          [`${year}-10-03`, "German Unity Day"],
        ] as const)
      : []),
    ...(year === 2017 ? ([["2017-10-31", "Reformation Day"]] as const) : []),
  ]);
}

/** Euronext Paris, Amsterdam and Brussels share one calendar. */
export const euronext: HolidayCalendar = {
  firstYear: 2003,
  lastYear: 2100,
  holidays: (year) => common(year),
  earlyCloses: (year) => yearEndHalfDays(year, "14:05"),
};

/** Euronext Lisbon: the same days and times, one hour earlier on its clocks. */
export const portugal: HolidayCalendar = {
  ...euronext,
  earlyCloses: (year) => yearEndHalfDays(year, "13:05"),
};

/**
 * Bolsa de Madrid. According to its operator, 24 and 31 December were closed until 2011 and from 2021 to 2023. From
 * 2012 to 2020 and since 2024 they are half days.
 */
export const spain: HolidayCalendar = {
  firstYear: 2008,
  lastYear: 2100,
  holidays: (year) => (hasSpanishHalfDays(year) ? common(year) : yearEndClosed(year)),
  earlyCloses: (year) => (hasSpanishHalfDays(year) ? yearEndHalfDays(year, "14:00") : new Map()),
};

function hasSpanishHalfDays(year: number): boolean {
  return year >= 2012 && !(year >= 2021 && year <= 2023);
}

/** Borsa Italiana. */
export const italy: HolidayCalendar = {
  firstYear: 2003,
  lastYear: 2100,
  holidays: (year) => new Map([...yearEndClosed(year), [`${year}-08-15`, "Assumption Day"]]),
  earlyCloses: () => new Map(),
};

/** SIX Swiss Exchange. */
export const switzerland: HolidayCalendar = {
  firstYear: 2003,
  lastYear: 2100,
  holidays: (year) => {
    const easter = easterDays(year);
    return new Map([
      ...yearEndClosed(year),
      [`${year}-01-02`, "Berchtold's Day"],
      [easter.ascensionDay, "Ascension Day"],
      [easter.whitMonday, "Whit Monday"],
      [`${year}-08-01`, "Swiss National Day"],
    ]);
  },
  earlyCloses: () => new Map(),
};

function common(year: number): ReadonlyMap<PlainDate, string> {
  const easter = easterDays(year);
  return new Map([
    [`${year}-01-01`, "New Year's Day"],
    [easter.goodFriday, "Good Friday"],
    [easter.easterMonday, "Easter Monday"],
    [`${year}-05-01`, "Labour Day"],
    [`${year}-12-25`, "Christmas Day"],
    [`${year}-12-26`, "St Stephen's Day"],
  ]);
}

function yearEndClosed(year: number): ReadonlyMap<PlainDate, string> {
  return new Map([...common(year), [`${year}-12-24`, "Christmas Eve"], [`${year}-12-31`, "New Year's Eve"]]);
}

function yearEndHalfDays(year: number, closes: string) {
  return earlyClosesOn(
    [
      [`${year}-12-24`, closes, "Early close, Christmas Eve"],
      [`${year}-12-31`, closes, "Early close, New Year's Eve"],
    ],
    common(year),
  );
}
