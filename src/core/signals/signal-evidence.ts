import { driftSides } from "./drift-sides.ts";
import { stepOf, type SignalName } from "./signal.ts";
import { wilsonInterval } from "./wilson-interval.ts";

/** The outcomes of calls, and of always betting on the drift over the same holding periods. */
export interface CallRecord {
  readonly hits: number;
  /** Independent calls: their holding periods don't overlap. */
  readonly total: number;
  /** The share of hits. Null without a call, as are the next four. */
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
 * - `edge`: the interval lies above the base rate and above 50 %, in all calls and in those of the newest third alone.
 * - `unconfirmed`: it does so in all calls, but not in the newest third.
 * - `worse`: it lies below the base rate.
 * - `none`: anything else.
 * - `too-few`: there are fewer than 30 calls.
 */
export type EvidenceResult = "edge" | "unconfirmed" | "none" | "worse" | "too-few";

export interface SignalEvidence extends CallRecord {
  readonly horizonBars: number;
  readonly result: EvidenceResult;
  /** Calls in the newest third of the bars alone. */
  readonly newestThird: CallRecord & { readonly firstBar: number };
  /** Bars with a signal, and the number of them on which it was Hold. */
  readonly knownBars: number;
  readonly holdBars: number;
}

/** Fewer calls aren't evidence. */
export const minCalls = 30;

/**
 * Counts how often the calls in a series of signals were right `horizonBars` later: a higher close after the Buy side,
 * a lower one after the Sell side. A call is the first bar with a side after the previous call's period has ended, so
 * periods never overlap. Hold isn't a call, nor is a bar whose outcome is still in the future. Signals may use only
 * closes up to their own bar.
 */
export function signalEvidence(
  signals: readonly (SignalName | null)[],
  closes: ArrayLike<number | null>,
  horizonBars = 10,
): SignalEvidence {
  if (!Number.isInteger(horizonBars) || horizonBars < 1)
    throw new RangeError(`horizonBars must be a whole number from 1, not ${horizonBars}`);
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

/** Calculates shares and interval from counts. */
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

/** If even the drift was wrong more often than not, a coin toss is the benchmark. */
function isAbove({ low, baseRatio }: CallRecord): boolean {
  return low !== null && baseRatio !== null && low > Math.max(baseRatio, 0.5);
}
