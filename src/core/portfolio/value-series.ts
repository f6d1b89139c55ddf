import type { PlainDate } from "#core/calendar/plain-date.ts";
import { type Bridge, bridgeOf } from "./bridge.ts";
import { civilDay } from "./civil-day.ts";
import type { DayValue } from "./day-value.ts";
import { dayValues } from "./day-values.ts";
import { portfolioOf } from "./portfolio.ts";
import type { Incomplete, PortfolioInput, Scope } from "./portfolio-input.ts";
import { unpriced } from "./worth.ts";

/**
 * Value and flows of a scope for every day from the day before `from` to `to`, in the base currency. Instruments without a price
 * at an end of the range are left out of all days, and named.
 */
export function valueSeries(
  input: PortfolioInput,
  { from, to, scope = {} }: { readonly from: PlainDate; readonly to: PlainDate; readonly scope?: Scope },
): { readonly days: readonly DayValue[]; readonly incomplete: readonly Incomplete[] } {
  const ledger = portfolioOf(input).ledger(scope);
  const [opening, closing] = [civilDay(from) - 1, civilDay(to)];
  const incomplete = unpriced(ledger, [opening, closing]);
  const leftOut = new Set(incomplete.flatMap(({ symbol }) => (symbol === null ? [] : [symbol])));
  const days = dayValues(ledger, { from, to, leftOut });
  const { bridge } = bridgeOf(ledger, opening, closing, incomplete);
  return { days: bridge === null ? days : nearBridge(days, bridge), incomplete };
}

/** Each value is rounded to the cent where it is told; where that moves an end of the range by more than its own rounding, the bridge has it right. */
function nearBridge(days: readonly DayValue[], { opening, closing }: Bridge): DayValue[] {
  const near = (day: DayValue, text: string) =>
    day.value !== null && Math.abs(day.value - Number(text)) < rounding ? day : { ...day, value: Number(text) };
  return days.map((day, index) => {
    if (index === 0) return near(day, opening);
    return index === days.length - 1 ? near(day, closing) : day;
  });
}

/** What rounding one value moves it by, and what binary numbers add to that. */
const rounding = 0.0050001;
