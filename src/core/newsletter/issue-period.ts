import { addDays, type PlainDate } from "#core/calendar/plain-date.ts";
import { addMonths } from "#core/portfolio-analysis/add-months.ts";
import type { IssueCadence, IssuePeriod } from "./issue.ts";
import type { IssueWords } from "./issue-words.ts";

/**
 * The days covered by an issue that ends on a given day: that day, seven days, or as many as the previous month had.
 */
export function issuePeriod(cadence: IssueCadence, lastDay: PlainDate): IssuePeriod {
  if (cadence === "daily") return { from: lastDay, to: lastDay };
  if (cadence === "weekly") return { from: addDays(lastDay, -6), to: lastDay };
  // The day after the last one, a month earlier: for 28 February that is the first of February.
  return { from: addMonths(addDays(lastDay, 1), -1), to: lastDay };
}

/**
 * "Friday 20 November 2026", "Week to 20 November 2026", "November 2026" or, for other periods, "Month to 20 November
 * 2026".
 */
export function issueTitle(cadence: IssueCadence, period: IssuePeriod, { titles }: Pick<IssueWords, "titles">): string {
  return titles[formOf(cadence, period)](period.to);
}

/** The same inside a sentence: "On Friday 20 November", "In the week to 20 November", "In November". */
export function periodWords(cadence: IssueCadence, period: IssuePeriod, { when }: Pick<IssueWords, "when">): string {
  return when[formOf(cadence, period)](period.to);
}

function formOf(cadence: IssueCadence, { from, to }: IssuePeriod): "daily" | "weekly" | "month" | "monthTo" {
  if (cadence !== "monthly") return cadence;
  return isWholeMonth(from, to) ? "month" : "monthTo";
}

function isWholeMonth(from: PlainDate, to: PlainDate): boolean {
  return from.endsWith("-01") && addDays(to, 1).endsWith("-01");
}
