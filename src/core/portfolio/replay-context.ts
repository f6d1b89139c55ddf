import type { Arithmetic } from "./arithmetic.ts";
import type { NameOf } from "./groups.ts";
import type { Line } from "./line.ts";
import type { Moved } from "./moved-shares.ts";
import type { PriceBook } from "./price-book.ts";
import type { RateBook } from "./rate-book.ts";
import type { CostMethod } from "./transaction.ts";

export interface ReplayContext {
  readonly arithmetic: Arithmetic;
  readonly baseCurrency: string;
  /** The currency in which an account keeps money of another on a day. */
  readonly cashCurrency: (accountId: string, currency: string, date: string) => string;
  readonly costMethod: (accountId: string) => CostMethod;
  /** The currency an instrument is priced in. */
  readonly currencyOf: (symbol: string) => string;
  readonly prices: PriceBook;
  readonly rates: RateBook;
  /** The lines that a transfer of shares goes to or comes from, and whether both ends are looked at together. */
  readonly otherEndsOf: (line: Line) => readonly (Moved & { readonly isInside: boolean })[];
  readonly nameOf: NameOf;
  /** Returns true when what goes by a name in the end is part of the scope. */
  readonly includes: (name: string) => boolean;
}
