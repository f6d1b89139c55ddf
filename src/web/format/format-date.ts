import { withFirstOfMonth } from "#core/languages/first-of-month.ts";
import { pageLanguage } from "../text/page-language.ts";
import { zonesText } from "../text/zones-text.ts";
import { localDay } from "./local-day.ts";
import { formatCache, locale } from "./locale.ts";

const formats = formatCache<string, Intl.DateTimeFormat>();

/** Formats a moment's day: 21 Nov, with the year if it isn't the current one: 4 Mar 2024. */
export function formatDate(atMs: number, nowMs: number, timeZone?: string): string {
  const sameYear = year(atMs, timeZone) === year(nowMs, timeZone);
  return part(atMs, timeZone, { day: "numeric", month: "short", ...(sameYear ? {} : { year: "numeric" }) });
}

/** Formats the day with its weekday: Fri 21 Nov. */
function formatWeekday(atMs: number, timeZone?: string): string {
  // English dates omit the comma that the locale puts after the weekday.
  if (pageLanguage !== "en" && !locale.isIso)
    return part(atMs, timeZone, { weekday: "short", day: "numeric", month: "short" });
  return `${part(atMs, timeZone, { weekday: "short" })} ${part(atMs, timeZone, { day: "numeric", month: "short" })}`;
}

/** Formats a calendar day (YYYY-MM-DD), which has no time zone: 4 Mar 2024. */
export function formatDay(date: string, options: { readonly year?: boolean } = {}): string {
  const noonMs = Date.parse(`${date.slice(0, 10)}T12:00:00Z`);
  if (Number.isNaN(noonMs)) return date;
  return part(noonMs, "UTC", {
    day: "numeric",
    month: "short",
    ...(options.year === false ? {} : { year: "numeric" }),
  });
}

/** Formats a span of calendar days: 3–17 Mar, or 28 Mar – 3 Apr. */
export function formatDaySpan(from: string, to: string): string {
  // Intl writes a Japanese span in numerals alone: 03/03～03/17.
  if (locale.isIso || pageLanguage === "ja")
    return zonesText.span(formatDay(from, { year: false }), formatDay(to, { year: false }));
  const [firstMs, lastMs] = [from, to].map((date) => Date.parse(`${date}T12:00:00Z`)) as [number, number];
  return formatIn(locale.dates, "UTC", { day: "numeric", month: "short" })
    .formatRangeToParts(firstMs, lastMs)
    .map(({ type, value, source }) =>
      type === "month" && locale.dates !== locale.months
        ? formatIn(locale.months, "UTC", { month: "short" }).format(source === "endRange" ? lastMs : firstMs)
        : value,
    )
    .join("");
}

/** Formats a calendar day with its weekday: Fri 21 Nov. */
export function formatDayOfWeek(date: string): string {
  return formatWeekday(Date.parse(`${date}T12:00:00Z`), "UTC");
}

/** Returns a calendar day's weekday: Friday, Fri, F. */
export function formatWeekdayName(date: string, length: "long" | "short" | "narrow"): string {
  return part(Date.parse(`${date}T12:00:00Z`), "UTC", { weekday: length });
}

/** Returns a calendar day's month: March 2026. */
export function formatMonth(date: string): string {
  return part(Date.parse(`${date}T12:00:00Z`), "UTC", { month: "long", year: "numeric" });
}

/** Returns a calendar day's month with its year in two digits: Mar ’26, 26年3月. */
export function formatShortMonthOfYear(date: string): string {
  if (pageLanguage === "en") return `${formatMonthName(date)} ${formatShortYear(date)}`;
  return part(Date.parse(`${date.slice(0, 10)}T12:00:00Z`), "UTC", { month: "short", year: "2-digit" });
}

/** Returns the year of a day or month in two digits, marked as a year where the language does: ’26, 26年. */
export function formatShortYear(date: string): string {
  const year = part(Date.parse(`${date.slice(0, 4)}-07-01T12:00:00Z`), "UTC", { year: "2-digit" });
  return pageLanguage === "en" ? `’${year}` : year;
}

/** Returns the short name of a calendar day's month: Mar. */
export function formatMonthName(date: string): string {
  return part(Date.parse(`${date.slice(0, 10)}T12:00:00Z`), "UTC", { month: "short" });
}

/** Formats a time of day: 22:20, or 14:32:05 with seconds; 10:20 PM where dates are written Nov 21. */
export function formatTime(atMs: number, timeZone?: string, withSeconds = false): string {
  return part(atMs, timeZone, clock(withSeconds));
}

/** Formats a start time: 14:32 for today, otherwise with the day: Fri 20 Nov, 14:32. */
export function formatSince(atMs: number, nowMs: number): string {
  const isToday = localDay(atMs) === localDay(nowMs);
  return isToday ? formatTime(atMs) : `${formatWeekday(atMs)}, ${formatTime(atMs)}`;
}

/** Formats a full timestamp for tooltips: 21 Nov 2026, 14:32:05 GMT-5. */
export function formatMoment(atMs: number, timeZone?: string): string {
  return part(atMs, timeZone, {
    day: "numeric",
    month: "short",
    year: "numeric",
    ...clock(true),
    timeZoneName: "short",
  });
}

/** Formats a time on the exchange's own clock: 14:32:05 New York. */
export function formatExchangeTime(atMs: number, timeZone: string, withSeconds = true): string {
  return zonesText.at(formatTime(atMs, timeZone, withSeconds), cityOf(timeZone));
}

/** Returns the city of a time zone in the page's language: America/New_York -> New York. */
export function cityOf(timeZone: string): string {
  return zonesText.cities[timeZone] ?? (timeZone.split("/").at(-1) ?? timeZone).replaceAll("_", " ");
}

function year(atMs: number, timeZone: string | undefined): string {
  return part(atMs, timeZone, { year: "numeric" });
}

function clock(withSeconds: boolean): Intl.DateTimeFormatOptions {
  return {
    hour: locale.hasTwelveHours ? "numeric" : "2-digit",
    minute: "2-digit",
    ...(withSeconds ? { second: "2-digit" } : {}),
    hourCycle: locale.hasTwelveHours ? "h12" : "h23",
  };
}

function part(atMs: number, timeZone: string | undefined, options: Intl.DateTimeFormatOptions): string {
  const { day, month, year: shownYear, ...time } = options;
  if (!locale.isIso || day === undefined || month === undefined) return written(locale.dates, atMs, timeZone, options);
  const date = written("sv-SE", atMs, timeZone, { year: "numeric", month: "2-digit", day: "2-digit" });
  const dateText = shownYear === undefined ? date.slice(-"11-21".length) : date;
  return Object.keys(time).length === 0 ? dateText : `${dateText} ${written(locale.dates, atMs, timeZone, time)}`;
}

function written(
  language: string,
  atMs: number,
  timeZone: string | undefined,
  options: Intl.DateTimeFormatOptions,
): string {
  const format = formatIn(language, timeZone, options);
  const { month } = options;
  if (month === undefined || language !== locale.dates || locale.dates === locale.months)
    return withFirstOfMonth(language, format.format(atMs));
  const name = formatIn(locale.months, timeZone, { month }).format(atMs);
  return format
    .formatToParts(atMs)
    .map(({ type, value }) => (type === "month" ? name : value))
    .join("");
}

function formatIn(
  language: string,
  timeZone: string | undefined,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${language} ${timeZone ?? ""} ${JSON.stringify(options)}`;
  let known = formats.get(key);
  if (known === undefined) {
    known = new Intl.DateTimeFormat(language, timeZone === undefined ? options : { ...options, timeZone });
    formats.set(key, known);
  }
  return known;
}
