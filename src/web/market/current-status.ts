import type { Provenance } from "#contract/provenance.ts";
import type { DataStatus } from "#core/market/provenance.ts";
import { quoteStatus } from "#core/market/quote-status.ts";

// The server refreshes quotes once a minute. Half a minute of grace keeps the badge from flickering.
const freshMs = 90_000;

/** Pages refetch news, events and figures every few minutes. Older values weren't refreshed. */
const staleFactMs = 3_600_000;

/**
 * Returns a value's current status, which ages between two answers. `exchange` is null if unknown; omit it for values
 * without a market time, such as news, events and company figures.
 */
export function currentStatus(provenance: Provenance, exchange: string | null | undefined, nowMs: number): DataStatus {
  const { status, asOf, fetchedAt, delayMinutes } = provenance;
  if (status === "sample" || status === "manual" || status === "estimate" || status === "unavailable") return status;
  if (asOf === null || fetchedAt === null) return status;
  if (exchange === undefined) return nowMs - Date.parse(fetchedAt) > staleFactMs ? "stale" : status;
  return quoteStatus({ asOf, fetchedAt, delayMinutes, isSample: false }, exchange, nowMs, freshMs);
}
