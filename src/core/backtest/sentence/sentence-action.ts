import type { Condition, HoldStrategy, Operand, Period, Protection, Sizing } from "../strategy.ts";
import type { SentenceMemory } from "./sentence-memory.ts";

/** One thing a sentence asks for. */
export type SentenceAction =
  | {
      readonly kind: "entry" | "exit";
      readonly side: "long" | "short";
      readonly condition: Condition;
      /** The instruments this rule names as its own. */
      readonly symbols: readonly string[];
    }
  /** "don't buy when": what must not be so at the entry. */
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

/** What is read beside actions: the symbols that are traded, and whether a rotation has been told. */
export interface ActionState extends SentenceMemory {
  readonly traded: Set<string>;
  isRotation: boolean;
  /** Whether a part of the sentence begins here: a rule without a verb may only stand at a beginning. */
  isAtStart: boolean;
  /** "never sell": no exit is added to a rule that has none. */
  isKept: boolean;
  /** The action before leads on to a condition: "hold for 20 days after", "invest half in QQQ when". */
  leadsOn: boolean;
  /** Of the action before, if it was a way out: "or when" behind it is another one. */
  lastExitSide: "long" | "short" | null;
  /** What an action says besides: "buy 100 shares when". */
  readonly besides: SentenceAction[];
}
