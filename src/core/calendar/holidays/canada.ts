import {
  christmasWithSubstitutes,
  earlyClosesOn,
  easterDays,
  mondayIfWeekend,
  type HolidayCalendar,
} from "../holiday-calendar.ts";
import { addDays, nthWeekday, weekday, type PlainDate } from "../plain-date.ts";

/** Toronto Stock Exchange. */
export const canada: HolidayCalendar = {
  firstYear: 2010,
  lastYear: 2100,
  holidays,
  earlyCloses: (year) => earlyClosesOn([[`${year}-12-24`, "13:00", "Early close, Christmas Eve"]], holidays(year)),
};

function holidays(year: number): ReadonlyMap<PlainDate, string> {
  return new Map([
    [mondayIfWeekend(`${year}-01-01`), "New Year's Day"],
    [nthWeekday(year, 2, 1, 3), "Family Day"],
    [easterDays(year).goodFriday, "Good Friday"],
    [victoriaDay(year), "Victoria Day"],
    [mondayIfWeekend(`${year}-07-01`), "Canada Day"],
    [nthWeekday(year, 8, 1, 1), "Civic Holiday"],
    [nthWeekday(year, 9, 1, 1), "Labour Day"],
    [nthWeekday(year, 10, 1, 2), "Thanksgiving Day"],
    ...christmasWithSubstitutes(year),
  ]);
}

/** The Monday before 25 May. */
function victoriaDay(year: number): PlainDate {
  const last = `${year}-05-24`;
  return addDays(last, 1 - weekday(last));
}
