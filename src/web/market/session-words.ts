import { isOpen } from "#core/calendar/is-open.ts";
import { lastSession } from "#core/calendar/last-session.ts";
import { exchangeFor } from "#core/calendar/exchanges.ts";
import { zonedDate } from "#core/calendar/zoned-time.ts";
import { formatDayOfWeek } from "../format/format-date.ts";
import { text } from "../text/text.ts";

/** Returns "Today" on a trading day, "Last session, Fri 21 Nov" while the market is closed. */
export function sessionWords(exchange: string, nowMs: number): string {
  const { timeZone } = exchangeFor(exchange);
  const session = lastSession(exchange, nowMs);
  if (timeZone === null || session === null || isOpen(exchange, nowMs) === true) return text.dashboard.today;
  return session === zonedDate(nowMs, timeZone)
    ? text.dashboard.today
    : text.dashboard.lastSession(formatDayOfWeek(session));
}
