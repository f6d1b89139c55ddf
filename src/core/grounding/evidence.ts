import type { DataStatus } from "../market/provenance.ts";

/** The unit of a value. Ratios are given as per cent: a weight of 0.18 is 18 with unit `percent`. */
export type FigureUnit =
  | "money"
  | "percent"
  /** Differences of per cent: +3.42 points. */
  | "percentage-points"
  /** A plain number without a unit: an RSI, a P/E, a mood. */
  | "number"
  /** A count: 5 holdings, 31 stories. */
  | "count"
  | "shares"
  | "days"
  /** A calendar day. The value is milliseconds of its midnight in UTC. */
  | "date";

/** The subject of a fact: an instrument and its common names. */
export interface Subject {
  readonly symbol: string;
  /** "NVIDIA Corporation", "Nvidia". */
  readonly names: readonly string[];
}

/** A number an answer may state, with its meaning and origin. */
export interface Fact {
  /** Unique among the facts of one answer: "3.12" is the twelfth of source 3. */
  readonly id: string;
  /**
   * `data`: from a provider or the ledger; `computed`: by Bellwether, with formula and inputs; `yours`: from a file of
   * the user; `news`: a number stated by an article.
   */
  readonly kind: "data" | "computed" | "yours" | "news";
  /** The measure as named on the screens: "Price", "Day change", "Weight", "Revenue". */
  readonly label: string;
  /** Null: the portfolio, the market, or the subject of the question as a whole. */
  readonly subject: Subject | null;
  readonly value: number;
  readonly unit: FigureUnit;
  /** ISO code of money. */
  readonly currency: string | null;
  /**
   * Fiscal or calendar period of the value: "2025-Q3", "FY2024", "2025-03", "2025", "2025-02-04/2025-08-04", "1d",
   * "6mo". Null: now.
   */
  readonly period: string | null;
  /** Number of its source in the answer. */
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

/** An outside text. Its numbers may be repeated as a quotation. */
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

/** All evidence for the numbers of a text. */
export interface Evidence {
  readonly facts: readonly Fact[];
  readonly articles: readonly Article[];
  /**
   * Instruments by symbol with their common names, even without facts. A number next to another company's name isn't
   * theirs.
   */
  readonly subjects: readonly Subject[];
  /** The user's own words. Numbers of the question may be repeated. */
  readonly question: string;
  /** Texts the user attached. Their numbers may be repeated with their line. */
  readonly files?: readonly { readonly name: string; readonly text: string }[];
  /** The calendar day of the answer, 2026-03-02, for "today", "last year" and the like. */
  readonly today: string;
  /** The default subject of the answer, such as the symbol of the page. Null: the portfolio or the market. */
  readonly defaultSubject: string | null;
}

/** `news`: from a quotation; `yours`: from the question or a file; `not-found`: nothing supports it. */
export const figureStates = ["data", "computed", "news", "yours", "not-found"] as const;
export type FigureState = (typeof figureStates)[number];

/**
 * The reason a number counts as not found. `typed`: a model wrote its digits, and they couldn't be checked; `unknown`:
 * a mark without a value, or one that the text changes. Answers of earlier versions also have `wrong-period`,
 * `wrong-unit` and `stale`.
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

/** One number of a text and its match. */
export interface GroundedFigure {
  /** As written in the text: "$4.35T". */
  readonly text: string;
  /** Offsets in the text, in UTF-16 units. `end` is exclusive. */
  readonly start: number;
  readonly end: number;
  readonly state: FigureState;
  /** Normalised: 4350000000000. */
  readonly value: number;
  readonly unit: FigureUnit;
  readonly currency: string | null;
  /** The matched fact. Null for arithmetic of the same sentence, an article, the question, or no match. */
  readonly factId: string | null;
  readonly articleId: string | null;
  /** Number of the source. Null if not found or from the question. */
  readonly source: number | null;
  readonly asOf: string | null;
  /** For `computed`: "23,075.52 × 6.8 %". */
  readonly formula: string | null;
  readonly inputs: Fact["inputs"];
  readonly mismatch: Mismatch | null;
  /** For a `not-found` value close to a known one: "NVDA's price is 178.88", a plain sentence for display. */
  readonly explanation: string | null;
}

export interface Grounding {
  readonly figures: readonly GroundedFigure[];
  readonly matched: number;
  readonly total: number;
}
