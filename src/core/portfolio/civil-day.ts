import type { PlainDate } from "#core/calendar/plain-date.ts";

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

/** The texts of days near to ours, month by month as they are asked for: few, and everybody's. */
const texts: (PlainDate | undefined)[] = [];
const lastTextDay = 60_000;
const minMonthDays = 28;

/** The plain date of a day number. */
export function dateOfDay(day: number): PlainDate {
  if (!(day >= 0 && day <= lastTextDay)) return writtenDate(day);
  const known = texts[day];
  if (known !== undefined) return known;
  const date = writtenDate(day);
  while (texts.length < day) texts.push(undefined);
  const month = date.slice(0, -2);
  const first = day - Number(date.slice(-2));
  // Every month has so many days; the rest of it is written one by one.
  for (let of = 1; of <= minMonthDays; of += 1)
    if (first + of >= 0) texts[first + of] = month + String(of).padStart(2, "0");
  texts[day] = date;
  return date;
}

function writtenDate(day: number): PlainDate {
  return new Date(day * 86_400_000).toISOString().slice(0, 10);
}
