import type { History, Quote } from "#contract/market.ts";
import type { BarHistory } from "#core/backtest/index.ts";
import { zonedDate } from "#core/calendar/index.ts";

/** Daily bars with today's quote as the last one, whether or not the history has begun today. */
export function barsWithQuote(history: History, quote: Quote): BarHistory {
  const { symbol, events, adjusted, bars } = history;
  const { price, dayHigh, dayLow, open, volume, timeZone, provenance } = quote;
  if (price === null || provenance.asOf === null) return { symbol, bars, events, adjusted };
  const date = zonedDate(Date.parse(provenance.asOf), timeZone ?? history.timeZone ?? "UTC");
  const before = bars.filter((bar) => bar.date < date);
  const begun = bars.find((bar) => bar.date === date);
  const today = {
    date,
    open: open ?? begun?.open ?? null,
    high: Math.max(price, dayHigh ?? price),
    low: Math.min(price, dayLow ?? price),
    close: price,
    volume: volume ?? begun?.volume ?? null,
  };
  // A quote that is older than the bars has nothing to add to them.
  return bars.some((bar) => bar.date > date)
    ? { symbol, bars, events, adjusted }
    : { symbol, bars: [...before, today], events, adjusted };
}
