import { signalNames, type SignalName } from "../signals/index.ts";

/** -2 Strong Sell to 2 Strong Buy, as a rule votes. */
export type Points = -2 | -1 | 0 | 1 | 2;

export interface Vote {
  /** Null: no signal, which is not Hold and counts nowhere. */
  readonly points: Points | null;
  /** 0: without a confirmed edge, and counts nowhere. */
  readonly weight: number;
  /** True where the past of the rule was counted. */
  readonly isMeasured: boolean;
}

/** Why a verdict is Hold whatever its score says, or less than its score says. */
export type HoldReason = "coverage" | "few-rules" | "unmeasured";

export interface Verdict {
  /** Null: no rule has a signal. */
  readonly verdict: SignalName | null;
  /** The weighted mean of the points; null without a rule that counts. */
  readonly score: number | null;
  /** The sum written out: "(2 × 1 + 1 × −1) ÷ 3 = 0.33". */
  readonly arithmetic: string;
  /** Rules with a signal and a weight. */
  readonly counted: number;
  /** Those of them whose past was counted: they have a confirmed edge. */
  readonly measured: number;
  /** Rules with a signal that have no confirmed edge. */
  readonly withoutEdge: number;
  readonly limitedBy: HoldReason | null;
}

/** Fewer rules that count leave a verdict at Hold. */
export const minVotes = 4;
/** Scores from which a verdict holds, on either side of Hold. */
export const verdictSteps = { some: 0.35, strong: 1 } as const;

/**
 * One verdict from rules, with its arithmetic open: the mean of their points by weight. It leaves Hold only when price,
 * fundamentals and estimates are covered, and is strong only if a rule with a confirmed edge counts.
 */
export function verdictOf(votes: readonly Vote[], { isCovered }: { readonly isCovered: boolean }): Verdict {
  const known = votes.flatMap(({ points, ...vote }) => (points === null ? [] : [{ ...vote, points }]));
  const counting = known.filter(({ weight }) => weight > 0);
  const measured = counting.filter(({ isMeasured }) => isMeasured).length;
  const rest = { counted: counting.length, measured, withoutEdge: known.length - counting.length };
  const total = counting.reduce((sum, { weight }) => sum + weight, 0);
  if (known.length === 0)
    return { verdict: null, score: null, arithmetic: "No rule has a signal.", ...rest, limitedBy: null };
  if (total === 0)
    return {
      verdict: "Hold",
      score: null,
      arithmetic: "No rule counts.",
      ...rest,
      limitedBy: isCovered ? "few-rules" : "coverage",
    };
  const exact = counting.reduce((sum, { weight, points }) => sum + points * weight, 0) / total;
  // As it is shown, to two places: what reads 0.35 is judged as 0.35.
  const score = Math.round(exact * 100) / 100;
  const products = counting.map(({ weight, points }) => `${written(weight)} × ${written(points)}`).join(" + ");
  const arithmetic = `(${products}) ÷ ${written(Math.round(total * 10) / 10)} = ${written(score)}`;
  const limitedBy = !isCovered
    ? "coverage"
    : counting.length < minVotes
      ? "few-rules"
      : Math.abs(score) >= verdictSteps.strong && measured === 0
        ? "unmeasured"
        : null;
  const most = limitedBy === null ? 2 : limitedBy === "unmeasured" ? 1 : 0;
  return { verdict: stepOf(score, most), score, arithmetic, ...rest, limitedBy };
}

/** -1, 0 or 1: the side a verdict is on. */
export function sideOf(verdict: SignalName | null): -1 | 0 | 1 | null {
  return verdict === null ? null : (Math.sign(signalNames.indexOf(verdict) - 2) as -1 | 0 | 1);
}

function stepOf(score: number, most: number): SignalName {
  const size = Math.abs(score);
  const steps = size >= verdictSteps.strong ? 2 : size >= verdictSteps.some ? 1 : 0;
  return signalNames[2 + Math.sign(score) * Math.min(most, steps)] ?? "Hold";
}

function written(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}
