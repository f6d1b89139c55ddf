import { instantMs, type Instant } from "../calendar/instant.ts";
import { isOpen } from "../calendar/is-open.ts";
import { openMinutesBetween } from "../calendar/open-minutes-between.ts";
import { worstStatus, type DataStatus } from "./provenance.ts";
import type { Origin } from "./quote.ts";

/** A quote younger than this since it was received is not called cached. */
const quoteFreshMs = 60_000;
/** Market time after which a quote is stale. */
const staleAfterMinutes = 15;
/** A clock may be this far ahead before a time counts as wrong. */
const toleratedLeadMinutes = 5;

/**
 * What a quote is worth now. `exchange` is the MIC of its instrument, null where unknown.
 * Age counts minutes of market time, so a Friday close stays good over the weekend, less the delay the provider declares.
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

// Longer than any pause of an exchange: an older value is stale whatever the calendar says, so its days need no counting.
const countedDays = 30;

/**
 * Minutes of market time since the value was true (30 days of them at most), less the declared delay; wall time where the
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
