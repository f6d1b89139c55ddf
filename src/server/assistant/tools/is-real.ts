import type { DataStatus } from "#core/market/provenance.ts";

/** True for a value that isn't sample data. */
export function isReal({ status }: { readonly status: DataStatus }): boolean {
  return status !== "sample" && status !== "unavailable";
}
