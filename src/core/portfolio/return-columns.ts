import { civilDay } from "./civil-day.ts";
import type { DayValue } from "./day-value.ts";
import { daysOfParts, type ReturnParts } from "./days-of-parts.ts";

/** Days with what a return reads of them; NaN where unknown. The first one gives its value alone. */
export interface ReturnColumns {
  /** Days since 1970-01-01. */
  readonly days: Int32Array;
  readonly value: Float64Array;
  readonly inflow: Float64Array;
  readonly outflow: Float64Array;
}

/** The columns of a list of days, as seen by returns that leave something out. */
export function columnsOf(days: readonly DayValue[], parts: ReturnParts = {}): ReturnColumns {
  const counted = daysOfParts(days, parts);
  return {
    days: Int32Array.from(counted, ({ date }) => civilDay(date)),
    value: Float64Array.from(counted, ({ value }) => value ?? Number.NaN),
    inflow: Float64Array.from(counted, ({ inflow }) => inflow),
    outflow: Float64Array.from(counted, ({ outflow }) => outflow),
  };
}
