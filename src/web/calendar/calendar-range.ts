import { addDays, dayNumber, mondayOf } from "#core/calendar/plain-date.ts";

export type CalendarView = "agenda" | "week" | "month";

export interface CalendarRange {
  /** First and last day shown, both included. */
  readonly from: string;
  readonly to: string;
}

const agendaDays = 14;

/**
 * Returns the days a view shows around an anchor day. Today's agenda starts with yesterday, whose results are still
 * news.
 */
export function calendarRange(view: CalendarView, anchor: string, today: string): CalendarRange {
  if (view === "week") {
    const monday = mondayOf(anchor);
    return { from: monday, to: addDays(monday, 6) };
  }
  if (view === "month") return monthGrid(anchor);
  const from = anchor === today ? addDays(anchor, -1) : anchor;
  return { from, to: addDays(anchor, agendaDays - 1) };
}

/** Returns the weeks of a month, Monday to Sunday. */
export function monthGrid(anchor: string): CalendarRange {
  const first = `${anchor.slice(0, 7)}-01`;
  const last = addDays(monthAfter(first), -1);
  return { from: mondayOf(first), to: addDays(mondayOf(last), 6) };
}

/** Returns the anchor one step ahead (1) or back (-1): a week or a month. */
export function stepped(view: CalendarView, anchor: string, direction: 1 | -1): string {
  if (view !== "month") return addDays(anchor, 7 * direction);
  const first = `${anchor.slice(0, 7)}-01`;
  return direction === 1 ? monthAfter(first) : `${addDays(first, -1).slice(0, 7)}-01`;
}

/** Returns every day of a range, in order. */
export function daysOf({ from, to }: CalendarRange): string[] {
  const count = dayNumber(to) - dayNumber(from) + 1;
  return Array.from({ length: Math.max(0, count) }, (_day, index) => addDays(from, index));
}

function monthAfter(first: string): string {
  return `${addDays(first, 31).slice(0, 7)}-01`;
}
