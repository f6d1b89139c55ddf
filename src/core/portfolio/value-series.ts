import type { PlainDate } from "#core/calendar/plain-date.ts";
import type { Bridge } from "./value-bridge.ts";
import { civilDay } from "./civil-day.ts";
import type { DayValue } from "./day-value.ts";
import { daysOfColumns } from "./day-values.ts";
import { measuredRange } from "./performance.ts";
import { portfolioOf } from "./portfolio.ts";
import type { Incomplete, PortfolioInput, Scope } from "./portfolio-input.ts";

/**
 * Value and flows of a scope for every day from the day before `from` to `to`, in the base currency. Instruments without a price
 * at an end of the range are left out of all days, and named.
 */
export function valueSeries(
  input: PortfolioInput,
  { from, to, scope = {} }: { readonly from: PlainDate; readonly to: PlainDate; readonly scope?: Scope },
): { readonly days: readonly DayValue[]; readonly incomplete: readonly Incomplete[] } {
  const { columns, bridge, leftOut } = measuredRange(portfolioOf(input), civilDay(from) - 1, civilDay(to), scope);
  const days = daysOfColumns(columns);
  return { days: bridge === null ? days : nearBridge(days, bridge), incomplete: leftOut };
}

/**
 * Each daily value is rounded to the cent. Where that moves an end of the range by more than its own rounding, the
 * bridge's figure is used.
 */
function nearBridge(days: readonly DayValue[], { opening, closing }: Bridge): DayValue[] {
  const near = (day: DayValue, text: string) =>
    day.value !== null && Math.abs(day.value - Number(text)) < rounding ? day : { ...day, value: Number(text) };
  return days.map((day, index) => {
    if (index === 0) return near(day, opening);
    return index === days.length - 1 ? near(day, closing) : day;
  });
}

/** Half a cent of rounding, plus room for the error of binary numbers. */
const rounding = 0.0050001;
