import type { DayValue } from "./day-value.ts";

/** The parts that a return includes. By default everything: income, less fees and taxes (total return). */
export interface ReturnParts {
  /** False: as if dividends and interest had not been paid. */
  readonly income?: boolean;
  /** False: as if fees had been paid from elsewhere. */
  readonly fees?: boolean;
  readonly taxes?: boolean;
}

/**
 * The days as seen by figures that leave something out. Income that does not count was never paid: less flows out. Fees and taxes
 * that do not count are left out of the flow they belong to: paid on top of a purchase, less flows in; taken off a sale or income,
 * more flows out. Values stay what they are.
 */
export function daysOfParts(
  days: readonly DayValue[],
  { income = true, fees = true, taxes = true }: ReturnParts,
): readonly DayValue[] {
  if (income && fees && taxes) return days;
  return days.map((day) => ({
    ...day,
    inflow: day.inflow - (fees ? 0 : day.feesPaidIn) - (taxes ? 0 : day.taxesPaidIn),
    outflow:
      day.outflow -
      (income ? 0 : day.income) +
      (fees ? 0 : day.fees - day.feesPaidIn) +
      (taxes ? 0 : day.taxes - day.taxesPaidIn),
  }));
}
