import { lastSession, type PlainDate } from "#core/calendar/index.ts";
import type { Quote } from "#contract/market.ts";

/** The session that a quote is of; the UTC date where the exchange's sessions are not known. Null without a market time. */
export function quoteDay({ exchange, provenance }: Pick<Quote, "exchange" | "provenance">): PlainDate | null {
  if (provenance.asOf === null) return null;
  const session = exchange === null ? null : lastSession(exchange, provenance.asOf);
  return session ?? provenance.asOf.slice(0, 10);
}
