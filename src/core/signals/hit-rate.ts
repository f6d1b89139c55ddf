import { stepOf, type SignalName } from "./signal.ts";

/** How often a signal was followed by the move it spoke of. */
export interface HitRate {
  readonly hits: number;
  readonly total: number;
  readonly horizonBars: number;
  /** Hits of the total; null when there was no call to judge. */
  readonly ratio: number | null;
}

/**
 * Of the calls in a course of signals, how many were right `horizonBars` later: a higher close after the Buy side, a lower
 * one after the Sell side. A call is a bar whose side is another than that of the last call, or which comes `horizonBars` or
 * more after it: a side that simply lasts is not counted anew on every bar. Hold is no call; nor is a bar whose outcome still lies ahead. Each signal may
 * only know the closes up to its own bar.
 */
export function hitRate(
  signals: readonly (SignalName | null)[],
  closes: Float64Array | readonly (number | null)[],
  horizonBars = 10,
): HitRate {
  if (!Number.isInteger(horizonBars) || horizonBars < 1)
    throw new RangeError(`horizonBars must be a whole number from 1 on, not ${horizonBars}`);
  let hits = 0;
  let total = 0;
  let lastSide = 0;
  let lastCall = -Infinity;
  for (const [index, signal] of signals.entries()) {
    const side = signal === null ? 0 : Math.sign(stepOf(signal));
    if (side === 0 || (side === lastSide && index - lastCall < horizonBars)) continue;
    const now = closes[index] ?? NaN;
    const later = closes[index + horizonBars] ?? NaN;
    if (!Number.isFinite(now) || !Number.isFinite(later)) continue;
    lastSide = side;
    lastCall = index;
    total++;
    if (Math.sign(later - now) === side) hits++;
  }
  return { hits, total, horizonBars, ratio: total === 0 ? null : hits / total };
}
