import { earlyClosesOn, easterDays, ofYear, type HolidayCalendar, type NamedDays } from "../holiday-calendar.ts";
import { addDays, lastWeekday, nthWeekday, weekday, type PlainDate } from "../plain-date.ts";

/** Closures for mourning, attacks and storms. */
const specialClosures: NamedDays = [
  ["2001-09-11", "Closed after the attacks of 11 September"],
  ["2001-09-12", "Closed after the attacks of 11 September"],
  ["2001-09-13", "Closed after the attacks of 11 September"],
  ["2001-09-14", "Closed after the attacks of 11 September"],
  ["2004-06-11", "National Day of Mourning (Ronald Reagan)"],
  ["2007-01-02", "National Day of Mourning (Gerald Ford)"],
  ["2012-10-29", "Hurricane Sandy"],
  ["2012-10-30", "Hurricane Sandy"],
  ["2018-12-05", "National Day of Mourning (George H. W. Bush)"],
  ["2025-01-09", "National Day of Mourning (Jimmy Carter)"],
];

/** New York Stock Exchange and Nasdaq (NYSE rule 7.2 and the published calendars). */
export const unitedStates: HolidayCalendar = {
  firstYear: 2000,
  lastYear: 2100,
  holidays,
  earlyCloses: (year) =>
    earlyClosesOn(
      [
        ...independenceEarlyClose(year),
        [addDays(nthWeekday(year, 11, 4, 4), 1), "13:00", "Early close, day after Thanksgiving"],
        [`${year}-12-24`, "13:00", "Early close, Christmas Eve"],
        ...(year === 2003 ? ([["2003-12-26", "13:00", "Early close, day after Christmas"]] as const) : []),
      ],
      holidays(year),
    ),
  lateOpens: (year) => new Map(year === 2002 ? [["2002-09-11", "12:00"]] : []),
};

function holidays(year: number): ReadonlyMap<PlainDate, string> {
  return new Map([
    // New Year on a Saturday isn't moved, because the Friday closes the year's accounts.
    [weekday(`${year}-01-01`) === 7 ? `${year}-01-02` : `${year}-01-01`, "New Year's Day"],
    [nthWeekday(year, 1, 1, 3), "Martin Luther King Jr. Day"],
    [nthWeekday(year, 2, 1, 3), "Presidents' Day"],
    [easterDays(year).goodFriday, "Good Friday"],
    [lastWeekday(year, 5, 1), "Memorial Day"],
    ...(year >= 2022 ? ([[observed(`${year}-06-19`), "Juneteenth"]] as const) : []),
    [observed(`${year}-07-04`), "Independence Day"],
    [nthWeekday(year, 9, 1, 1), "Labor Day"],
    [nthWeekday(year, 11, 4, 4), "Thanksgiving Day"],
    [observed(`${year}-12-25`), "Christmas Day"],
    ...ofYear(specialClosures, year),
  ]);
}

/** Saturday holidays are observed on Friday, Sunday holidays on Monday. */
function observed(date: PlainDate): PlainDate {
  const day = weekday(date);
  return day === 6 ? addDays(date, -1) : day === 7 ? addDays(date, 1) : date;
}

/**
 * 3 July closes early when the 4th is a Tuesday to Friday. Up to 2012, a Thursday 4th shortened Friday the 5th instead.
 */
function independenceEarlyClose(year: number): readonly (readonly [PlainDate, string, string])[] {
  const day = weekday(`${year}-07-04`);
  if (day === 1 || day > 5) return [];
  if (day === 4 && year <= 2012) return [[`${year}-07-05`, "13:00", "Early close, day after Independence Day"]];
  return [[`${year}-07-03`, "13:00", "Early close, day before Independence Day"]];
}
