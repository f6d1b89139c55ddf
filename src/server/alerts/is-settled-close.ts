import { isOpen, lastSession, tradingSession } from "#core/calendar/index.ts";
import type { Quote } from "#contract/market.ts";

/** A close settles within this time. */
const settlingMs = 20 * 60_000;

/**
 * Returns true when a quote was fetched after its exchange closed and the close has settled. No newer price can come
 * before the next opening.
 */
export function isSettledClose(
  { exchange, provenance }: Pick<Quote, "exchange" | "provenance">,
  nowMs: number,
): boolean {
  if (exchange === null || isOpen(exchange, nowMs) !== false) return false;
  const session = lastSession(exchange, nowMs);
  const closesAt = session === null ? null : tradingSession(exchange, session).closesAt;
  return closesAt !== null && Date.parse(provenance.fetchedAt ?? "") >= Date.parse(closesAt) + settlingMs;
}
