/** A calendar day without a time zone, YYYY-MM-DD. Plain dates sort and compare as text. */
export type PlainDate = string;

const dayMs = 86_400_000;
const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** True if a text is an existing day: 2024-02-29 is, 2025-02-29 isn't. */
export function isPlainDate(text: string): boolean {
  return pattern.test(text) && plainDateOf(Date.parse(`${text}T00:00:00Z`)) === text;
}

/** Builds the day from a year, a month (1 to 12) and a day of the month. */
export function plainDate(year: number, month: number, day: number): PlainDate {
  return plainDateOf(Date.UTC(year, month - 1, day));
}

export function yearOf(date: PlainDate): number {
  return Number(date.slice(0, 4));
}

/** Whole days since 1970-01-01. */
export function dayNumber(date: PlainDate): number {
  const year = digitAt(date, 0) * 1000 + digitAt(date, 1) * 100 + digitAt(date, 2) * 10 + digitAt(date, 3);
  const month = digitAt(date, 5) * 10 + digitAt(date, 6);
  const day = digitAt(date, 8) * 10 + digitAt(date, 9);
  const isPlain = date.length === 10 && date.charCodeAt(4) === dash && date.charCodeAt(7) === dash;
  // Leap days and invalid days are left to the platform. NaN fails every comparison.
  if (!(isPlain && year >= 1 && day >= 1 && day <= (commonMonthDays[month] ?? 0)))
    return Date.parse(`${date}T00:00:00Z`) / dayMs;
  // Years begin in March, so that a leap day is the last day of its year (Hinnant, "chrono-compatible low-level date
  // algorithms").
  const marchYear = month > 2 ? year : year - 1;
  const marchMonth = month > 2 ? month - 3 : month + 9;
  const leapDays = Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400);
  return 365 * marchYear + leapDays + Math.floor((153 * marchMonth + 2) / 5) + day - 1 - daysToEpoch;
}

const dash = 45;
/** By month, in a non-leap year. */
const commonMonthDays = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/** From 1 March of the year 0 to 1 January 1970. */
const daysToEpoch = 719_468;

/** NaN if there is no digit. */
function digitAt(text: string, place: number): number {
  const digit = text.charCodeAt(place) - 48;
  return digit >= 0 && digit <= 9 ? digit : NaN;
}

export function addDays(date: PlainDate, days: number): PlainDate {
  return dateOfDay(dayNumber(date) + days);
}

/** The day that is a number of days after 1970-01-01. */
export function dateOfDay(day: number): PlainDate {
  return plainDateOf(day * dayMs);
}

/** 1970-01-01 was a Thursday. */
const epochWeekday = 4;

/** 1 is Monday, 7 is Sunday (ISO 8601). */
export function weekday(date: PlainDate): number {
  const sinceMonday = (dayNumber(date) + epochWeekday - 1) % 7;
  return sinceMonday < 0 ? sinceMonday + 8 : sinceMonday + 1;
}

export function isWeekend(date: PlainDate): boolean {
  return isWeekendDay(dayNumber(date));
}

/** The same for a number of days since 1970-01-01. */
export function isWeekendDay(day: number): boolean {
  const sinceMonday = (day + epochWeekday - 1) % 7;
  return sinceMonday >= 5 || (sinceMonday < 0 && sinceMonday >= -2);
}

/** The Monday of a day's week. */
export function mondayOf(date: PlainDate): PlainDate {
  return addDays(date, 1 - weekday(date));
}

/** The nth given weekday of a month: (2026, 11, 4, 4) is the fourth Thursday of November 2026. */
export function nthWeekday(year: number, month: number, dayOfWeek: number, nth: number): PlainDate {
  const first = plainDate(year, month, 1);
  return addDays(first, ((dayOfWeek - weekday(first) + 7) % 7) + 7 * (nth - 1));
}

/** The last given weekday of a month. */
export function lastWeekday(year: number, month: number, dayOfWeek: number): PlainDate {
  const last = plainDate(year, month + 1, 0);
  return addDays(last, -((weekday(last) - dayOfWeek + 7) % 7));
}

/** Easter Sunday of the western churches (anonymous Gregorian computus). */
export function easterSunday(year: number): PlainDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const leapCentury = Math.floor(century / 4);
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - leapCentury - moonShift + 15) % 30;
  const weekShift = (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const lateMoon = Math.floor((golden + 11 * epact + 22 * weekShift) / 451);
  const sum = epact + weekShift - 7 * lateMoon + 114;
  return plainDate(year, Math.floor(sum / 31), (sum % 31) + 1);
}

/** The last day of 2099. */
const lastKeptDay = 47_481;
/** By days since 1970: histories and ledgers write the same days again and again. */
const texts = Array.from({ length: lastKeptDay + 1 }, (): PlainDate | undefined => undefined);

/** The day of a moment in UTC; "" for NaN. */
export function plainDateOf(utcMs: number): PlainDate {
  const day = Math.floor(utcMs / dayMs);
  if (!(day >= 0 && day <= lastKeptDay)) return Number.isNaN(utcMs) ? "" : new Date(utcMs).toISOString().slice(0, 10);
  return (texts[day] ??= new Date(utcMs).toISOString().slice(0, 10));
}
