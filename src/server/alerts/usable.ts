import type { Quote } from "#contract/market.ts";
import type { Provenance } from "#contract/provenance.ts";
import type { DataStatus } from "#core/market/provenance.ts";
import { isSettledClose } from "./is-settled-close.ts";

const usableStatuses: readonly DataStatus[] = ["live", "delayed", "closed"];

/** Why alerts are not looked at with a value; null: they are. Made-up, old and doubted values never fire one. */
export function whyNotUsable(
  { status, note }: Pick<Provenance, "status" | "note">,
  what: string,
  others: readonly DataStatus[] = [],
): string | null {
  if (status === "sample") return `Only made-up sample data of ${what} is there`;
  if (status === "unavailable") return `Nobody could tell anything of ${what}`;
  if (status === "stale") return `What is known of ${what} is too old`;
  if (![...usableStatuses, ...others].includes(status)) return `A new value of ${what} is to come`;
  return note === undefined ? null : `${what} is doubted: ${note}`;
}

/** The same for a quote; one that nobody holds is to come. The last close of a closed exchange stays good until it opens. */
export function whyQuoteNotUsable(quote: Quote | undefined, symbol: string, nowMs: number): string | null {
  if (quote === undefined) return `A first price of ${symbol} is to come`;
  return whyNotUsable(quote.provenance, symbol, isSettledClose(quote, nowMs) ? ["cached"] : []);
}
