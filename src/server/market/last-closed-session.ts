import { addDays, lastSession, tradingSession, zonedDate } from "#core/calendar/index.ts";

/** Time a source takes to settle the close of a session. */
const settlingMs = 30 * 60_000;

/** By exchange and zone: the last answer and its minute. Sessions begin, end and settle at full minutes. */
const recentDays = new Map<string, { readonly minute: number; readonly day: string }>();
const maxRecentDays = 1_000;

/**
 * The newest day whose session is over, so that its close no longer changes. Where the schedule is unknown, the day before
 * today in the instrument's zone.
 */
export function lastClosedSession(exchange: string | null, timeZone: string | null, now: number): string {
  const key = `${exchange ?? ""} ${timeZone ?? ""}`;
  const minute = Math.floor(now / 60_000);
  const known = recentDays.get(key);
  if (known?.minute === minute) return known.day;
  const day = calculateLastClosed(exchange, timeZone, now);
  if (recentDays.size >= maxRecentDays) recentDays.clear();
  recentDays.set(key, { minute, day });
  return day;
}

function calculateLastClosed(exchange: string | null, timeZone: string | null, now: number): string {
  const last = exchange === null ? null : lastSession(exchange, now);
  if (exchange === null || last === null) return addDays(zonedDate(now, timeZone ?? "UTC"), -1);
  const { opensAt, closesAt } = tradingSession(exchange, last);
  if (closesAt !== null && Date.parse(closesAt) + settlingMs <= now) return last;
  const before = opensAt === null ? null : lastSession(exchange, Date.parse(opensAt) - 1);
  return before ?? addDays(last, -1);
}
