import type { SignalEvidence } from "../signals/index.ts";

/** The edge, as a ratio, that gives a weight of 1. */
const edgeOfOne = 0.05;
const maxWeight = 2;
/** The weight of a rule without a measurable past. */
export const unmeasuredWeight = 0.5;

/**
 * The weight of a rule by its confirmed edge over the base rate, or over a coin toss if the base rate is below a half:
 * 1 for 5 percentage points, at most 2. Without such an edge it is 0.
 */
export function edgeWeight({
  result,
  ratio,
  baseRatio,
}: Pick<SignalEvidence, "result" | "ratio" | "baseRatio">): number {
  if (result !== "edge" || ratio === null || baseRatio === null) return 0;
  const edge = ratio - Math.max(baseRatio, 0.5);
  return Math.round(Math.min(maxWeight, edge / edgeOfOne) * 10) / 10;
}
