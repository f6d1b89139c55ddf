import { plainDate, type PlainDate } from "#core/calendar/plain-date.ts";

/** The same day of another month, or the last day of a shorter month: a month after 31 January is 28 February. */
export function addMonths(date: PlainDate, months: number): PlainDate {
  const [year, month, day] = date.split("-").map(Number) as [number, number, number];
  const lastDay = plainDate(year, month + months + 1, 0);
  return plainDate(year, month + months, Math.min(day, Number(lastDay.slice(8))));
}

/** 2026-03 for 2026-03-31. */
export function monthOf(date: PlainDate): string {
  return date.slice(0, 7);
}

/** Every month of a range, ascending. */
export function monthsBetween(from: PlainDate, to: PlainDate): readonly string[] {
  const months: string[] = [];
  for (let first = `${monthOf(from)}-01`; first <= to; first = addMonths(first, 1)) months.push(monthOf(first));
  return months;
}
