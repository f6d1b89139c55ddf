import type { Bar, History, Quote } from "#contract/market.ts";
import { zonedDate } from "#core/calendar/zoned-time.ts";

/** A day's course as the headline tells it. */
export interface Session {
  readonly previousClose: number;
  readonly price: number;
}

/** What a quote says of the day whose bars are shown; null when it is of another day, or one of both is a sample. */
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
