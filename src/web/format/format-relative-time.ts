import { formatDate } from "./format-date.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** How long ago: 12s ago, 5m ago, 3h ago, 2d ago; over seven days the date. A time ahead counts as now. */
export function formatRelativeTime(atMs: number, nowMs: number): string {
  const age = Math.max(0, nowMs - atMs);
  return age > 7 * dayMs ? formatDate(atMs, nowMs) : `${formatAge(age)} ago`;
}

/** An age as one number and a letter: 12s, 5m, 3h, 2d. */
export function formatAge(ageMs: number): string {
  const age = Math.max(0, ageMs);
  if (age < minuteMs) return `${Math.floor(age / 1000)}s`;
  if (age < hourMs) return `${Math.floor(age / minuteMs)}m`;
  if (age < dayMs) return `${Math.floor(age / hourMs)}h`;
  return `${Math.floor(age / dayMs)}d`;
}

/** A time to wait in hours and minutes: 1h 28m, 12m, 2d 3h. */
export function formatCountdown(restMs: number): string {
  const minutes = Math.max(1, Math.ceil(restMs / minuteMs));
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60];
  if (days > 0) return hours > 0 ? `${days}d ${hours}h` : `${days}d`;
  if (hours > 0) return rest > 0 ? `${hours}h ${rest}m` : `${hours}h`;
  return `${rest}m`;
}
