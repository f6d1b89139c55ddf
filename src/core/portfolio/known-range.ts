import type { CashColumns } from "./cash-columns.ts";
import type { ColumnLedger } from "./column-ledger.ts";
import type { DayColumns } from "./day-values.ts";
import type { PriceBook } from "./price-book.ts";
import type { RateBook } from "./rate-book.ts";

/** The result of a range and its inputs. A later range of the same scope starts from the first change. */
export interface KnownRange {
  readonly openingDay: number;
  readonly groups: ColumnLedger["groups"];
  readonly cash: readonly CashColumns[];
  readonly prices: PriceBook;
  readonly rates: RateBook;
  readonly columns: DayColumns;
}
