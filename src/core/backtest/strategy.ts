/**
 * A strategy as data, which can be stored, sent, shared and edited. It contains no instruments, period or costs. The
 * meaning of each part, bar by bar: docs/backtest-semantics.md.
 */
export type Strategy = RuleStrategy | HoldStrategy | RotationStrategy;

/** The same rules trade each instrument, and all share one cash account. */
export interface RuleStrategy {
  readonly kind: "rules";
  readonly name: string;
  /** At least one of the two sides. */
  readonly long: SideRules | null;
  readonly short: SideRules | null;
  readonly sizing: Sizing;
  readonly protection: Protection;
}

/** Everything is bought on the first day, in equal parts, and held. */
export interface HoldStrategy {
  readonly kind: "hold";
  readonly name: string;
  readonly rebalance: Period | null;
  /** Money deposited and invested on the first bar of each period except the first, which has the start cash. */
  readonly saving: { readonly amount: number; readonly every: Period } | null;
}

/** Instruments are ranked on the last bar of each period. The best ones are held in the next. */
export interface RotationStrategy {
  readonly kind: "rotation";
  readonly name: string;
  /** Higher is better. An instrument with an unknown rank isn't held. */
  readonly rank: Operand;
  /** The number of instruments held at once. */
  readonly count: number;
  /** A filter for held instruments: "its return over a year is above 0". */
  readonly filter: Condition | null;
  /** Replaces instruments that fail the filter. Null: cash. The shelter isn't ranked itself. */
  readonly shelter: string | null;
  readonly every: Period;
  readonly weighting: "equal" | "inverse-volatility";
}

export type Period = "week" | "month" | "quarter" | "year";

export interface SideRules {
  readonly entry: Condition;
  /** Null: only protection, or the entry of the opposite side, closes the position. */
  readonly exit: Condition | null;
}

/**
 * A condition that is true or false at the close of a bar. If an input is unknown, neither it nor its opposite is true.
 */
export type Condition =
  | {
      readonly kind: "compare";
      readonly left: Operand;
      readonly is: Comparison;
      readonly right: Operand;
      readonly forBars: number;
    }
  | {
      readonly kind: "signal";
      readonly signal: AppSignal;
      readonly is: "buy" | "sell" | "hold";
      readonly forBars: number;
    }
  | { readonly kind: "all"; readonly conditions: readonly Condition[] }
  | { readonly kind: "any"; readonly conditions: readonly Condition[] }
  | { readonly kind: "not"; readonly condition: Condition }
  | { readonly kind: "always" };

/**
 * Crosses compare with the bar before: crosses-above is above now but not then. With `forBars` n it has been true for
 * the last n bars. A cross takes 1.
 */
export type Comparison = "above" | "below" | "at-least" | "at-most" | "crosses-above" | "crosses-below";

/** The app's own signals, with the parameters used on its screens. "buy" is Buy or Strong Buy. */
export type AppSignal = "sma" | "rsi" | "macd" | "adx" | "overall";

export type PriceField = "open" | "high" | "low" | "close" | "volume";

/** An operand: one number per bar. */
export type Operand =
  | { readonly kind: "number"; readonly value: number }
  | ({ readonly kind: "price"; readonly field: PriceField } & Placed)
  | ({
      readonly kind: "indicator";
      /** An id from the catalogue in src/core/indicators. */
      readonly id: string;
      readonly output: string;
      /** Omitted parameters take the catalogue's defaults. */
      readonly parameters: Readonly<Record<string, number>>;
      /** The input of an indicator of closes. Default: "close". */
      readonly of: PriceField;
    } & Placed);

interface Placed {
  /** 0: the same bar. 1: one bar earlier. */
  readonly barsAgo: number;
  /** Another instrument, as of its last bar on the same day. Null: the traded one. */
  readonly symbol: string | null;
  /** A factor. 1 leaves the value unchanged. */
  readonly times: number;
}

/** The size of a new position. Percentages are of equity at the close of the decision. */
export type Sizing =
  | { readonly kind: "all-in" }
  | { readonly kind: "fixed-amount"; readonly amount: number }
  | { readonly kind: "fixed-quantity"; readonly quantity: number }
  | { readonly kind: "fixed-fraction"; readonly percent: number }
  /**
   * The size at which the position's volatility (of `length` daily returns, annualised) is this per cent of equity,
   * never more than all.
   */
  | { readonly kind: "volatility-target"; readonly percentPerYear: number; readonly length: number }
  /** Equity divided by the number of instruments. */
  | { readonly kind: "equal-weight" };

/** Exits that monitor prices within the bar. Per cent of the entry's fill price. Null: not used. */
export interface Protection {
  readonly stopLossPercent: number | null;
  readonly takeProfitPercent: number | null;
  /** Below the highest high since the entry (above the lowest low of a short). */
  readonly trailingStopPercent: number | null;
  /** The position is closed after this many bars. */
  readonly maximumBars: number | null;
}
