import type { DataStatus } from "#core/market/provenance.ts";

/** Whether there is a value at all that nobody made up. */
export function isReal({ status }: { readonly status: DataStatus }): boolean {
  return status !== "sample" && status !== "unavailable";
}
