import { driftSides } from "./drift-sides.ts";
import { stepOf, type SignalName } from "./signal.ts";
import { wilsonInterval } from "./wilson-interval.ts";

/** How calls turned out, and how always betting on the drift did over the same holding periods. */
export interface CallRecord {
  readonly hits: number;
  /** Independent calls: their holding periods don't overlap. */
  readonly total: number;
  /** The share of hits; null without a call, as are the next four. */
  readonly ratio: number | null;
  /** 95 % interval of the ratio. */
  readonly low: number | null;
  readonly high: number | null;
  readonly baseHits: number;
  /** The base rate: the share of the same periods in which the price moved with the drift. */
  readonly baseRatio: number | null;
  /** Ratio less base rate. */
  readonly edge: number | null;
}

/**
 * - `edge`: the interval lies above the base rate and above a coin's half, in all calls and in those of the newest third alone.
 * - `unconfirmed`: it does so in all calls, but not in the newest third.
 * - `worse`: it lies below the base rate.
 * - `none`: anything else.
 * - `too-few`: there are fewer than 30 calls.
 */
export type EvidenceResult = "edge" | "unconfirmed" | "none" | "worse" | "too-few";

export interface SignalEvidence extends CallRecord {
  readonly horizonBars: number;
  readonly result: EvidenceResult;
  /** Calls of the newest third of the bars alone. */
  readonly newestThird: CallRecord & { readonly firstBar: number };
  /** Bars with a signal, and those of them on which it was Hold. */
  readonly knownBars: number;
  readonly holdBars: number;
}

/** Fewer calls say nothing. */
export const minCalls = 30;

/**
 * Counts how often the calls in a course of signals were right `horizonBars` later: a higher close after the Buy side, a lower
 * one after the Sell side. A call is the first bar with a side after the period of the call before has ended, so no two
 * periods overlap. Hold is no call, nor is a bar whose outcome is still to come. Signals may only know closes up to their own bar.
 */
export function signalEvidence(
  signals: readonly (SignalName | null)[],
  closes: ArrayLike<number | null>,
  horizonBars = 10,
): SignalEvidence {
  if (!Number.isInteger(horizonBars) || horizonBars < 1)
    throw new RangeError(`horizonBars must be a whole number from 1 on, not ${horizonBars}`);
  const drift = driftSides(closes, horizonBars);
  const firstOfThird = Math.ceil((closes.length * 2) / 3);
  const all = { hits: 0, total: 0, baseHits: 0 };
  const newestThird = { hits: 0, total: 0, baseHits: 0 };
  let knownBars = 0;
  let holdBars = 0;
  let freeFrom = 0;
  for (const [index, signal] of signals.entries()) {
    if (signal === null) continue;
    const side = Math.sign(stepOf(signal));
    knownBars++;
    if (side === 0) holdBars++;
    if (side === 0 || index < freeFrom) continue;
    const move = (closes[index + horizonBars] ?? NaN) - (closes[index] ?? NaN);
    if (!Number.isFinite(move)) continue;
    freeFrom = index + horizonBars;
    for (const record of index < firstOfThird ? [all] : [all, newestThird]) {
      record.total++;
      if (Math.sign(move) === side) record.hits++;
      if (Math.sign(move) === drift[index]) record.baseHits++;
    }
  }
  const whole = callRecord(all);
  const newest = callRecord(newestThird);
  return {
    ...whole,
    horizonBars,
    result: resultOf(whole, newest),
    newestThird: { ...newest, firstBar: firstOfThird },
    knownBars,
    holdBars,
  };
}

/** The shares and the interval that follow from counts. */
export function callRecord({ hits, total, baseHits }: Pick<CallRecord, "hits" | "total" | "baseHits">): CallRecord {
  const { low = null, high = null } = wilsonInterval(hits, total) ?? {};
  const ratio = total === 0 ? null : hits / total;
  const baseRatio = total === 0 ? null : baseHits / total;
  return {
    hits,
    total,
    ratio,
    low,
    high,
    baseHits,
    baseRatio,
    edge: ratio === null || baseRatio === null ? null : ratio - baseRatio,
  };
}

function resultOf(whole: CallRecord, newest: CallRecord): EvidenceResult {
  if (whole.total < minCalls) return "too-few";
  if (isAbove(whole)) return newest.total >= minCalls && isAbove(newest) ? "edge" : "unconfirmed";
  return (whole.high ?? 1) < (whole.baseRatio ?? 0) ? "worse" : "none";
}

/** Where even the drift was wrong more often than not, a coin is the better bet. */
function isAbove({ low, baseRatio }: CallRecord): boolean {
  return low !== null && baseRatio !== null && low > Math.max(baseRatio, 0.5);
}
