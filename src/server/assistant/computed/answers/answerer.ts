import type { Subject } from "#core/grounding/evidence.ts";
import type { ToolContext } from "../../tool.ts";
import type { AnswerDraft } from "../answer-draft.ts";
import type { Period, Slots } from "../slots.ts";

/** A question on its way to one answer. */
export interface Asked {
  readonly slots: Slots;
  /** Figures that the answer gives: "trailingPe" and "beta". */
  readonly whats: readonly string[];
  readonly symbols: readonly string[];
  readonly period: Period | null;
  /** Name of one account. */
  readonly account: string | undefined;
  readonly known: readonly Subject[];
  readonly context: ToolContext;
}

/** A time of this kind, a bound, or several symbols together, which an answer may use. */
export type SlotUse =
  | "past-day"
  | "past-range"
  /** All there is, or since the purchase. */
  | "always"
  | "fiscal"
  | "future"
  /** A bound for its figure. */
  | "condition"
  | "several";

/** One way to answer. Only what is in `uses` is put to it. */
export interface Answerer {
  readonly uses: readonly SlotUse[];
  readonly isPersonal: boolean;
  readonly answer: (asked: Asked, draft: AnswerDraft) => Promise<void>;
}

export type Answerers = Readonly<Record<string, Answerer>>;

/** An answer with what it uses, such as "always|several". */
export function answerer(uses: string, answer: Answerer["answer"]): Answerer {
  return {
    uses: uses === "" ? [] : (uses.split("|") as SlotUse[]),
    isPersonal: false,
    answer,
  };
}

/** The same for an answer from the user's own data, which can be left out of a question. */
export function ownAnswerer(uses: string, answer: Answerer["answer"]): Answerer {
  return { ...answerer(uses, answer), isPersonal: true };
}

/** The first and last day of a past period for tools; empty for all there is. */
export function daysOf(period: Period | null): { readonly from?: string; readonly to?: string } {
  if (period === null || period.kind === "always" || period.kind === "since-bought") return {};
  return { from: period.from, to: period.to };
}

export function accountOf(account: string | undefined): { readonly account?: string } {
  return account === undefined ? {} : { account };
}

/** True for a past day or range; today and no time at all are now. */
export function isPast(
  period: Period | null,
): period is Period & { readonly kind: Exclude<Period["kind"], "today" | "future"> } {
  return period !== null && period.kind !== "today" && period.kind !== "future";
}

/** "Yes. " or "No. " for a question whether something went up or down. */
export function yesOrNo(
  { direction, isYesOrNo }: Pick<Slots, "direction" | "isYesOrNo">,
  value: number | null,
  { words: { values } }: Pick<AnswerDraft, "words">,
): string {
  if (direction === null || value === null || !isYesOrNo) return "";
  return (direction === "up" ? value > 0 : value < 0) ? values.yes : values.no;
}
