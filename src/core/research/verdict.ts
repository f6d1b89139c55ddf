import { signalNames, type SignalName } from "../signals/index.ts";

/** The vote of a rule: -2 Strong Sell to 2 Strong Buy. */
export type Points = -2 | -1 | 0 | 1 | 2;

export interface Vote {
  /** Null: no signal, which isn't Hold and doesn't count. */
  readonly points: Points | null;
  /** 0: without a confirmed edge, so it doesn't count. */
  readonly weight: number;
  /** True if the rule's past was measured. */
  readonly isMeasured: boolean;
}

/** The reason a verdict is Hold regardless of its score, or weaker than its score. */
export type HoldReason = "coverage" | "few-rules" | "unmeasured";

export interface Verdict {
  /** Null: no rule has a signal. */
  readonly verdict: SignalName | null;
  /** The weighted mean of the points. Null without a rule that counts. */
  readonly score: number | null;
  /** The votes that count, for the calculation: "(2 × 1 + 1 × −1) ÷ 3 = 0.33". */
  readonly votes: readonly { readonly weight: number; readonly points: Points }[];
  /** The sum of their weights, to one place. */
  readonly totalWeight: number;
  /** Rules with a signal and a weight. */
  readonly counted: number;
  /** Those with a confirmed edge in their measured past. */
  readonly measured: number;
  /** Rules with a signal but without a confirmed edge. */
  readonly withoutEdge: number;
  readonly limitedBy: HoldReason | null;
}

/** Fewer rules that count leave a verdict at Hold. */
export const minVotes = 4;
/** Score thresholds of the verdicts, on either side of Hold. */
export const verdictSteps = { some: 0.35, strong: 1 } as const;

/**
 * Combines rules into one verdict and shows its calculation: the mean of their points by weight. It leaves Hold only if
 * price, fundamentals and estimates are covered. It is strong only if a rule with a confirmed edge counts.
 */
export function verdictOf(votes: readonly Vote[], { isCovered }: { readonly isCovered: boolean }): Verdict {
  const known = votes.flatMap(({ points, ...vote }) => (points === null ? [] : [{ ...vote, points }]));
  const counting = known.filter(({ weight }) => weight > 0);
  const measured = counting.filter(({ isMeasured }) => isMeasured).length;
  const total = counting.reduce((sum, { weight }) => sum + weight, 0);
  const rest = {
    votes: counting.map(({ weight, points }) => ({ weight, points })),
    totalWeight: Math.round(total * 10) / 10,
    counted: counting.length,
    measured,
    withoutEdge: known.length - counting.length,
  };
  if (known.length === 0) return { verdict: null, score: null, ...rest, limitedBy: null };
  if (total === 0) return { verdict: "Hold", score: null, ...rest, limitedBy: isCovered ? "few-rules" : "coverage" };
  const exact = counting.reduce((sum, { weight, points }) => sum + points * weight, 0) / total;
  // Rounded as displayed, to two places: a score shown as 0.35 is judged as 0.35.
  const score = Math.round(exact * 100) / 100;
  const limitedBy = !isCovered
    ? "coverage"
    : counting.length < minVotes
      ? "few-rules"
      : Math.abs(score) >= verdictSteps.strong && measured === 0
        ? "unmeasured"
        : null;
  const maxSteps = limitedBy === null ? 2 : limitedBy === "unmeasured" ? 1 : 0;
  return { verdict: stepOf(score, maxSteps), score, ...rest, limitedBy };
}

/** The side of a verdict: -1, 0 or 1. */
export function sideOf(verdict: SignalName | null): -1 | 0 | 1 | null {
  return verdict === null ? null : (Math.sign(signalNames.indexOf(verdict) - 2) as -1 | 0 | 1);
}

function stepOf(score: number, maxSteps: number): SignalName {
  const size = Math.abs(score);
  const steps = size >= verdictSteps.strong ? 2 : size >= verdictSteps.some ? 1 : 0;
  return signalNames[2 + Math.sign(score) * Math.min(maxSteps, steps)] ?? "Hold";
}
