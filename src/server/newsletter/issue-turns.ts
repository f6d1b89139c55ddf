import type { NewsletterSettings } from "#contract/newsletter.ts";
import { addDays, zonedDate } from "#core/calendar/index.ts";
import { nextTurn, type Schedule } from "../jobs/schedule.ts";

type Turns = Pick<NewsletterSettings, "cadence" | "weekday" | "hour" | "timeZone">;

/** Returns when the next issue is due, in milliseconds; null when issues are off. */
export function nextIssueAt({ cadence, weekday, hour, timeZone }: Turns, afterMs: number): number | null {
  if (cadence === "off") return null;
  // A daily issue covers the day before, so there is none on the days after Saturday and Sunday.
  const days = { daily: "* * 2-6", weekly: `* * ${weekday}`, monthly: "1 * *" }[cadence];
  const schedule: Schedule = { kind: "cron", pattern: `0 ${hour} ${days}`, timeZone };
  return nextTurn(schedule, afterMs);
}

/** Returns the latest of several missed turns. */
export function newestDue(turns: Turns, dueMs: number, now: number): number {
  let due = dueMs;
  for (let next = nextIssueAt(turns, due); next !== null && next <= now; next = nextIssueAt(turns, due)) due = next;
  return due;
}

/** The last day an issue is about: the one before it comes, on the clocks of its reader. */
export function lastDayOf(dueMs: number, timeZone: string): string {
  return addDays(zonedDate(dueMs, timeZone), -1);
}
