import { exchangeFor } from "#core/calendar/exchanges.ts";
import { lastSession } from "#core/calendar/last-session.ts";
import type { PlainDate } from "#core/calendar/plain-date.ts";
import { zonedDate } from "#core/calendar/zoned-time.ts";
import { formatDayOfWeek } from "../format/format-date.ts";
import { text } from "../text/text.ts";

/** Returns "Today" for prices of today, "Last session, Fri 21 Nov" for older ones. */
export function sessionWords(priceDay: PlainDate | null, today: PlainDate): string {
  return priceDay === null || priceDay === today
    ? text.dashboard.today
    : text.dashboard.lastSession(formatDayOfWeek(priceDay));
}

/** The same for quotes of an exchange, by the time of the newest; without one, for the session that has begun last. */
export function quotedSessionWords(exchange: string, newestMs: number | null, nowMs: number): string {
  const { timeZone } = exchangeFor(exchange);
  if (timeZone === null) return text.dashboard.today;
  const priceDay = newestMs === null ? lastSession(exchange, nowMs) : zonedDate(newestMs, timeZone);
  return sessionWords(priceDay, zonedDate(nowMs, timeZone));
}
