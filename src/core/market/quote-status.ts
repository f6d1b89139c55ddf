import { instantMs, type Instant } from "../calendar/instant.ts";
import { isOpen } from "../calendar/is-open.ts";
import { openMinutesBetween } from "../calendar/open-minutes-between.ts";
import { worstStatus, type DataStatus } from "./provenance.ts";
import type { Origin } from "./quote.ts";

/** Quotes received more recently than this aren't called cached. */
const quoteFreshMs = 60_000;
/** Market time after which a quote is stale. */
const staleAfterMinutes = 15;
/** Tolerance for clocks that run ahead. */
const toleratedLeadMinutes = 5;

/**
 * Returns a quote's current status. `exchange` is the MIC of its instrument, null if unknown. Age counts minutes of
 * market time, so a Friday close stays good over the weekend. The provider's declared delay is subtracted.
 */
export function quoteStatus(
  origin: Omit<Origin, "source">,
  exchange: string | null,
  now: Instant,
  freshMs: number = quoteFreshMs,
): DataStatus {
  const nowMs = instantMs(now);
  const ageMinutes = marketAgeMinutes(origin, exchange, nowMs);
  const statuses: DataStatus[] = [];
  if (origin.isSample) statuses.push("sample");
  if (isFromFuture(origin, nowMs) || ageMinutes > staleAfterMinutes) statuses.push("stale");
  else if (nowMs - instantMs(origin.fetchedAt) > freshMs) statuses.push("cached");
  else if (exchange !== null && isOpen(exchange, nowMs) === false) statuses.push("closed");
  else statuses.push(isRealTime(origin, nowMs) ? "live" : "delayed");
  return worstStatus(statuses) ?? "unavailable";
}

// Longer than any closure of an exchange. Older values are stale regardless of the calendar, so days needn't be
// counted.
const countedDays = 30;

/**
 * Minutes of market time since the value was current (30 days at most), less the declared delay. Wall time if the
 * schedule is unknown.
 */
function marketAgeMinutes(
  origin: Pick<Origin, "asOf" | "delayMinutes">,
  exchange: string | null,
  now: Instant,
): number {
  const nowMs = instantMs(now);
  const fromMs = Math.max(instantMs(origin.asOf), nowMs - countedDays * 86_400_000);
  const open = exchange === null ? null : openMinutesBetween(exchange, fromMs, nowMs);
  return (open ?? (nowMs - fromMs) / 60_000) - (origin.delayMinutes ?? 0);
}

function isRealTime(origin: Pick<Origin, "asOf" | "delayMinutes">, nowMs: number): boolean {
  return origin.delayMinutes === 0 && nowMs - instantMs(origin.asOf) <= quoteFreshMs;
}

function isFromFuture(origin: Pick<Origin, "asOf" | "fetchedAt">, nowMs: number): boolean {
  const latest = Math.max(instantMs(origin.asOf), instantMs(origin.fetchedAt));
  return latest - nowMs > toleratedLeadMinutes * 60_000;
}
