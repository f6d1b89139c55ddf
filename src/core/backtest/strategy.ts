/**
 * A strategy as data: it can be kept, sent, shared and edited, and says nothing about instruments, period or costs.
 * What each part does, bar by bar: docs/backtest-semantics.md.
 */
export type Strategy = RuleStrategy | HoldStrategy | RotationStrategy;

/** Each instrument is bought and sold by the same rules; all share one cash account. */
export interface RuleStrategy {
  readonly kind: "rules";
  readonly name: string;
  /** At least one of the two sides. */
  readonly long: SideRules | null;
  readonly short: SideRules | null;
  readonly sizing: Sizing;
  readonly protection: Protection;
}

/** Everything is bought on the first day, in equal parts, and kept. */
export interface HoldStrategy {
  readonly kind: "hold";
  readonly name: string;
  readonly rebalance: Period | null;
  /** Money paid in and invested on the first bar of each period, the first one left out: that is the start cash. */
  readonly saving: { readonly amount: number; readonly every: Period } | null;
}

/** On the last bar of each period the instruments are ranked; the best ones are held in the next. */
export interface RotationStrategy {
  readonly kind: "rotation";
  readonly name: string;
  /** The higher the better; an instrument whose rank is not known is not held. */
  readonly rank: Operand;
  /** How many are held at once. */
  readonly count: number;
  /** Only those that meet it are held: "its return over a year is above 0". */
  readonly filter: Condition | null;
  /** What takes the place of those that do not meet the filter; null: cash. It is not ranked itself. */
  readonly shelter: string | null;
  readonly every: Period;
  readonly weighting: "equal" | "inverse-volatility";
}

export type Period = "week" | "month" | "quarter" | "year";

export interface SideRules {
  readonly entry: Condition;
  /** Null: only protection, or the entry of the other side, ends the position. */
  readonly exit: Condition | null;
}

/** Something that is so or not so at the close of a bar. Where a value it needs is not known, it is not so, nor is its opposite. */
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

/** Crosses compare with the bar before: crosses-above is above now and not above then. With `forBars` n it has been so for the n last bars; a cross takes 1. */
export type Comparison = "above" | "below" | "at-least" | "at-most" | "crosses-above" | "crosses-below";

/** The app's own signals, with the parameters the app shows them with; "buy" is Buy or Strong Buy. */
export type AppSignal = "sma" | "rsi" | "macd" | "adx" | "overall";

export type PriceField = "open" | "high" | "low" | "close" | "volume";

/** A number of each bar. */
export type Operand =
  | { readonly kind: "number"; readonly value: number }
  | ({ readonly kind: "price"; readonly field: PriceField } & Placed)
  | ({
      readonly kind: "indicator";
      /** Of the catalog in src/core/indicators. */
      readonly id: string;
      readonly output: string;
      /** Those left out take the catalog's defaults. */
      readonly parameters: Readonly<Record<string, number>>;
      /** What an indicator of closes is taken of; "close" unless told otherwise. */
      readonly of: PriceField;
    } & Placed);

interface Placed {
  /** 0: of the same bar. 1: as it was one bar before. */
  readonly barsAgo: number;
  /** Of another instrument, as of its last bar by the same day; null: of the one that is traded. */
  readonly symbol: string | null;
  /** Multiplied with this: 1 leaves it as it is. */
  readonly times: number;
}

/** How much is bought when a position opens. Percentages are of equity at the close of the decision. */
export type Sizing =
  | { readonly kind: "all-in" }
  | { readonly kind: "fixed-amount"; readonly amount: number }
  | { readonly kind: "fixed-quantity"; readonly quantity: number }
  | { readonly kind: "fixed-fraction"; readonly percent: number }
  /** So much that the position's volatility (of `length` daily returns, annualised) would be this per cent of equity, never more than all. */
  | { readonly kind: "volatility-target"; readonly percentPerYear: number; readonly length: number }
  /** Equity divided by the number of instruments. */
  | { readonly kind: "equal-weight" };

/** Exits that watch prices within the bar. Per cent of the fill price of the entry; null: not used. */
export interface Protection {
  readonly stopLossPercent: number | null;
  readonly takeProfitPercent: number | null;
  /** Below the highest high since the entry (above the lowest low of a short). */
  readonly trailingStopPercent: number | null;
  /** The position is closed after so many bars. */
  readonly maximumBars: number | null;
}
