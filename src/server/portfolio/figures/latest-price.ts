import type { Quote } from "#contract/market.ts";
import { zonedDate } from "#core/calendar/index.ts";
import type { LatestPrice } from "./protocol.ts";

/** A quote that may value what somebody owns: never a sample, never one without a price or a market time. */
export function latestPrice({ price, previousClose, currency, timeZone, provenance }: Quote): LatestPrice | null {
  const { status, asOf } = provenance;
  if (price === null || currency === null || asOf === null || status === "sample" || status === "unavailable")
    return null;
  return { currency, price, previousClose, date: zonedDate(Date.parse(asOf), timeZone ?? "UTC") };
}
