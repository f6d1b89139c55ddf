import { instantMs, type Instant } from "../../calendar/instant.ts";
import { lastSession } from "../../calendar/last-session.ts";
import { openMinutesBetween } from "../../calendar/open-minutes-between.ts";
import { tradingSession } from "../../calendar/trading-session.ts";
import type { QuoteDoubtReason } from "./quote-doubt.ts";

/** Maximum difference between two sources that agree. */
const agreementRatio = 0.05;
/** Maximum deviation since the move for a value that has held. */
const heldRatio = 0.2;

interface Observation {
  readonly price: number;
  readonly asOf: Instant;
}

/** True if two prices in the same unit differ by at most 5 % of the smaller. */
export function agrees(one: number, other: number): boolean {
  return one > 0 && other > 0 && Math.abs(one - other) <= agreementRatio * Math.min(one, other);
}

/**
 * True if a price is more than 20 % away from another. Earlier observations then don't count towards how long it has
 * held.
 */
export function hasStrayed(one: number, other: number): boolean {
  const [lower, higher] = [Math.min(one, other), Math.max(one, other)];
  return lower <= 0 || higher / lower - 1 > heldRatio;
}

/**
 * True if a doubted price has stayed within 20 % for a full session of its exchange, or for a full day if the schedule
 * is unknown. `observations` are the market times and prices seen since the move, in any order.
 */
export function hasHeld(observations: readonly Observation[], exchange: string | null): boolean {
  const prices = observations.map(({ price }) => price);
  const times = observations.map(({ asOf }) => instantMs(asOf));
  const lowest = Math.min(...prices);
  if (observations.length < 2 || lowest <= 0 || Math.max(...prices) / lowest - 1 > heldRatio) return false;
  const first = Math.min(...times);
  const last = Math.max(...times);
  const open = exchange === null ? null : openMinutesBetween(exchange, first, last);
  return open === null ? last - first >= 86_400_000 : open >= sessionMinutes(exchange, last);
}

/** True if a doubt is settled: a second source agrees, or, for a jump, the value has held for a full session. */
export function isConfirmed(
  reason: QuoteDoubtReason,
  price: number,
  evidence: {
    readonly secondPrice: number | null;
    readonly observations: readonly Observation[];
    readonly exchange: string | null;
  },
): boolean {
  const { secondPrice, observations, exchange } = evidence;
  if (reason !== "jump" && reason !== "hundredfold") return false;
  if (secondPrice !== null && agrees(price, secondPrice)) return true;
  // A wrong unit is as stable as a right one, so only a second source settles it.
  return reason === "jump" && hasHeld(observations, exchange);
}

function sessionMinutes(exchange: string | null, at: number): number {
  const session = exchange === null ? null : lastSession(exchange, at);
  if (exchange === null || session === null) return 1440;
  const { spans } = tradingSession(exchange, session);
  return spans.reduce((sum, { opensAt, closesAt }) => sum + (Date.parse(closesAt) - Date.parse(opensAt)) / 60_000, 0);
}
