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

function digits(text: string, from: number, to: number): number {
  let value = 0;
  for (let index = from; index < to; index += 1) value = value * 10 + text.charCodeAt(index) - 48;
  return value;
}
