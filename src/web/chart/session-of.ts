import type { Bar, History, Quote } from "#contract/market.ts";
import { zonedDate } from "#core/calendar/zoned-time.ts";

/** A day's prices as in the headline. */
export interface Session {
  readonly previousClose: number;
  readonly price: number;
}

/** Returns the quote's session for the day of the bars; null if the days differ or either is a sample. */
export function sessionOf(
  bars: readonly Bar[],
  history: Pick<History, "timeZone" | "provenance">,
  quote: Quote | undefined,
): Session | null {
  if (quote === undefined || quote.price === null || quote.previousClose === null) return null;
  if ((quote.provenance.status === "sample") !== (history.provenance.status === "sample")) return null;
  const { asOf } = quote.provenance;
  if (asOf === null) return null;
  const day = zonedDate(Date.parse(asOf), history.timeZone ?? quote.timeZone ?? "UTC");
  return day === bars.at(-1)?.date ? { previousClose: quote.previousClose, price: quote.price } : null;
}
