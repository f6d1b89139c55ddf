import type { Quote } from "#contract/market.ts";
import type { Provenance } from "#contract/provenance.ts";
import type { AlertWait, WaitedData } from "#core/alerts/alert-wait.ts";
import type { DataStatus } from "#core/market/provenance.ts";
import { isSettledClose } from "./is-settled-close.ts";

const usableStatuses: readonly DataStatus[] = ["live", "delayed", "closed"];

/** Returns why alerts can't be checked with a value, or null. Sample, old and implausible values never fire one. */
export function whyNotUsable(
  { status, note }: Pick<Provenance, "status" | "note">,
  data: WaitedData,
  others: readonly DataStatus[] = [],
): AlertWait | null {
  if (status === "sample" || status === "unavailable" || status === "stale") return { kind: status, ...data };
  if (![...usableStatuses, ...others].includes(status)) return { kind: "pending", ...data };
  return note === undefined ? null : { kind: "doubted", note, ...data };
}

/**
 * Returns why a quote can't be used, or null. A missing quote is still to come. The last close of a closed exchange
 * stays valid until it opens.
 */
export function whyQuoteNotUsable(quote: Quote | undefined, symbol: string, nowMs: number): AlertWait | null {
  if (quote === undefined) return { kind: "no-price-yet", symbol };
  return whyNotUsable(quote.provenance, { data: "price", symbol }, isSettledClose(quote, nowMs) ? ["cached"] : []);
}
