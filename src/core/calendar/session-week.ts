import { exchangeFor } from "./exchanges.ts";
import { instantMs, type Instant } from "./instant.ts";
import { addDays, mondayOf, type PlainDate } from "./plain-date.ts";
import { tradingSession } from "./trading-session.ts";
import { zonedDate } from "./zoned-time.ts";

export interface SessionWeekDay {
  readonly date: PlainDate;
  /** RFC 3339 UTC. Null on a day without a session. */
  readonly opensAt: string | null;
  readonly closesAt: string | null;
  readonly note: string | null;
}

/** Seven days from the exchange's Monday, in the week of a moment. */
export function sessionWeek(exchange: string, at: Instant): readonly SessionWeekDay[] {
  const monday = mondayOf(zonedDate(instantMs(at), exchangeFor(exchange).timeZone ?? "UTC"));
  return [0, 1, 2, 3, 4, 5, 6].map((offset) => {
    const { date, opensAt, closesAt, note } = tradingSession(exchange, addDays(monday, offset));
    return { date, opensAt, closesAt, note };
  });
}
