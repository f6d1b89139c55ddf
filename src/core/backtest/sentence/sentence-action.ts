import type { Condition, HoldStrategy, Operand, Period, Protection, Sizing } from "../strategy.ts";
import type { SentenceMemory } from "./sentence-memory.ts";

/** One action in a sentence. */
export type SentenceAction =
  | {
      readonly kind: "entry" | "exit";
      readonly side: "long" | "short";
      readonly condition: Condition;
      /** The instruments named by this rule itself. */
      readonly symbols: readonly string[];
    }
  /** "don't buy when": a condition that must be false at the entry. */
  | { readonly kind: "veto"; readonly side: "long" | "short"; readonly condition: Condition }
  | { readonly kind: "protection"; readonly protection: Partial<Protection> }
  | { readonly kind: "sizing"; readonly sizing: Sizing }
  | { readonly kind: "saving"; readonly saving: NonNullable<HoldStrategy["saving"]> }
  | { readonly kind: "hold" }
  | { readonly kind: "rebalance"; readonly every: Period }
  | { readonly kind: "rotation"; readonly rank: Operand; readonly count: number; readonly isRankGiven: boolean }
  | { readonly kind: "filter"; readonly condition: Condition }
  | { readonly kind: "shelter"; readonly symbol: string | null }
  | { readonly kind: "weighting"; readonly weighting: "equal" | "inverse-volatility" };

/** State besides the actions: the traded symbols, and whether a rotation was read. */
export interface ActionState extends SentenceMemory {
  readonly traded: Set<string>;
  isRotation: boolean;
  /** True if a part of the sentence begins here. A rule without a verb is only possible at a beginning. */
  isAtStart: boolean;
  /** "never sell": no exit is added to a rule without one. */
  isKept: boolean;
  /** The previous action leads to a condition: "hold for 20 days after", "invest half in QQQ when". */
  leadsOn: boolean;
  /** True if the previous action was an exit: "or when" after it is another exit. */
  lastExitSide: "long" | "short" | null;
  /** Additional details of an action: "buy 100 shares when". */
  readonly besides: SentenceAction[];
}
