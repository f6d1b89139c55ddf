import type { Provenance } from "#contract/provenance.ts";
import type { DataStatus } from "#core/market/provenance.ts";
import { quoteStatus } from "#core/market/quote-status.ts";

// The server renews a quote once a minute; a grace of half a minute keeps the badge from flickering in between.
const freshMs = 90_000;

/** What a quote is worth now: its status ages on its own between two answers. */
export function currentStatus(provenance: Provenance, exchange: string | null, nowMs: number): DataStatus {
  const { status, asOf, fetchedAt, delayMinutes } = provenance;
  if (status === "sample" || status === "manual" || status === "estimate" || status === "unavailable") return status;
  if (asOf === null || fetchedAt === null) return status;
  return quoteStatus({ asOf, fetchedAt, delayMinutes, isSample: false }, exchange, nowMs, freshMs);
}
