import type { PlainDate } from "#core/calendar/plain-date.ts";

export { dateOfDay } from "#core/calendar/plain-date.ts";

/**
 * Days since 1970-01-01 of a plain date, by arithmetic alone: price series have millions of dates.
 * Source: the days-from-civil method for the proleptic Gregorian calendar, counted in eras of 400 years that start in March.
 */
export function civilDay(date: PlainDate): number {
  const year = digitAt(date, 0) * 1000 + digitAt(date, 1) * 100 + digitAt(date, 2) * 10 + digitAt(date, 3);
  const month = year * 12 + digitAt(date, 5) * 10 + digitAt(date, 6);
  const day = digitAt(date, 8) * 10 + digitAt(date, 9);
  // Dates come in order mostly: many of a month follow each other.
  if (month !== lastMonth) {
    lastMonth = month;
    lastMonthStart = monthStart(year, month - year * 12);
  }
  return lastMonthStart + day;
}

let lastMonth = Number.NaN;
let lastMonthStart = Number.NaN;

/** The day before the first of a month. */
function monthStart(year: number, month: number): number {
  const marchYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

function digitAt(text: string, index: number): number {
  return text.charCodeAt(index) - 48;
}
