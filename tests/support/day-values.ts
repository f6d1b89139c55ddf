import { addDays, type PlainDate } from "#core/calendar/plain-date.ts";
import type { DayValue } from "#core/portfolio/day-value.ts";

const nothing = { inflow: 0, outflow: 0, income: 0, fees: 0, taxes: 0, feesPaidIn: 0, taxesPaidIn: 0 };

/** Returns consecutive days from `first`, each with a value and optional flows. */
export function dayValues(
  first: PlainDate,
  days: readonly (number | null | (Partial<DayValue> & Pick<DayValue, "value">))[],
): DayValue[] {
  return days.map((day, index) => ({
    ...nothing,
    ...(typeof day === "object" && day !== null ? day : { value: day }),
    date: addDays(first, index),
  }));
}
