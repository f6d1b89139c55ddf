import type { PlainDate } from "../calendar/plain-date.ts";
import type { Assumptions } from "./assumptions.ts";
import type { Strategy } from "./strategy.ts";

/**
 * Bars of one instrument, ascending by date. Prices and dividends are adjusted for splits only. A missing value is NaN.
 */
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

/** The complete input of a run. */
export interface BacktestInput {
  /** Traded or ranked instruments. If several could be bought at once, they are bought in this order. */
  readonly series: readonly Series[];
  /**
   * Instruments used only by operands that name another symbol, and the shelter of a rotation. Rules never trade them,
   * and buy and hold excludes them.
   */
  readonly others?: readonly Series[];
  readonly strategy: Strategy;
  readonly assumptions: Assumptions;
  /**
   * First and last day of the run. Bars before `from` only warm up indicators. Null: from the first bar, to the last.
   */
  readonly from: PlainDate | null;
  readonly to: PlainDate | null;
}
