import type { MissingSplit } from "#contract/portfolio-figures.ts";
import type { Account, PriceColumns, RateTable, ReturnParts, Transaction } from "#core/portfolio/index.ts";

/** Closes of an instrument as the calculation keeps them, for everybody who holds it. */
export interface SharedSeries {
  readonly symbol: string;
  readonly currency: string | null;
  readonly points: PriceColumns;
  readonly splits: readonly { readonly date: string; readonly ratio: number }[];
  /** For a share as it is after all splits, where `isSplitAdjusted`. */
  readonly dividends: readonly { readonly date: string; readonly value: number }[];
  readonly isSplitAdjusted: boolean;
}

/** Messages that bring the calculation's state up to date before a question. They are processed in order. */
export type Told =
  | {
      /** A page of a ledger, or the whole of it. */
      readonly kind: "ledger-text";
      readonly userId: string;
      /** True to drop everything known of the user first. */
      readonly isFirst: boolean;
      readonly text: string;
    }
  | {
      readonly kind: "ledger";
      readonly userId: string;
      readonly lines: readonly Transaction[];
      readonly gone: readonly string[];
    }
  | { readonly kind: "series"; readonly series: SharedSeries }
  | { readonly kind: "rates"; readonly table: RateTable }
  | { readonly kind: "forget-user"; readonly userId: string }
  | { readonly kind: "forget-series"; readonly symbol: string };

/** The newest price of an instrument, and the one before it. */
export interface LatestPrice {
  readonly currency: string;
  readonly date: string;
  readonly price: number;
  readonly previousClose: number | null;
}

/** Whose portfolio is asked about, and what values it. */
export interface Subject {
  readonly userId: string;
  /** The ledger's revision, as it was read for this question. */
  readonly revision: number;
  /** Instruments of the ledger, whose series an answer may read; none for questions about the ledger alone. */
  readonly instruments: readonly string[];
  readonly baseCurrency: string;
  /** Lines of other accounts are not seen. */
  readonly accounts: readonly Account[];
  readonly accountIds: readonly string[];
  readonly symbols: readonly string[] | null;
  readonly latest: Readonly<Record<string, LatestPrice>>;
  readonly manual: Readonly<
    Record<
      string,
      {
        readonly currency: string | null;
        readonly prices: readonly { readonly date: string; readonly close: number }[];
      }
    >
  >;
  /** By symbol: splits up to that day are in the quantities already. */
  readonly splitsCountedUntil: Readonly<Record<string, string>>;
  /** False: latest and manual prices alone, for what is held now. */
  readonly usesCloses: boolean;
}

export interface Range {
  readonly from: string;
  readonly to: string;
}

export type Question =
  | { readonly ask: "instruments" }
  /** Gains of sales, by transaction. */
  | { readonly ask: "sales"; readonly transactionIds: readonly string[] }
  | {
      readonly ask: "holdings";
      readonly asOf: string;
      readonly by: "account" | "symbol";
      readonly lotsOf: string | null;
    }
  | {
      readonly ask: "performance";
      readonly range: Range;
      readonly parts: Required<ReturnParts>;
      readonly benchmark: string | null;
      readonly riskFreeRatio: number;
      readonly step: "day" | "week" | "month";
    }
  | { readonly ask: "days"; readonly range: Range; readonly parts: Required<ReturnParts> }
  | { readonly ask: "contributions"; readonly range: Range; readonly parts: Required<ReturnParts> }
  | { readonly ask: "income"; readonly today: string }
  | { readonly ask: "fees"; readonly range: Range };

export interface Asked {
  readonly kind: "ask";
  readonly id: number;
  readonly subject: Subject;
  readonly question: Question;
  /** The number of the answer to the same question that the asker has; null without one. */
  readonly known: number | null;
}

/** An answer, and the splits that its figures lack; those are not looked for where the question is about the ledger alone. */
export interface Reply<Answer> {
  readonly answer: Answer;
  readonly missingSplits: readonly MissingSplit[];
}

export interface Answered {
  readonly id: number;
  /** The number of the answer; a later answer to the same question has the same while nothing changed. */
  readonly answer?: number;
  /** A `Reply` as JSON; left out where the asker has that answer. */
  readonly reply?: string;
  readonly error?: string;
}

/** Names what is asked: the same text for the same question about the same accounts and instruments. */
export function questionKey(
  { accountIds, symbols, splitsCountedUntil, usesCloses }: Subject,
  question: Question,
): string {
  return JSON.stringify([accountIds, symbols, splitsCountedUntil, usesCloses, question]);
}
