export type EveryUnit = "day" | "week" | "month" | "quarter" | "year";

/** A time that a question names. Both days are included. */
export interface Period {
  readonly kind: "today" | "day" | "range" | "future" | "always" | "since-bought";
  readonly from: string;
  readonly to: string;
  /** A day that a range to now begins with: "a year ago". */
  readonly isStart?: true;
  /** The fiscal period that it is, where it is one. */
  readonly unit: "year" | "quarter" | "month" | "week" | "day" | null;
}

/** An amount that a question names: shares, money, or a part in per cent. */
export interface Amount {
  readonly kind: "shares" | "money" | "percent";
  readonly value: number;
  /** The currency of money; null for a sign that several currencies share. */
  readonly currency: string | null;
}

/** A bound that figures are compared with, in the unit of the question. */
export interface Condition {
  readonly is: "above" | "below";
  /** True for "at least" and "at most": the bound itself fits. */
  readonly isInclusive: boolean;
  readonly kind: "money" | "percent" | "number" | "sign";
  readonly value: number;
  /** The currency of money; null where none is named. */
  readonly currency: string | null;
  /** True where the bound is for how a value changed: "up more than 5%". */
  readonly isOfChange: boolean;
}

/** A day or month with the highest or lowest return. */
export interface SpanExtreme {
  readonly end: "best" | "worst";
  readonly unit: EveryUnit;
}

/** What a question says besides its symbols and its account. */
export interface Slots {
  /** "Yes" or "no" answers it. */
  readonly isYesOrNo: boolean;
  /** True if it is about what the user owns, has or does. */
  readonly isOwn: boolean;
  /** A place that it is about instead of single symbols. */
  readonly place: "watchlist" | "market" | null;
  readonly currencies: readonly string[];
  /** Market identifier code. */
  readonly exchange: string | null;
  readonly amounts: readonly Amount[];
  readonly direction: "up" | "down" | null;
  /** The end that a list is put in order from. */
  readonly rank: "most" | "least" | null;
  readonly limit: number | null;
  /** One value of each month. */
  readonly isByMonth: boolean;
  /** Money is put in every month. */
  readonly isEveryMonth: boolean;
  readonly extremes: readonly SpanExtreme[];
  readonly conditions: readonly Condition[];
  /** What a what-if question does. */
  readonly action: "sell" | "buy" | "price-change" | null;
}
