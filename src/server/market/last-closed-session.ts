import { addDays, lastSession, tradingSession, zonedDate } from "#core/calendar/index.ts";

/** Time a source takes to settle the close of a session. */
const settlingMs = 30 * 60_000;

/**
 * The newest day whose session is over, so that its close no longer changes. Where the schedule is unknown, the day before
 * today in the instrument's zone.
 */
export function lastClosedSession(exchange: string | null, timeZone: string | null, now: number): string {
  const last = exchange === null ? null : lastSession(exchange, now);
  if (exchange === null || last === null) return addDays(zonedDate(now, timeZone ?? "UTC"), -1);
  const { opensAt, closesAt } = tradingSession(exchange, last);
  if (closesAt !== null && Date.parse(closesAt) + settlingMs <= now) return last;
  const before = opensAt === null ? null : lastSession(exchange, Date.parse(opensAt) - 1);
  return before ?? addDays(last, -1);
}
