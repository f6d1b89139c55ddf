import type { Bar, Quote } from "#contract/market.ts";
import { zonedDate } from "#core/calendar/zoned-time.ts";

/**
 * Returns the bars with the latest price in the last one, if the quote is from that bar's day. Samples are never mixed
 * in.
 */
export function withLivePrice(bars: readonly Bar[], quote: Quote | undefined): readonly Bar[] {
  const last = bars.at(-1);
  if (last === undefined || !isOfDay(last, quote) || quote.price === last.close) return bars;
  const { price } = quote;
  return [
    ...bars.slice(0, -1),
    {
      ...last,
      close: price,
      high: last.high === null ? null : Math.max(last.high, price),
      low: last.low === null ? null : Math.min(last.low, price),
    },
  ];
}

/** True if the quote's price is in the last of these daily bars. */
export function endsWithQuote(bars: readonly Bar[], quote: Quote | undefined): boolean {
  const last = bars.at(-1);
  return last !== undefined && isOfDay(last, quote);
}

/** True for a daily bar and a real price of its day. */
function isOfDay(bar: Bar, quote: Quote | undefined): quote is Quote & { readonly price: number } {
  if (bar.time !== undefined || quote === undefined) return false;
  const { price, timeZone, provenance } = quote;
  if (price === null || provenance.asOf === null || provenance.status === "sample") return false;
  return zonedDate(Date.parse(provenance.asOf), timeZone ?? "UTC") === bar.date;
}
