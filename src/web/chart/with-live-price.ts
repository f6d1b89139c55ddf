import type { Bar, Quote } from "#contract/market.ts";
import { zonedDate } from "#core/calendar/zoned-time.ts";

/**
 * Returns the bars with the latest price in the last one, if the quote is from that bar's day. Samples are never mixed
 * in.
 */
export function withLivePrice(bars: readonly Bar[], quote: Quote | undefined): readonly Bar[] {
  const last = bars.at(-1);
  if (last === undefined || last.time !== undefined || quote === undefined) return bars;
  const { price, timeZone, provenance } = quote;
  if (price === null || provenance.asOf === null || provenance.status === "sample") return bars;
  if (zonedDate(Date.parse(provenance.asOf), timeZone ?? "UTC") !== last.date || price === last.close) return bars;
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
