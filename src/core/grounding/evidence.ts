import type { DataStatus } from "../market/provenance.ts";

/** What a value is counted in. Ratios are given as per cent: a weight of 0.18 is 18 with unit `percent`. */
export type FigureUnit =
  | "money"
  | "percent"
  /** Differences of per cent: +3.42 points. */
  | "percentage-points"
  /** A plain number without a unit: an RSI, a P/E, a mood. */
  | "number"
  /** How many there are: 5 holdings, 31 stories. */
  | "count"
  | "shares"
  | "days"
  /** A civil day; the value is milliseconds of its midnight in UTC. */
  | "date";

/** What a fact is about: an instrument and the names people use for it. */
export interface Subject {
  readonly symbol: string;
  /** "NVIDIA Corporation", "Nvidia". */
  readonly names: readonly string[];
}

/** One number that an answer may state, with what it means and where it comes from. */
export interface Fact {
  /** Unique among the facts of one answer: "3.12" is the twelfth of source 3. */
  readonly id: string;
  /** `data`: from a provider or the ledger; `computed`: by our own code, with formula and inputs; `yours`: from a file of the user's; `news`: a number that an article states. */
  readonly kind: "data" | "computed" | "yours" | "news";
  /** What is measured, in words of the screens: "Price", "Day change", "Weight", "Revenue". */
  readonly label: string;
  /** Other words for it: "market value", "last price". */
  readonly alsoCalled: readonly string[];
  /** Null: the portfolio, the market, or what the question is about as a whole. */
  readonly subject: Subject | null;
  readonly value: number;
  readonly unit: FigureUnit;
  /** ISO code, of money. */
  readonly currency: string | null;
  /** Fiscal or civil span the value stands for: "2025-Q3", "FY2024", "2025-03", "2025", "2025-02-04/2025-08-04", "1d", "6mo"; null: now. */
  readonly period: string | null;
  /** Number of the source in the answer that it belongs to. */
  readonly source: number;
  readonly asOf: string | null;
  readonly status: DataStatus;
  readonly formula: string | null;
  readonly inputs: readonly {
    readonly label: string;
    readonly value: number;
    readonly unit: FigureUnit;
    readonly currency: string | null;
  }[];
}

/** A text from outside whose numbers may be repeated as what it says. */
export interface Article {
  readonly id: string;
  readonly source: number;
  readonly title: string;
  readonly text: string;
  readonly publisher: string;
  readonly url: string;
  readonly publishedAt: string;
  readonly symbols: readonly string[];
}

/** Everything a text may draw its numbers from. */
export interface Evidence {
  readonly facts: readonly Fact[];
  readonly articles: readonly Article[];
  /** Instruments by symbol with the names people use, whether or not there are facts of them: a number beside another company's name is not this one's. */
  readonly subjects: readonly Subject[];
  /** What the user wrote: numbers of the question may be repeated. */
  readonly question: string;
  /** Texts that the user attached: a number of theirs may be repeated, with its line. */
  readonly files?: readonly { readonly name: string; readonly text: string }[];
  /** The civil day of the answer, 2026-03-02; for "today", "last year" and the like. */
  readonly today: string;
  /** What the answer is about where it names nothing, such as the symbol of the page; null: the portfolio or the market. */
  readonly defaultSubject: string | null;
}

/** `news`: from a quotation; `yours`: from the question or a file; `not-found`: nothing supports it. */
export const figureStates = ["data", "computed", "news", "yours", "not-found"] as const;
export type FigureState = (typeof figureStates)[number];

/**
 * Why a number counts as not found. `typed`: a model wrote its digits, and nobody checked them; `unknown`: a mark without a value, or one
 * that the text changes. Answers of earlier versions also have `wrong-period`, `wrong-unit` and `stale`.
 */
export const mismatches = [
  "typed",
  "unknown",
  "wrong-company",
  "wrong-period",
  "wrong-unit",
  "wrong-direction",
  "stale",
] as const;
export type Mismatch = (typeof mismatches)[number];

/** One number of a text, and what it was matched to. */
export interface GroundedFigure {
  /** As it stands in the text: "$4.35T". */
  readonly text: string;
  /** Offsets in the text, in UTF-16 units; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
  readonly state: FigureState;
  /** Normalised: 4350000000000. */
  readonly value: number;
  readonly unit: FigureUnit;
  readonly currency: string | null;
  /** The fact it was matched to; null where it is not one: arithmetic of the same sentence, an article, the question, or not found. */
  readonly factId: string | null;
  readonly articleId: string | null;
  /** Number of the source; null where not found or from the question. */
  readonly source: number | null;
  readonly asOf: string | null;
  /** For `computed`: "23,075.52 × 6.8 %". */
  readonly formula: string | null;
  readonly inputs: Fact["inputs"];
  readonly mismatch: Mismatch | null;
  /** For `not-found` that is close to something: "NVDA's price is 178.88", a plain sentence for people. */
  readonly explanation: string | null;
}

export interface Grounding {
  readonly figures: readonly GroundedFigure[];
  readonly matched: number;
  readonly total: number;
}
