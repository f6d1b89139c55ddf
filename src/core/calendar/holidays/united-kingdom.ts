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
import { lastWeekday, nthWeekday, type PlainDate } from "../plain-date.ts";

const extraHolidays: NamedDays = [
  ["2002-06-03", "Golden Jubilee"],
  ["2011-04-29", "Royal Wedding"],
  ["2012-06-05", "Diamond Jubilee"],
  ["2022-06-03", "Platinum Jubilee"],
  ["2022-09-19", "State Funeral of Queen Elizabeth II"],
  ["2023-05-08", "Coronation of King Charles III"],
];

const movedEarlyMay: Readonly<Record<number, PlainDate>> = { 2020: "2020-05-08" };
const movedSpring: Readonly<Record<number, PlainDate>> = {
  2002: "2002-06-04",
  2012: "2012-06-04",
  2022: "2022-06-02",
};

/** London Stock Exchange: the bank holidays of England and Wales. */
export const unitedKingdom: HolidayCalendar = {
  firstYear: 2000,
  lastYear: 2100,
  holidays,
  earlyCloses: (year) =>
    earlyClosesOn(
      [
        [lastWeekdayUntil(`${year}-12-24`), "12:30", "Early close, last day before Christmas"],
        [lastWeekdayUntil(`${year}-12-31`), "12:30", "Early close, last day of the year"],
      ],
      holidays(year),
    ),
};

function holidays(year: number): ReadonlyMap<PlainDate, string> {
  const easter = easterDays(year);
  return new Map([
    [mondayIfWeekend(`${year}-01-01`), "New Year's Day"],
    [easter.goodFriday, "Good Friday"],
    [easter.easterMonday, "Easter Monday"],
    [movedEarlyMay[year] ?? nthWeekday(year, 5, 1, 1), "Early May bank holiday"],
    [movedSpring[year] ?? lastWeekday(year, 5, 1), "Spring bank holiday"],
    [lastWeekday(year, 8, 1), "Summer bank holiday"],
    ...christmasWithSubstitutes(year),
    ...ofYear(extraHolidays, year),
  ]);
}
