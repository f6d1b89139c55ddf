import type { Series } from "../backtest/backtest-input.ts";
import type { PlainDate } from "../calendar/plain-date.ts";
import type { Threshold } from "./alert-index.ts";
import type { AlertReading } from "./alert-reading.ts";

/** A quote's figures for the day. */
export interface QuoteOfDay {
  readonly price: number | null;
  readonly changePercent: number | null;
  readonly currency: string | null;
}

/** A kind of alert: its sources and how they are read. With several sources, the first that answers is used. Its words are in `src/core/words`. */
export interface AlertKind<Rule extends { readonly kind: string }> {
  readonly kind: Rule["kind"];
  /** The rule after a split of its symbol into `ratio` new shares for one old; a rule without prices has none. */
  readonly afterSplit?: (rule: Rule, ratio: number) => Rule;
  readonly quote?: {
    /** Returns the thresholds it waits for next; null when this rule needs more than a quote. */
    readonly thresholds: (rule: Rule, status: "armed" | "fired") => readonly Threshold[] | null;
    /** `day` is the session that the quote's change is of. */
    readonly read: (rule: Rule, quote: QuoteOfDay, day: PlainDate) => AlertReading;
    /** It may come again on another day, also before it has gone back. */
    readonly comesDaily?: true;
  };
  /** Daily bars, of which the last is today's quote. */
  readonly bars?: {
    readonly read: (rule: Rule, series: Series, others: readonly Series[]) => AlertReading;
    /** Symbols that it looks at besides its own. */
    readonly symbols?: (rule: Rule, symbol: string) => readonly string[];
    /** How many bars it needs, where two years are too few. */
    readonly needs?: (rule: Rule) => number;
  };
  /** Days of its symbol in a calendar. */
  readonly calendar?: {
    readonly type: (rule: Rule) => "earnings" | "dividends";
    readonly read: (rule: Rule, dates: readonly PlainDate[], today: PlainDate) => AlertReading;
  };
  /** The weight of its symbol in the user's holdings and cash, in per cent. */
  readonly weight?: { readonly read: (rule: Rule, percent: number) => AlertReading };
  /** How far all the user owns is below its highest point, in per cent. Such an alert names no symbol. */
  readonly drawdown?: { readonly read: (rule: Rule, percent: number) => AlertReading };
}
