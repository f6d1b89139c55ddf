import type { PlainDate } from "../calendar/plain-date.ts";

/**
 * The result of a run. Columns are as long as `dates`: the days from `from` to `to` on which any instrument has a bar.
 */
export interface BacktestResult {
  readonly dates: readonly PlainDate[];
  /** Cash and positions at the close. */
  readonly equity: Float64Array;
  /**
   * Invested share of equity at the close, with shorts counted by their size: 0 to 1, or above 1 if shorts and longs
   * add up to more.
   */
  readonly exposure: Float64Array;
  /** Deposits of the day, besides the start cash. Null: there were none. */
  readonly deposits: Float64Array | null;
  readonly trades: readonly Trade[];
  readonly statistics: Statistics;
  /**
   * The benchmark: the same money in equal parts of the same instruments, bought as early as the strategy could have,
   * with the same costs, and held.
   */
  readonly benchmark: { readonly equity: Float64Array; readonly statistics: Statistics };
  /**
   * The first day of the run on which all inputs of the strategy were known for an instrument. Null: never, because the
   * history is too short.
   */
  readonly firstKnownDate: PlainDate | null;
}

/**
 * A position from its opening to its end. Rotations and rebalancing change the size of a position, so entryPrice is the
 * average price paid.
 */
export interface Trade {
  readonly symbol: string;
  readonly side: "long" | "short";
  /** The close at which it was decided, and the bar on which it was filled. */
  readonly decidedDate: PlainDate;
  readonly entryDate: PlainDate;
  readonly entryPrice: number;
  /** Null if it is open at the end of the run. */
  readonly exitDate: PlainDate | null;
  /** While open: the last close. */
  readonly exitPrice: number;
  readonly quantity: number;
  /** After fees, with dividends. If open: as if sold at the last close without costs. */
  readonly profitAmount: number;
  /** Relative to the cost of the entry. */
  readonly profitRatio: number;
  readonly feeAmount: number;
  readonly dividendAmount: number;
  /** Bars from the entry to the exit. */
  readonly barsHeld: number;
  readonly exitReason: ExitReason | null;
}

export type ExitReason =
  | "rule"
  | "reversal"
  | "stop-loss"
  | "take-profit"
  | "trailing-stop"
  | "time"
  | "rebalance"
  | "last-bar"
  /** Debts exceeded all assets. Only a short can cause that. */
  | "ruin";

/**
 * Every figure is defined, with its annualisation, in docs/backtest-statistics.md. Ratios: 0.05 is 5 %. Null: undefined
 * here.
 */
export interface Statistics {
  readonly startValue: number;
  readonly finalValue: number;
  /** Start cash and deposits. */
  readonly paidIn: number;
  /** Time-weighted if there were deposits. */
  readonly totalReturnRatio: number;
  /** Null for less than 365 days, as Calmar is, because shorter periods shouldn't be annualised. */
  readonly cagrRatio: number | null;
  /** Null for fewer than 20 bars, as Sharpe, Sortino, turnover, beta and alpha are. */
  readonly volatilityRatio: number | null;
  readonly sharpe: number | null;
  readonly sortino: number | null;
  readonly calmar: number | null;
  /** 0 or negative. */
  readonly maximumDrawdownRatio: number;
  /** Longest time from a peak to its recovery, or to the end, in calendar days. */
  readonly longestUnderWaterDays: number;
  readonly isUnderWaterAtEnd: boolean;
  /** Mean of the exposure. */
  readonly exposureRatio: number;
  /** Closed ones. */
  readonly tradeCount: number;
  readonly openTradeCount: number;
  /** Based on closed trades, like all below. */
  readonly winRatio: number | null;
  /** Profits over losses. Null without losses. */
  readonly profitFactor: number | null;
  /** Mean profit of a trade, as a ratio of its cost. */
  readonly expectancyRatio: number | null;
  readonly averageBarsHeld: number | null;
  readonly bestTradeRatio: number | null;
  readonly worstTradeRatio: number | null;
  /** Half of the purchases and sales over mean equity, per year. */
  readonly turnoverRatio: number | null;
  readonly feeAmount: number;
  readonly dividendAmount: number;
  /** Against buy and hold, by daily returns; alpha is annual (Jensen). Null for buy and hold itself. */
  readonly beta: number | null;
  readonly alphaRatio: number | null;
}
