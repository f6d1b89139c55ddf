import type { Provenance } from "#contract/provenance.ts";
import type { DataStatus } from "#core/market/provenance.ts";
import { quoteStatus } from "#core/market/quote-status.ts";

// The server renews a quote once a minute; a grace of half a minute keeps the badge from flickering in between.
const freshMs = 90_000;

/** Pages ask for news, events and figures again every few minutes; what is this old has not been renewed. */
const staleFactMs = 3_600_000;

/**
 * What a value is worth now: its status ages on its own between two answers. `exchange` of a price, null where it is unknown;
 * left out for what has no market time, such as news, events and company figures.
 */
export function currentStatus(provenance: Provenance, exchange: string | null | undefined, nowMs: number): DataStatus {
  const { status, asOf, fetchedAt, delayMinutes } = provenance;
  if (status === "sample" || status === "manual" || status === "estimate" || status === "unavailable") return status;
  if (asOf === null || fetchedAt === null) return status;
  if (exchange === undefined) return nowMs - Date.parse(fetchedAt) > staleFactMs ? "stale" : status;
  return quoteStatus({ asOf, fetchedAt, delayMinutes, isSample: false }, exchange, nowMs, freshMs);
}
