import type { Amount } from "./amount.ts";
import type { Domain, Measure } from "./measure.ts";
import type { Period } from "./period.ts";
import type { TextSpan } from "./reading.ts";

export type EveryUnit = "day" | "week" | "month" | "quarter" | "year";

/** Kinds of questions about a measure. */
export type QuestionKind = "value" | "why" | "what-if" | "compare" | "advice" | "how-to" | "forecast" | "tax";

export interface NamedSymbol {
  readonly symbol: string;
  /** Null: it comes from the context of the question. */
  readonly at: TextSpan | null;
}

/** One part of the portfolio: a sector, a currency, a country. */
export interface PortfolioPart {
  readonly by: "sector" | "currency" | "country" | "region" | "asset-class";
  readonly name: string;
  readonly at: TextSpan;
}

export interface MeasureUse {
  readonly measure: Measure;
  /** Null: nothing in the text names it. */
  readonly at: TextSpan | null;
}

/** A bound that figures of holdings are compared with, in the unit of the question. */
export interface Condition {
  readonly is: "above" | "below";
  readonly kind: "money" | "percent" | "number" | "sign";
  readonly value: number;
  /** The currency of money; null where none is named. */
  readonly currency: string | null;
  readonly at: TextSpan;
}

/** A question as its readers understood it. */
export interface Slots {
  readonly text: string;
  readonly kind: QuestionKind;
  readonly symbols: readonly NamedSymbol[];
  /** True if it is about what the user owns, has or does. */
  readonly isOwn: boolean;
  readonly place: { readonly domain: "portfolio" | "watchlist" | "market"; readonly at: TextSpan } | null;
  readonly currencies: readonly { readonly code: string; readonly at: TextSpan }[];
  readonly account: { readonly name: string; readonly at: TextSpan } | null;
  /** Names of all accounts of the question, where it asks for several one by one. */
  readonly accounts: readonly string[];
  readonly part: PortfolioPart | null;
  readonly exchange: { readonly code: string; readonly at: TextSpan } | null;
  readonly measures: readonly MeasureUse[];
  readonly period: Period | null;
  /** Further times of the same question: "at the end of 2023 and at the end of 2024". */
  readonly morePeriods: readonly Period[];
  readonly amounts: readonly Amount[];
  /** "versus", "or", "than": the symbols are to be compared. */
  readonly comparison: TextSpan | null;
  readonly direction: { readonly way: "up" | "down"; readonly at: TextSpan } | null;
  readonly rank: { readonly end: "most" | "least"; readonly at: TextSpan } | null;
  readonly limit: number | null;
  /** "Last", "latest": only the newest of a dated list is asked for. */
  readonly newest: (TextSpan & { readonly isOne: boolean }) | null;
  /** "Which of my holdings", "by holding": one figure of each is asked for. */
  readonly each: TextSpan | null;
  /** "Every month": the amount of the question is put in again and again. */
  readonly every: (TextSpan & { readonly unit: EveryUnit }) | null;
  /** "Worth more than $1,000", "down more than 10%": only holdings that fit are asked for. */
  readonly condition: Condition | null;
  /** The part of a what-if question that says what is done. */
  readonly action: "sell" | "buy" | "price-change" | null;
  /** Words that no reader understood. */
  readonly unread: readonly (TextSpan & { readonly text: string })[];
}

/** Returns the subject of the question, which decides how a measure is answered. */
export function domainOf(slots: Slots): Domain {
  const isExchange = slots.currencies.length > 1 || slots.amounts.some(({ kind }) => kind === "money") || !slots.isOwn;
  if (slots.currencies.length > 0 && slots.symbols.length === 0 && slots.place === null && isExchange)
    return "currencies";
  if (slots.symbols.length > 0) return slots.isOwn || slots.account !== null ? "position" : "instrument";
  if (slots.place !== null && slots.place.domain !== "portfolio") return slots.place.domain;
  return slots.isOwn || slots.place !== null || slots.account !== null || slots.part !== null ? "portfolio" : "none";
}
