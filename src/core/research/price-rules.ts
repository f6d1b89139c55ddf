import { signalEvidence, type SignalEvidence, type SignalName, signalNames } from "../signals/index.ts";
import type { Points } from "./verdict.ts";

/** Bars of a month, after which the outcome of a call is measured. */
export const outcomeBars = 21;
const trendBars = 200;
const momentumBars = 126;
/** Momentum excludes the last month, which tends to reverse. */
const skippedBars = 21;
const trendStep = 0.02;
const momentumSteps = { some: 0.05, strong: 0.2 } as const;

/** A rule's result at the newest close, and the outcomes of its earlier calls. */
export interface PriceRule {
  readonly points: Points | null;
  /** The measured value, a ratio. Null with too few closes. */
  readonly value: number | null;
  /** The close at which its points would be 0. */
  readonly turnsAt: number | null;
  readonly evidence: SignalEvidence;
}

/** The last close against the mean of the last 200: 1 above, -1 below, 0 within 2 % of it. */
export function trendRule(closes: readonly number[]): PriceRule {
  const at = (index: number) => {
    if (index + 1 < trendBars) return null;
    const mean = meanOf(closes.slice(index + 1 - trendBars, index + 1));
    return (closes[index] ?? Number.NaN) / mean - 1;
  };
  const points = (value: number): Points => (Math.abs(value) < trendStep ? 0 : value > 0 ? 1 : -1);
  const last = closes.length - 1;
  const mean = last + 1 < trendBars ? null : meanOf(closes.slice(-trendBars));
  return ruleOf(closes, at, points, mean);
}

/**
 * The change over six months, without the last one: 1 from 5 %, 2 from 20 %, and the same downwards. Source for
 * excluding the last month: N. Jegadeesh and S. Titman, Returns to Buying Winners and Selling Losers, Journal of
 * Finance 48, 1993.
 */
export function momentumRule(closes: readonly number[]): PriceRule {
  const at = (index: number) => {
    const before = closes[index - momentumBars];
    const recent = closes[index - skippedBars];
    return before === undefined || recent === undefined || before <= 0 ? null : recent / before - 1;
  };
  const points = (value: number): Points => {
    const size = Math.abs(value);
    const step = size >= momentumSteps.strong ? 2 : size >= momentumSteps.some ? 1 : 0;
    return (value < 0 ? -step : step) as Points;
  };
  return ruleOf(closes, at, points, closes.at(-1 - momentumBars) ?? null);
}

/** Each bar is judged only by the closes up to it. The outcome is the close a month later. */
function ruleOf(
  closes: readonly number[],
  at: (index: number) => number | null,
  points: (value: number) => Points,
  turnsAt: number | null,
): PriceRule {
  const course = closes.map((_, index): SignalName | null => {
    const value = at(index);
    return value === null || !Number.isFinite(value) ? null : (signalNames[points(value) + 2] ?? null);
  });
  const value = closes.length === 0 ? null : at(closes.length - 1);
  return {
    value,
    points: value === null || !Number.isFinite(value) ? null : points(value),
    turnsAt: value === null ? null : turnsAt,
    evidence: signalEvidence(course, closes, outcomeBars),
  };
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
