import { addDays } from "#core/calendar/plain-date.ts";
import { decimal, decimalText } from "#core/money/decimal.ts";
import type { Output } from "../api/call.ts";

type History = Pick<Output<"GET /api/market/history">, "bars" | "events" | "adjusted" | "provenance">;

const oldestDays = 5;

/**
 * Returns the close of a day, or the last one within five days before, as traded: later splits are multiplied back.
 * Null for sample closes and those adjusted for dividends.
 */
export function closeOfDay(history: History, date: string): { readonly date: string; readonly price: string } | null {
  if (history.provenance.status === "sample" || history.adjusted) return null;
  const bar = history.bars.findLast((one) => one.date <= date);
  if (bar === undefined || bar.date < addDays(date, -oldestDays)) return null;
  const splits = history.events.filter((event) => event.type === "split" && event.date > bar.date);
  const close = splits.reduce((price, { value }) => price.times(decimal(value)), decimal(bar.close));
  return { date: bar.date, price: decimalText(close.round(4)) };
}
