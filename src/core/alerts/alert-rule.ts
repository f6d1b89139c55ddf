import type { Condition, RuleStrategy } from "../backtest/index.ts";

/** What somebody wants to be told of, as data. What each kind looks at, and when: docs/alerts.md. */
export type AlertRule =
  | { readonly kind: "price"; readonly is: "above" | "below"; readonly value: number }
  | {
      readonly kind: "move";
      readonly direction: "up" | "down" | "either";
      readonly percent: number;
      readonly over: MovePeriod;
    }
  /** Past the highest high, or the lowest low, of so many weeks before today. */
  | { readonly kind: "extreme"; readonly is: "high" | "low"; readonly weeks: number }
  /** So at the last daily bar, of which today's quote is one. */
  | { readonly kind: "condition"; readonly condition: Condition }
  /** Of today, against the average of the 20 sessions before. */
  | { readonly kind: "volume"; readonly times: number }
  | { readonly kind: "event"; readonly event: "earnings" | "dividend"; readonly days: number }
  /** Of the symbol in the user's own holdings and cash. */
  | { readonly kind: "weight"; readonly percent: number }
  /** Of all the user owns, below its highest point by linked returns. */
  | { readonly kind: "drawdown"; readonly percent: number }
  /** A buy, sell, short or cover of a rule of the strategy lab, as the rule was when it was watched. */
  | { readonly kind: "strategy"; readonly strategy: RuleStrategy };

export type MovePeriod = "day" | "week" | "month";

/** What an alert was looked at with. */
export interface AlertReading {
  /** Null: not known now, so nothing happens. */
  readonly isMet: boolean | null;
  /** It has gone back so far that the next time is another time. */
  readonly isBack: boolean;
  /**
   * Names what happened, such as a day; it is told once, and one of another name is another time where `isAnew`. One that `endsWhenBack`
   * may come again under its name after the value has gone back. Null: it has none.
   */
  readonly occasion: { readonly key: string; readonly isAnew: boolean; readonly endsWhenBack?: true } | null;
  readonly value: number | null;
  /** "251.30 USD", "6 Apr 2026, in 3 days". */
  readonly words: string;
}

/** How far back a value has to go before a repeating alert is armed again: prices by so much of the threshold. */
export const priceMargin = 0.005;
/** From a new high or low. */
export const extremeMargin = 0.01;
/** Moves, volumes, weights and drawdowns by so much of the limit. */
export const limitMargin = 0.1;
