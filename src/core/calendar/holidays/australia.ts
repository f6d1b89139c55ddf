import {
  christmasWithSubstitutes,
  earlyClosesOn,
  easterDays,
  lastWeekdayUntil,
  mondayIfWeekend,
  ofYear,
  type HolidayCalendar,
  type NamedDays,
} from "../holiday-calendar.ts";
import { nthWeekday, type PlainDate } from "../plain-date.ts";

const extraHolidays: NamedDays = [["2022-09-22", "National Day of Mourning for Queen Elizabeth II"]];

/** ASX, Sydney. Anzac Day on a weekend isn't moved. Substitute days decreed for a single year aren't included. */
export const australia: HolidayCalendar = {
  firstYear: 2012,
  lastYear: 2100,
  holidays,
  earlyCloses: (year) =>
    earlyClosesOn(
      [
        [lastWeekdayUntil(`${year}-12-24`), "14:10", "Early close, last day before Christmas"],
        [lastWeekdayUntil(`${year}-12-31`), "14:10", "Early close, last day of the year"],
      ],
      holidays(year),
    ),
};

function holidays(year: number): ReadonlyMap<PlainDate, string> {
  const easter = easterDays(year);
  return new Map([
    [mondayIfWeekend(`${year}-01-01`), "New Year's Day"],
    [mondayIfWeekend(`${year}-01-26`), "Australia Day"],
    [easter.goodFriday, "Good Friday"],
    [easter.easterMonday, "Easter Monday"],
    [`${year}-04-25`, "Anzac Day"],
    [nthWeekday(year, 6, 1, 2), "Sovereign's Birthday"],
    ...christmasWithSubstitutes(year),
    ...ofYear(extraHolidays, year),
  ]);
}
