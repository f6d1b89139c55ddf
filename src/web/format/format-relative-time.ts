import { ageText } from "../text/age-text.ts";
import { formatDate } from "./format-date.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Formats an age: 12s ago, 5m ago, 3h ago, 2d ago; the date after seven days. Future times count as now. */
export function formatRelativeTime(atMs: number, nowMs: number): string {
  const age = Math.max(0, nowMs - atMs);
  return age > 7 * dayMs ? formatDate(atMs, nowMs) : ageText.ago(formatAge(age));
}

/** Formats an age as one number and a letter: 12s, 5m, 3h, 2d. */
export function formatAge(ageMs: number): string {
  const age = Math.max(0, ageMs);
  if (age < minuteMs) return ageText.seconds(Math.floor(age / 1000));
  if (age < hourMs) return ageText.minutes(Math.floor(age / minuteMs));
  if (age < dayMs) return ageText.hours(Math.floor(age / hourMs));
  return ageText.days(Math.floor(age / dayMs));
}

/** Formats a wait in hours and minutes: 1h 28m, 12m, 2d 3h. */
export function formatCountdown(restMs: number): string {
  const minutes = Math.max(1, Math.ceil(restMs / minuteMs));
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60];
  const parts = [
    days > 0 ? ageText.days(days) : null,
    hours > 0 ? ageText.hours(hours) : null,
    days === 0 && rest > 0 ? ageText.minutes(rest) : null,
  ];
  return parts.filter((part) => part !== null).reduce(ageText.joined);
}
