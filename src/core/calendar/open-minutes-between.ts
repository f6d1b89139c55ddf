import { exchangeFor } from "./exchanges.ts";
import { instantMs, type Instant } from "./instant.ts";
import { addDays } from "./plain-date.ts";
import { tradingDay } from "./trading-session.ts";
import { zonedDate } from "./zoned-time.ts";

const minuteMs = 60_000;

/** Minutes of market time between two moments, negative if they are reversed. Null if the schedule is unknown. */
export function openMinutesBetween(exchange: string, from: Instant, to: Instant): number | null {
  const fromMs = instantMs(from);
  const toMs = instantMs(to);
  if (fromMs > toMs) {
    const forwards = openMinutesBetween(exchange, toMs, fromMs);
    return forwards === null ? null : -forwards;
  }
  const found = exchangeFor(exchange);
  if (found.timeZone === null || found.schedule.kind === "unknown") return null;
  if (found.schedule.kind === "always") return (toMs - fromMs) / minuteMs;

  let openMs = 0;
  const lastDate = zonedDate(toMs, found.timeZone);
  for (let date = zonedDate(fromMs, found.timeZone); date <= lastDate; date = addDays(date, 1)) {
    const day = tradingDay(found, date);
    if (day.kind === "unknown") return null;
    for (const span of day.spans) openMs += Math.max(0, Math.min(span.toMs, toMs) - Math.max(span.fromMs, fromMs));
  }
  return openMs / minuteMs;
}
