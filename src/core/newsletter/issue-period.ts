import { addDays, type PlainDate } from "#core/calendar/plain-date.ts";
import { addMonths } from "#core/portfolio-analysis/add-months.ts";
import type { IssueCadence, IssuePeriod } from "./issue.ts";

/** The days an issue is about whose last day is given: that day, seven days, or as many as the month before it had. */
export function issuePeriod(cadence: IssueCadence, lastDay: PlainDate): IssuePeriod {
  if (cadence === "daily") return { from: lastDay, to: lastDay };
  if (cadence === "weekly") return { from: addDays(lastDay, -6), to: lastDay };
  // The day after the last one, a month earlier: of 28 February that is the first of February.
  return { from: addMonths(addDays(lastDay, 1), -1), to: lastDay };
}

/** "Friday 20 November 2026", "Week to 20 November 2026", "November 2026" or, of other days, "Month to 20 November 2026". */
export function issueTitle(cadence: IssueCadence, { from, to }: IssuePeriod): string {
  if (cadence === "daily") return written(to, { weekday: "long", day: "numeric", month: "long", year: "numeric" });
  if (cadence === "weekly") return `Week to ${day(to)}`;
  return isWholeMonth(from, to) ? written(to, { month: "long", year: "numeric" }) : `Month to ${day(to)}`;
}

/** The same inside a sentence: "On Friday 20 November", "In the week to 20 November", "In November". */
export function periodWords(cadence: IssueCadence, { from, to }: IssuePeriod): string {
  const short = written(to, { day: "numeric", month: "long" });
  if (cadence === "daily") return `On ${written(to, { weekday: "long", day: "numeric", month: "long" })}`;
  if (cadence === "weekly") return `In the week to ${short}`;
  return isWholeMonth(from, to) ? `In ${written(to, { month: "long" })}` : `In the month to ${short}`;
}

function isWholeMonth(from: PlainDate, to: PlainDate): boolean {
  return from.endsWith("-01") && addDays(to, 1).endsWith("-01");
}

function day(date: PlainDate): string {
  return written(date, { day: "numeric", month: "long", year: "numeric" });
}

function written(date: PlainDate, options: Intl.DateTimeFormatOptions): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString("en-GB", { ...options, timeZone: "UTC" }).replace(",", "");
}
