import type { Provenance } from "#contract/provenance.ts";
import { latestPrice } from "./latest-price.ts";
import type { Prepared } from "./prepared.ts";

const none: Provenance = { source: "none", status: "unavailable", asOf: null, delayMinutes: null, fetchedAt: null };

/** The provenance of the price that values an instrument; `closes` is that of its closes. */
export function priceProvenance(
  { quotes, subject, instruments }: Prepared,
  symbol: string,
  isManual: boolean,
  closes: Provenance | undefined,
): Provenance {
  if (isManual) {
    const date = instruments.get(symbol)?.manualPrices.at(-1)?.date ?? null;
    return { source: "manual", status: "manual", asOf: date, delayMinutes: null, fetchedAt: date };
  }
  const quote = quotes.get(symbol);
  if (quote !== undefined && latestPrice(quote) !== null) return quote.provenance;
  if (closes !== undefined && (subject.latest[symbol] !== undefined || subject.usesCloses)) return closes;
  return none;
}
