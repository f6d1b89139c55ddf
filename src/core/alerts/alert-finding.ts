import type { PlainDate } from "../calendar/plain-date.ts";

/** The value that an alert was checked with, as data. `src/core/words` writes it in the reader's language. */
export type AlertFinding =
  | { readonly kind: "price"; readonly price: number; readonly currency: string | null }
  /** A change in per cent since the close before, a week or a month ago. "today": by the quote of the day. */
  | { readonly kind: "move"; readonly percent: number; readonly over: "today" | "day" | "week" | "month" }
  /** The price, and the earlier high or low that it has passed. */
  | { readonly kind: "extreme"; readonly price: number; readonly level: number }
  | { readonly kind: "close"; readonly price: number }
  /** Today's volume as a multiple of its average. */
  | { readonly kind: "volume"; readonly times: number }
  /** A date that is so many days ahead. */
  | { readonly kind: "event"; readonly date: PlainDate; readonly days: number }
  | { readonly kind: "weight"; readonly percent: number }
  | { readonly kind: "drawdown"; readonly percent: number }
  | { readonly kind: "signals"; readonly signals: readonly RuleSignal[]; readonly price: number };

/** Signals that a rule of the strategy lab gives on a bar. */
export type RuleSignal = "buy" | "sell" | "short" | "cover";
