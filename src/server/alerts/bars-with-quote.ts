import type { History, Quote } from "#contract/market.ts";
import type { BarHistory } from "#core/backtest/index.ts";
import { addDays, zonedDate } from "#core/calendar/index.ts";
import { barDoubts, hasStrayed, withoutDoubts } from "#core/market/plausibility.ts";
import { splitRatio, withSplitOfDay } from "#core/market/split-of-day.ts";

/**
 * Daily bars with today's quote as the last one, whether or not the history has begun today. On the day of a split the
 * bars before are restated if the source hadn't. Null: bars and quote are on different levels, as around a split that
 * isn't told yet.
 */
export function barsWithQuote(history: History, quote: Quote): BarHistory | null {
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
  if (bars.some((bar) => bar.date > date)) return { symbol, bars, events, adjusted };
  const joined = [...before, today];
  const levels = barDoubts(joined, events).filter(({ part }) => part === "level");
  const restated = levels.length === 0 ? joined : withoutDoubts(joined, levels).bars;
  const { previousClose } = withSplitOfDay(quote, splitRatio(events, addDays(date, -1), date));
  const last = restated.at(-2)?.close;
  const isOnOneLevel = last === undefined || previousClose == null || !hasStrayed(last, previousClose);
  return isOnOneLevel ? { symbol, bars: restated, events, adjusted } : null;
}
