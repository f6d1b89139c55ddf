import { signalNames, type SignalName } from "../signals/index.ts";

/** -2 Strong Sell to 2 Strong Buy, as a rule votes. */
export type Points = -2 | -1 | 0 | 1 | 2;

export interface Vote {
  readonly name: string;
  /** Null: no signal, which is not Hold and counts nowhere. */
  readonly points: Points | null;
  readonly weight: number;
}

export interface Verdict {
  /** Null: too few rules have a signal. */
  readonly verdict: SignalName | null;
  /** The weighted mean of the points; null without a rule that has a signal. */
  readonly score: number | null;
  /** The sum written out: "(2 × 1 + 1 × −1) ÷ 3 = 0.33". */
  readonly arithmetic: string;
  readonly counted: number;
  readonly reason: string | null;
}

/** Fewer rules with a signal make no verdict. */
export const fewestVotes = 4;
/** Scores from which a verdict holds, on either side of Hold. */
export const verdictSteps = { some: 0.35, strong: 1 } as const;

/** One verdict from rules, with its arithmetic open: the mean of their points by weight. Rules without a signal do not count. */
export function verdictOf(votes: readonly Vote[]): Verdict {
  const known = votes.flatMap(({ points, weight }) => (points === null ? [] : [{ points, weight }]));
  const total = known.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0)
    return { verdict: null, score: null, arithmetic: "No rule has a signal.", counted: 0, reason: noVerdict(0) };
  const exact = known.reduce((sum, { points, weight }) => sum + points * weight, 0) / total;
  // As it is shown, to two places: what reads 0.35 is judged as 0.35.
  const score = Math.round(exact * 100) / 100;
  const products = known.map(({ points, weight }) => `${written(weight)} × ${written(points)}`).join(" + ");
  const arithmetic = `(${products}) ÷ ${written(total)} = ${written(score)}`;
  const isEnough = known.length >= fewestVotes;
  return {
    verdict: isEnough ? stepOf(score) : null,
    score,
    arithmetic,
    counted: known.length,
    reason: isEnough ? null : noVerdict(known.length),
  };
}

/** -1, 0 or 1: the side a verdict is on. */
export function sideOf(verdict: SignalName | null): -1 | 0 | 1 | null {
  return verdict === null ? null : (Math.sign(signalNames.indexOf(verdict) - 2) as -1 | 0 | 1);
}

function stepOf(score: number): SignalName {
  const size = Math.abs(score);
  const steps = size >= verdictSteps.strong ? 2 : size >= verdictSteps.some ? 1 : 0;
  return signalNames[2 + Math.sign(score) * steps] ?? "Hold";
}

function noVerdict(count: number): string {
  return `Only ${count} of the rules ${count === 1 ? "has" : "have"} a signal, and a verdict needs ${fewestVotes}. No verdict is not Hold.`;
}

function written(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}
