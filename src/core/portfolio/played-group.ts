import type { ColumnGroup } from "./columns.ts";
import type { RangeSums } from "./range-sums.ts";
import type { HoldingParts } from "./holding.ts";
import type { PriceColumn } from "./price-book.ts";
import type { RateBook } from "./rate-book.ts";

export interface PlayedGroup extends ColumnGroup {
  /** The currency that the instrument is priced in. */
  readonly currency: string;
  /** The last result that follows from its lines alone. */
  readonly memo: GroupMemo;
}

/** Sums of a range and the holding of a day, and what they were asked about. */
export interface GroupMemo {
  range: { readonly key: string; readonly before: RangeSums; readonly during: RangeSums } | null;
  holding: {
    readonly key: string;
    readonly priced: PriceColumn | null;
    readonly rates: RateBook;
    readonly parts: readonly HoldingParts[];
  } | null;
}
