import type { PlainDate } from "../calendar/plain-date.ts";

/** What a run gave. Columns are as long as `dates`: the days from `from` to `to` on which any of the instruments has a bar. */
export interface BacktestResult {
  readonly dates: readonly PlainDate[];
  /** Cash and positions at the close. */
  readonly equity: Float64Array;
  /** Share of equity that is invested at the close, shorts counted by their size; 0 to 1, above 1 where shorts and longs add up to more. */
  readonly exposure: Float64Array;
  /** Paid in on the day, besides the start cash; null: nothing ever was. */
  readonly deposits: Float64Array | null;
  readonly trades: readonly Trade[];
  readonly statistics: Statistics;
  /** The same money in the same instruments in equal parts, bought as early as the strategy could have, with the same costs, and kept. */
  readonly benchmark: { readonly equity: Float64Array; readonly statistics: Statistics };
  /** The first day of the run on which everything the strategy asks for was known of one of the instruments; null: never, the history is too short. */
  readonly firstKnownDate: PlainDate | null;
}

/** A position from its opening to its end. Rotations and rebalancing add to and take from a position: entryPrice is then the average paid. */
export interface Trade {
  readonly symbol: string;
  readonly side: "long" | "short";
  /** The close on which it was decided, and the bar on which it was filled. */
  readonly decidedDate: PlainDate;
  readonly entryDate: PlainDate;
  readonly entryPrice: number;
  /** Null while it is open at the end of the run. */
  readonly exitDate: PlainDate | null;
  /** While open: the last close. */
  readonly exitPrice: number;
  readonly quantity: number;
  /** After fees, with dividends. While open: as if sold at the last close without costs. */
  readonly profitAmount: number;
  /** Of what was paid at the entry. */
  readonly profitRatio: number;
  readonly feeAmount: number;
  readonly dividendAmount: number;
  /** Bars from the entry's to the exit's. */
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
  /** Debts ate up everything: only a short can do that. */
  | "ruin";

/** Every figure is defined, with its annualisation, in docs/backtest-statistics.md. Ratios: 0.05 is 5 %. Null: not defined here. */
export interface Statistics {
  readonly startValue: number;
  readonly finalValue: number;
  /** Start cash and deposits. */
  readonly paidIn: number;
  /** Time-weighted where money was paid in. */
  readonly totalReturnRatio: number;
  /** Null for less than 365 days, as Calmar is: nobody should stretch them to a year. */
  readonly cagrRatio: number | null;
  /** Null for fewer than 20 bars, as Sharpe, Sortino, turnover, beta and alpha are. */
  readonly volatilityRatio: number | null;
  readonly sharpe: number | null;
  readonly sortino: number | null;
  readonly calmar: number | null;
  /** Below 0, or 0. */
  readonly maximumDrawdownRatio: number;
  /** Longest time from a peak until it is reached again, or until the end; in days of the calendar. */
  readonly longestUnderWaterDays: number;
  readonly isUnderWaterAtEnd: boolean;
  /** Mean of the exposure. */
  readonly exposureRatio: number;
  /** Closed ones. */
  readonly tradeCount: number;
  readonly openTradeCount: number;
  /** Of closed trades, as all below. */
  readonly winRatio: number | null;
  /** Profits over losses; null without losses. */
  readonly profitFactor: number | null;
  /** Mean profit of a trade, as a ratio of what it cost. */
  readonly expectancyRatio: number | null;
  readonly averageBarsHeld: number | null;
  readonly bestTradeRatio: number | null;
  readonly worstTradeRatio: number | null;
  /** Half of what was bought and sold, over mean equity, of a year. */
  readonly turnoverRatio: number | null;
  readonly feeAmount: number;
  readonly dividendAmount: number;
  /** Against buy and hold, by daily returns; alpha of a year (Jensen). Null for buy and hold itself. */
  readonly beta: number | null;
  readonly alphaRatio: number | null;
}
