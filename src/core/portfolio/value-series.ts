import type { PlainDate } from "#core/calendar/plain-date.ts";
import { civilDay } from "./civil-day.ts";
import type { DayValue } from "./day-value.ts";
import { dayValues, unpriced } from "./day-values.ts";
import { ledgerOf } from "./ledger.ts";
import type { Incomplete, PortfolioInput, Scope } from "./portfolio-input.ts";

/**
 * Value and flows of a scope for every day from the day before `from` to `to`, in the base currency. Instruments without a price
 * at an end of the range are left out of all days, and named.
 */
export function valueSeries(
  input: PortfolioInput,
  { from, to, scope = {} }: { readonly from: PlainDate; readonly to: PlainDate; readonly scope?: Scope },
): { readonly days: readonly DayValue[]; readonly incomplete: readonly Incomplete[] } {
  const ledger = ledgerOf(input, scope);
  const incomplete = unpriced(ledger, [civilDay(from) - 1, civilDay(to)]);
  const leftOut = new Set(incomplete.flatMap(({ symbol }) => (symbol === null ? [] : [symbol])));
  return { days: dayValues(ledger, { from, to, leftOut }), incomplete };
}
