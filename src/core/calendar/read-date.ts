import type { Fault } from "#core/faults/fault.ts";
import { isPlainDate, plainDate, type PlainDate } from "#core/calendar/plain-date.ts";

/** Position of the day in 04/03/2025. */
export type DateOrder = "day-first" | "month-first";

/** A day, or the reason a text can't be read as one. */
export type ReadDate = { readonly value: PlainDate } | { readonly fault: Fault };

/**
 * Reads a day as people and brokers write it: 2025-03-04, 20250304, 04.03.2025, 3/4/25, 4 Mar 2025, Mar 4, 2025. A time
 * of day after it is ignored. With dots and a four-digit year the day is first. Without a known order 04/03/2025 is
 * ambiguous and is refused.
 */
export function readDate(text: string, order: DateOrder | null = null): ReadDate {
  const trimmed = text.trim();
  const parts = dateParts(trimmed);
  if (parts === null) return { fault: { code: "not-a-date", text: cut(trimmed) } };
  if (parts.kind === "known") return existing(parts.year, parts.month, parts.day, trimmed);
  const { first, second, year } = parts;
  const proven = provenOrder(first, second);
  if (proven === null && order === null && first !== second) {
    const [one, other] = [plainDate(year, second, first), plainDate(year, first, second)];
    return { fault: { code: "ambiguous-date", text: cut(trimmed), one, other } };
  }
  return (order ?? proven ?? "day-first") === "day-first"
    ? existing(year, second, first, trimmed)
    : existing(year, first, second, trimmed);
}

/** Returns the order of day and month that a written date proves. Null if it is ambiguous or written otherwise. */
export function provenDateOrder(text: string): DateOrder | null {
  const parts = dateParts(text.trim());
  return parts?.kind === "open" ? provenOrder(parts.first, parts.second) : null;
}

/** True if a written date is valid both with the day first and with the month first. */
export function isAmbiguousDate(text: string): boolean {
  const parts = dateParts(text.trim());
  return parts?.kind === "open" && parts.first !== parts.second && provenOrder(parts.first, parts.second) === null;
}

/**
 * 1 to 12 for a month's name or its beginning, in English, German, French, Dutch, Spanish and Italian. Null for other
 * words.
 */
export function monthOfName(name: string): number | null {
  const folded = name.normalize("NFD").replaceAll(/\p{M}/gu, "").replace(/\.$/, "").toLowerCase();
  return folded.length < 3
    ? null
    : (monthByStart.get(folded.slice(0, 4)) ?? monthByStart.get(folded.slice(0, 3)) ?? null);
}

const monthByStart = new Map(
  [
    "jan ene gen",
    "feb fev",
    "mar mrz mrt maer",
    "apr avr abr",
    "may mai mei mag",
    "jun juin giu",
    "jul juil lug",
    "aug aou ago",
    "sep set",
    "oct okt ott",
    "nov",
    "dec dez dic",
  ].flatMap((names, index) => names.split(" ").map((name) => [name, index + 1] as const)),
);

type DateParts =
  | { readonly kind: "known"; readonly year: number; readonly month: number; readonly day: number }
  | { readonly kind: "open"; readonly first: number; readonly second: number; readonly year: number };

const time = String.raw`(?:[T\s,;]+\d{1,2}[:.]?\d{2}.*)?`;
const yearFirst = new RegExp(`^(\\d{4})([-/.])(\\d{1,2})\\2(\\d{1,2})${time}$`);
const compact = new RegExp(`^(\\d{4})(\\d{2})(\\d{2})(?:[T\\s,;]+\\d{2,6}.*)?$`);
const yearLast = new RegExp(`^(\\d{1,2})([-/.])(\\d{1,2})\\2(\\d{4}|\\d{2})${time}$`);
const dayAndName = new RegExp(
  `^(\\d{1,2})(?:st|nd|rd|th)?[.\\s-]*(\\p{L}{3,10}\\.?)[,\\s-]+(\\d{4}|\\d{2})${time}$`,
  "u",
);
const nameAndDay = new RegExp(`^(\\p{L}{3,10}\\.?)[\\s-]*(\\d{1,2})(?:st|nd|rd|th)?[,\\s-]+(\\d{4})${time}$`, "u");

function dateParts(text: string): DateParts | null {
  if (text.length > 60) return null;
  const ordered = yearFirst.exec(text);
  if (ordered !== null) return known(ordered[1], Number(ordered[3]), ordered[4]);
  const digits = compact.exec(text);
  if (digits !== null) return known(digits[1], Number(digits[2]), digits[3]);
  const open = yearLast.exec(text);
  // Dots with a four-digit year: such dates have the day first.
  if (open !== null && open[2] === "." && (open[4] ?? "").length === 4) return known(open[4], Number(open[3]), open[1]);
  if (open !== null)
    return { kind: "open", first: Number(open[1]), second: Number(open[3]), year: fullYear(open[4] ?? "") };
  const dayFirst = dayAndName.exec(text);
  if (dayFirst !== null) return known(dayFirst[3], monthOfName(dayFirst[2] ?? ""), dayFirst[1]);
  const monthFirst = nameAndDay.exec(text);
  return monthFirst === null ? null : known(monthFirst[3], monthOfName(monthFirst[1] ?? ""), monthFirst[2]);
}

function known(year: string | undefined, month: number | null, day: string | undefined): DateParts | null {
  return month === null ? null : { kind: "known", year: fullYear(year ?? ""), month, day: Number(day) };
}

/** Two digits from 70 on mean the last century, lower ones this century. */
function fullYear(text: string): number {
  const year = Number(text);
  return text.length === 4 ? year : year >= 70 ? 1900 + year : 2000 + year;
}

function provenOrder(first: number, second: number): DateOrder | null {
  if (first > 12) return "day-first";
  return second > 12 ? "month-first" : null;
}

function existing(year: number, month: number, day: number, text: string): ReadDate {
  const written = `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  return isPlainDate(written) ? { value: written } : { fault: { code: "no-such-day", text: cut(text) } };
}

function cut(text: string): string {
  return text.length <= 40 ? text : `${text.slice(0, 40)}…`;
}
