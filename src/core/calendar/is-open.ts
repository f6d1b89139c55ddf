import { exchangeFor } from "./exchanges.ts";
import { instantMs, type Instant } from "./instant.ts";
import { tradingDay } from "./trading-session.ts";
import { zonedDate } from "./zoned-time.ts";

/**
 * True if an exchange trades at a moment: from its open (inclusive) to its close (exclusive). Null: the schedule is
 * unknown.
 */
export function isOpen(exchange: string, at: Instant): boolean | null {
  const found = exchangeFor(exchange);
  const ms = instantMs(at);
  if (found.timeZone === null || found.schedule.kind === "unknown") return null;
  const day = tradingDay(found, zonedDate(ms, found.timeZone));
  return day.kind === "unknown" ? null : day.spans.some(({ fromMs, toMs }) => fromMs <= ms && ms < toMs);
}
