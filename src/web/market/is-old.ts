import type { DataStatus } from "#core/market/provenance.ts";

/** True if a status needs a badge where values aren't followed minute by minute. */
export function isOld(status: DataStatus): boolean {
  return status === "stale" || status === "cached" || status === "sample" || status === "unavailable";
}
