import { Cron } from "croner";

/** When a job runs: so many minutes after the last start, or at times of the day in a time zone. */
export type Schedule =
  | { readonly kind: "every"; readonly minutes: number }
  /** `pattern` in the five fields of cron: minute, hour, day of the month, month, day of the week. */
  | { readonly kind: "cron"; readonly pattern: string; readonly timeZone: string };

/**
 * The first turn after an instant, both in milliseconds since the epoch. A time that a clock change leaves out comes when the clock has
 * been put forward; one that it repeats comes once, the first time.
 */
export function nextTurn(schedule: Schedule, afterMs: number): number {
  if (schedule.kind === "every") return afterMs + schedule.minutes * 60_000;
  const next = new Cron(schedule.pattern, { timezone: schedule.timeZone }).nextRun(new Date(afterMs));
  if (next === null) throw new RangeError(`a job never runs: ${schedule.pattern}`);
  return next.getTime();
}

/** For people: "every 6 hours", "daily at 03:15 (UTC)"; any other pattern is shown unchanged. */
export function scheduleWords(schedule: Schedule): string {
  if (schedule.kind === "cron") {
    const [, minute, hour] = /^(\d+) (\d+) \* \* \*$/.exec(schedule.pattern) ?? [];
    const when =
      minute === undefined || hour === undefined
        ? schedule.pattern
        : `daily at ${hour.padStart(2, "0")}:${minute.padStart(2, "0")}`;
    return `${when} (${schedule.timeZone})`;
  }
  return schedule.minutes % 60 === 0
    ? schedule.minutes === 60
      ? "every hour"
      : `every ${schedule.minutes / 60} hours`
    : schedule.minutes === 1
      ? "every minute"
      : `every ${schedule.minutes} minutes`;
}
