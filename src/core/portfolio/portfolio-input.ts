import type { PlainDate } from "#core/calendar/plain-date.ts";
import type { Account, Transaction } from "./transaction.ts";

/** Prices of one instrument, ascending by date, one a day at most; days between two points have the earlier one's price. */
export interface PriceSeries {
  /** ISO code, or a minor unit such as GBp. */
  readonly currency: string;
  readonly points: readonly { readonly date: PlainDate; readonly close: number }[];
  /** New shares for one old, by the day the price first shows it. */
  readonly splits?: readonly { readonly date: PlainDate; readonly ratio: number }[];
  /**
   * Whether `points` were divided by the splits after them, as most sources do. Quantities of the ledger are as traded, so
   * such prices are multiplied back: a value is always traded quantity times traded price. Default: false.
   */
  readonly isSplitAdjusted?: boolean;
  /** Prices the owner gave: they stand until the next one, however old. Provided prices stand for 14 days. */
  readonly isManual?: boolean;
}

/** Reference rates by day: units of each currency for one of the pivot, such as the ECB's for one euro. Ascending by date. */
export interface RateTable {
  readonly pivot: string;
  readonly series: Readonly<Record<string, readonly { readonly date: PlainDate; readonly rate: number }[]>>;
}

/** Everything the calculations read. Nothing else is: no clock, no network, no database. */
export interface PortfolioInput {
  /** ISO code of the currency all totals are in. */
  readonly baseCurrency: string;
  readonly accounts: readonly Account[];
  /** In any order. */
  readonly transactions: readonly Transaction[];
  /** By symbol. */
  readonly prices: Readonly<Record<string, PriceSeries>>;
  readonly rates: RateTable;
}

/** What a figure is about: all accounts or some, and all that is in them (cash too) or the named symbols alone (without cash). */
export interface Scope {
  readonly accountIds?: readonly string[];
  readonly symbols?: readonly string[];
}

/** A figure that something is missing from, and what. */
export interface Incomplete {
  readonly symbol: string | null;
  readonly reason: string;
}
