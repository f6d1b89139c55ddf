import type { PlainDate } from "../calendar/plain-date.ts";
import type { Assumptions } from "./assumptions.ts";
import type { Strategy } from "./strategy.ts";

/** Bars of one instrument, ascending by date; prices and dividends adjusted for splits and for nothing else. A missing value is NaN. */
export interface Series {
  readonly symbol: string;
  readonly dates: readonly PlainDate[];
  readonly open: Float64Array;
  readonly high: Float64Array;
  readonly low: Float64Array;
  readonly close: Float64Array;
  readonly volume: Float64Array;
  /** Cash per share by ex-date. */
  readonly dividends: readonly { readonly date: PlainDate; readonly amount: number }[];
}

/** One run: everything its result follows from. */
export interface BacktestInput {
  /** What is traded, or ranked; where several could be bought at once, in this order. */
  readonly series: readonly Series[];
  /** What is only looked at by an operand that names another symbol, and the shelter of a rotation; never traded by rules, nor part of buy and hold. */
  readonly others?: readonly Series[];
  readonly strategy: Strategy;
  readonly assumptions: Assumptions;
  /** First and last day of the run; bars before `from` only warm indicators up. Null: from the first bar, to the last. */
  readonly from: PlainDate | null;
  readonly to: PlainDate | null;
}
