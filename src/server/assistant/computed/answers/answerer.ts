import type { Subject } from "#core/grounding/evidence.ts";
import type { ToolContext } from "../../tool.ts";
import type { AnswerDraft } from "../answer-draft.ts";
import type { Period } from "../slots/written-time.ts";
import type { Slots } from "../slots/slots.ts";

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

/** A slot that an answer may use. */
export type SlotUse =
  | "past-day"
  | "past-range"
  /** All there is, or since the purchase. */
  | "always"
  | "fiscal"
  | "future"
  | "account"
  | "amount"
  /** Amounts of money, and no others. */
  | "money"
  | "comparison"
  | "rank"
  | "direction"
  | "part"
  | "exchange"
  /** One line for each holding. */
  | "each"
  /** Only holdings whose figures fit a bound. */
  | "condition"
  /** Only events of some time of the day, country or weight. */
  | "event-filter"
  /** A time that begins at a high or low of the price. */
  | "anchor"
  /** The value of a past time next to that of now. */
  | "against"
  /** Amounts in another currency than that of the portfolio. */
  | "currency"
  /** Only what one person or institution trades or owns. */
  | "party"
  /** A bound for the gain over what was paid. */
  | "cost-bound"
  /** Only the newest of a dated list. */
  | "newest"
  /** One value of each quarter or year. */
  | "series"
  /** The clock of another place: "in New York time". */
  | "clock"
  /** Sectors of the market. */
  | "sector"
  | "several";

/** One way to answer. A question with a slot that isn't in `uses` is refused, so no slot is dropped without a word. */
export interface Answerer {
  readonly uses: readonly SlotUse[];
  readonly isPersonal: boolean;
  readonly answer: (asked: Asked, draft: AnswerDraft) => Promise<void>;
}

export type Answerers = Readonly<Record<string, Answerer>>;

/** An answer with the slots that it uses, such as "always|account". */
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
  { direction, text }: Pick<Slots, "direction" | "text">,
  value: number | null,
  { words: { values } }: Pick<AnswerDraft, "words">,
): string {
  if (direction === null || value === null || !/^\W*(?:is|are|am|was|were|did|has|have|do|does)\b/i.test(text))
    return "";
  return (direction.way === "up" ? value > 0 : value < 0) ? values.yes : values.no;
}
