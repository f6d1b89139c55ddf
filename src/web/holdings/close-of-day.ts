import { addDays } from "#core/calendar/plain-date.ts";
import { decimal, decimalText } from "#core/money/decimal.ts";
import type { Output } from "../api/call.ts";

type History = Pick<Output<"GET /api/market/history">, "bars" | "events" | "adjusted" | "provenance">;

const oldestDays = 5;

/**
 * The close of a day, or of the last one at most five days before it, as it was traded: a history is divided by later
 * splits, so they are multiplied back. Null where the closes are made up, or adjusted for dividends too.
 */
export function closeOfDay(history: History, date: string): { readonly date: string; readonly price: string } | null {
  if (history.provenance.status === "sample" || history.adjusted) return null;
  const bar = history.bars.findLast((one) => one.date <= date);
  if (bar === undefined || bar.date < addDays(date, -oldestDays)) return null;
  const splits = history.events.filter((event) => event.type === "split" && event.date > bar.date);
  const close = splits.reduce((price, { value }) => price.times(decimal(value)), decimal(bar.close));
  return { date: bar.date, price: decimalText(close.round(4)) };
}
