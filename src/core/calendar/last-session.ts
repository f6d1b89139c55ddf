import { exchangeFor } from "./exchanges.ts";
import { instantMs, type Instant } from "./instant.ts";
import { addDays, type PlainDate } from "./plain-date.ts";
import { tradingDay } from "./trading-session.ts";
import { zonedDate } from "./zoned-time.ts";

const searchDays = 15;

/** The exchange-local day of the newest session that has begun. Null if the schedule is unknown. */
export function lastSession(exchange: string, at: Instant): PlainDate | null {
  const found = exchangeFor(exchange);
  const ms = instantMs(at);
  if (found.timeZone === null) return null;
  for (let offset = 0, date = zonedDate(ms, found.timeZone); offset < searchDays; offset++, date = addDays(date, -1)) {
    const day = tradingDay(found, date);
    if (day.kind === "unknown") return null;
    const opensMs = day.spans[0]?.fromMs;
    if (opensMs !== undefined && opensMs <= ms) return date;
  }
  return null;
}
