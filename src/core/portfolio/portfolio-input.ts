import type { Lack } from "./lack.ts";
import type { PlainDate } from "#core/calendar/plain-date.ts";
import type { Account, Transaction } from "./transaction.ts";

/** The same as a list of points, for series of millions of prices: days since 1970-01-01 and their closes. */
export interface PriceColumns {
  readonly days: Int32Array;
  readonly closes: Float64Array;
}

/** Prices of one instrument, ascending by date, one a day at most; days between two points have the earlier one's price. */
export interface PriceSeries {
  /** ISO code, or a minor unit such as GBp. */
  readonly currency: string;
  readonly points: readonly { readonly date: PlainDate; readonly close: number }[] | PriceColumns;
  /** New shares for one old, by the day the price first shows it. */
  readonly splits?: readonly { readonly date: PlainDate; readonly ratio: number }[];
  /**
   * True if `points` were divided by the splits after them, as in most sources. The ledger holds quantities as traded,
   * so such prices are multiplied back: a value is always traded quantity times traded price. Default: false.
   */
  readonly isSplitAdjusted?: boolean;
  /**
   * Prices entered by the owner, as traded and in the same currency, ascending. They override a provided price of the
   * same day and stay valid until the next price of either kind, however old. Provided prices stay valid for 14 days.
   */
  readonly manual?: readonly { readonly date: PlainDate; readonly close: number }[];
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

/**
 * The scope of a figure: all accounts or some, either with everything in them (including cash) or only the named
 * symbols (without cash).
 */
export interface Scope {
  readonly accountIds?: readonly string[];
  readonly symbols?: readonly string[];
}

/** A figure that something is missing from, and what. */
export interface Incomplete {
  readonly symbol: string | null;
  readonly reason: Lack;
}
