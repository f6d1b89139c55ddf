import type { Amount } from "./amount.ts";
import type { EventFilter } from "./event-filter.ts";
import type { Domain, Measure } from "./measure.ts";
import type { Period } from "./written-time.ts";
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

/** A bound that figures of a list are compared with, in the unit of the question. */
export interface Condition {
  readonly is: "above" | "below";
  /** True for "at least" and "at most": the bound itself fits. */
  readonly isInclusive: boolean;
  readonly kind: "money" | "percent" | "number" | "sign" | "days";
  readonly value: number;
  /** The currency of money; null where none is named. */
  readonly currency: string | null;
  /** The figure that is bounded: the id of a measure, or one that only conditions have. Null: the figure that is asked for. */
  readonly of: string | null;
  /** True if it is joined to the one before by "or". */
  readonly isAlternative: boolean;
  readonly at: TextSpan;
}

/** A day, week, month, quarter or year with the highest or lowest return. */
export interface SpanExtreme {
  readonly end: "best" | "worst";
  readonly unit: EveryUnit;
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
  /** Further parts of the same question: "Germany compared with the United States". */
  readonly moreParts: readonly PortfolioPart[];
  /** Somebody other than the user who trades or owns: "has Jensen Huang sold", "Vanguard's stake". */
  readonly party: (TextSpan & { readonly name: string; readonly isName: boolean }) | null;
  readonly exchange: { readonly code: string; readonly at: TextSpan } | null;
  /** The clock that times are asked in: "in New York time". */
  readonly clock: (TextSpan & { readonly timeZone: string }) | null;
  readonly measures: readonly MeasureUse[];
  readonly period: Period | null;
  /** Further times of the same question: "at the end of 2023 and at the end of 2024". */
  readonly morePeriods: readonly Period[];
  readonly amounts: readonly Amount[];
  /** "versus", "or", "than": the symbols are to be compared. */
  readonly comparison: TextSpan | null;
  /** "Was it higher last summer": the value of one time is compared with that of the other. */
  readonly against: { readonly is: "then" | "now"; readonly way: "above" | "below"; readonly at: TextSpan } | null;
  readonly direction: { readonly way: "up" | "down"; readonly at: TextSpan } | null;
  readonly rank: { readonly end: "most" | "least"; readonly at: TextSpan } | null;
  readonly limit: number | null;
  /** "Last", "latest": only the newest of a dated list is asked for. */
  readonly newest: (TextSpan & { readonly isOne: boolean }) | null;
  /** "Which of my holdings", "by holding": one figure of each is asked for. */
  readonly each: TextSpan | null;
  /** "By quarter", "each year": one value of each such period. */
  readonly by: (TextSpan & { readonly unit: EveryUnit }) | null;
  readonly eventFilter: EventFilter;
  /** "Best day", "in which month did it fall most". */
  readonly extremes: readonly SpanExtreme[];
  /** Sectors of the market that are asked about: "tech versus energy". */
  readonly sectors: readonly { readonly name: string; readonly at: TextSpan }[];
  /** "Every month": the amount of the question is put in again and again. */
  readonly every: (TextSpan & { readonly unit: EveryUnit }) | null;
  /** "Worth more than $1,000", "down more than 10%": only what fits is asked for. */
  readonly conditions: readonly Condition[];
  /** The part of a what-if question that says what is done. */
  readonly action: "sell" | "buy" | "price-change" | null;
  /** "News about interest rates": words that stories are searched for. */
  readonly topic: (TextSpan & { readonly text: string }) | null;
  /** Words that no reader understood. */
  readonly unread: readonly UnreadWord[];
  /** Words that the answer leaves out, and says so: they don't change what is asked. */
  readonly leftOut: readonly UnreadWord[];
}

export interface UnreadWord extends TextSpan {
  readonly text: string;
  /** True if a reader knows it, and the question has no place for it. */
  readonly isRead?: true;
}

/** Measures that mean an exchange rate where currencies are the subject. */
export const ofRates: ReadonlySet<string> = new Set(["value", "doing", "change", "price", "performance", "total"]);

/** Returns the subject of the question, which decides how a measure is answered. */
export function domainOf(slots: Slots): Domain {
  // "Realised losses in EUR": the currency is a unit.
  const isUnit = slots.measures.some(({ measure: { id, of } }) => of.currencies === undefined && !ofRates.has(id));
  const areAccounts = /(?<!\p{L})(?:my accounts|which account)(?!\p{L})/iu.test(slots.text);
  const isExchange =
    !isUnit &&
    !areAccounts &&
    (slots.currencies.length > 1 || slots.amounts.some(({ kind }) => kind === "money") || !slots.isOwn);
  if (slots.sectors.length > 0) return "market";
  if (slots.currencies.length > 0 && slots.symbols.length === 0 && slots.place === null && isExchange)
    return "currencies";
  if (slots.symbols.length > 0) return slots.isOwn || slots.account !== null ? "position" : "instrument";
  if (slots.place !== null && slots.place.domain !== "portfolio") return slots.place.domain;
  return slots.isOwn || slots.place !== null || slots.account !== null || slots.part !== null ? "portfolio" : "none";
}
