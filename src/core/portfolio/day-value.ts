import type { PlainDate } from "#core/calendar/plain-date.ts";

/**
 * A scope at the end of one day, in base currency. A list of them starts with the day before the range: its value is the
 * opening value and its other fields belong to the past.
 *
 * The gain of a day is `value + outflow - value of the day before - inflow`, for every scope alike. For a scope without cash
 * (some symbols alone) a purchase is an inflow with its fee, and what is sold or received, after fees and taxes, an outflow.
 * `income`, `fees` and `taxes` say how much of that gain they are; they are never added to it again.
 */
export interface DayValue {
  readonly date: PlainDate;
  /** Null when a price or a rate is missing. */
  readonly value: number | null;
  /** Counts at the start of the day. NaN, as the fields below, when its amount is not known. */
  readonly inflow: number;
  /** Counts at the end of the day. */
  readonly outflow: number;
  readonly income: number;
  readonly fees: number;
  readonly taxes: number;
  /**
   * The part of `fees` and `taxes` that was paid on top of a purchase or transfer, at the start of the day. The rest was taken off
   * what was sold or received, at its end.
   */
  readonly feesPaidIn: number;
  readonly taxesPaidIn: number;
}
