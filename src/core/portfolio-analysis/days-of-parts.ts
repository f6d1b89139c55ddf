import type { DayValue } from "#core/portfolio/day-value.ts";
import type { ReturnParts } from "#core/portfolio/returns.ts";

/**
 * The days as figures see them that leave something out: income that does not count was never paid, fees and taxes that do not
 * count were paid from elsewhere. Both are told as what left at the end of the day, so that values stay what they are.
 */
export function daysOfParts(
  days: readonly DayValue[],
  { income = true, fees = true, taxes = true }: ReturnParts,
): readonly DayValue[] {
  if (income && fees && taxes) return days;
  return days.map((day) => ({
    ...day,
    outflow: day.outflow - (income ? 0 : day.income) + (fees ? 0 : day.fees) + (taxes ? 0 : day.taxes),
  }));
}
