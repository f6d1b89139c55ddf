import type { PlainDate } from "#core/calendar/plain-date.ts";

/**
 * Days since 1970-01-01 of a plain date, by arithmetic alone: price series have millions of dates.
 * Source: the days-from-civil method for the proleptic Gregorian calendar, counted in eras of 400 years that start in March.
 */
export function civilDay(date: PlainDate): number {
  const year = digits(date, 0, 4);
  const month = digits(date, 5, 7);
  const day = digits(date, 8, 10);
  const marchYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

/** The plain date of a day number. */
export function dateOfDay(day: number): PlainDate {
  return new Date(day * 86_400_000).toISOString().slice(0, 10);
}

/** The plain dates of consecutive days. */
export function datesFrom(firstDay: number, count: number): PlainDate[] {
  const dates: PlainDate[] = [];
  while (dates.length < count) {
    const day = firstDay + dates.length;
    const date = dateOfDay(day);
    const month = date.slice(0, -2);
    // Every month has so many days; the rest of it is written again with its next date.
    const end = Math.min(count - dates.length, minMonthDays - Number(date.slice(-2)) + 1);
    dates.push(date);
    for (let next = 1; next < end; next += 1) dates.push(month + twoDigits(Number(date.slice(-2)) + next));
  }
  return dates;
}

const minMonthDays = 28;

function twoDigits(value: number): string {
  return value < 10 ? `0${value}` : String(value);
}

function digits(text: string, from: number, to: number): number {
  let value = 0;
  for (let index = from; index < to; index += 1) value = value * 10 + text.charCodeAt(index) - 48;
  return value;
}
