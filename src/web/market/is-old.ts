import type { DataStatus } from "#core/market/provenance.ts";

/** Whether a status is worth a badge where values are not followed by the minute. */
export function isOld(status: DataStatus): boolean {
  return status === "stale" || status === "cached" || status === "sample" || status === "unavailable";
}
