import type { z } from "zod";
import type { VerdictRule } from "#contract/research.ts";
import type { CallRecord, SignalEvidence } from "#core/signals/index.ts";
import type { Points } from "#core/research/verdict.ts";
import type { Cited } from "../../computed/answer-draft.ts";

/** A sentence over the source of the rules, once that has its number in a section. */
export type Finding = (rules: Cited) => string | null;

type WireRule = z.output<typeof VerdictRule>;

/** The finding of one rule. */
export interface Ruled {
  readonly id: string;
  readonly name: string;
  /** In words, with its thresholds. */
  readonly rule: string;
  /** As it is shown. */
  readonly value: string | null;
  readonly points: Points | null;
  readonly weight: number;
  /** How its calls turned out before; null where that can't be counted. */
  readonly evidence: WireRule["evidence"];
  /** Why it has no signal, or no past. */
  readonly reason: string | null;
  /** The finding in words, for either side. */
  readonly finding: Finding;
  readonly falsifier: Finding | null;
}

/** The part of the counts that a report shows. */
export function shownEvidence({
  hits,
  total,
  ratio,
  low,
  high,
  baseRatio,
  edge,
  horizonBars,
  result,
}: CallRecord & Pick<SignalEvidence, "horizonBars" | "result">): WireRule["evidence"] {
  return { hits, total, ratio, low, high, baseRatio, edge, horizonBars, result };
}
