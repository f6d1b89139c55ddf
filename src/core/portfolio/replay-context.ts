import type { Arithmetic } from "./arithmetic.ts";
import type { NameOf } from "./groups.ts";
import type { Line } from "./line.ts";
import type { PriceBook } from "./price-book.ts";
import type { RateBook } from "./rate-book.ts";
import type { CostMethod } from "./transaction.ts";

export interface ReplayContext {
  readonly arithmetic: Arithmetic;
  readonly baseCurrency: string;
  /** The currency in which an account keeps money of another. */
  readonly cashCurrency: (accountId: string, currency: string) => string;
  readonly costMethod: (accountId: string) => CostMethod;
  /** The currency an instrument is priced in. */
  readonly currencyOf: (symbol: string) => string;
  readonly prices: PriceBook;
  readonly rates: RateBook;
  /** The account a transfer of shares within the same day goes to or comes from, and whether both ends are looked at together. */
  readonly partnerOf: (line: Line) => { readonly line: Line; readonly isInside: boolean } | null;
  readonly nameOf: NameOf;
  /** Returns true when what goes by a name in the end is part of the scope. */
  readonly includes: (name: string) => boolean;
}
