import type { CorporateEvent } from "./bar.ts";

/** New shares for one old over the splits after one day and up to another. 1: there is none. */
export function splitRatio(events: readonly CorporateEvent[], after: string, until: string): number {
  return events
    .filter(({ type, date, value }) => type === "split" && date > after && date <= until && value > 0)
    .reduce((product, { value }) => product * value, 1);
}

interface DayQuote {
  readonly price: number | null;
  readonly previousClose: number | null;
  readonly change: number | null;
  readonly changePercent: number | null;
}

/**
 * Restates a quote's previous close and changes for the split of its day. Services differ: some have restated the close
 * already, so it is taken as it is where it is nearer to the price.
 */
export function withSplitOfDay<Quote extends DayQuote>(quote: Quote, ratio: number): Quote {
  const { price, changePercent } = quote;
  if (price === null || price <= 0 || ratio === 1) return quote;
  const before = quote.previousClose ?? (changePercent === null ? null : price / (1 + changePercent / 100));
  if (before === null || before <= 0) return quote;
  const move = Math.log(price / before);
  if (Math.abs(move + Math.log(ratio)) >= Math.abs(move)) return quote;
  const previousClose = before / ratio;
  return {
    ...quote,
    previousClose,
    change: price - previousClose,
    changePercent: (price / previousClose - 1) * 100,
  };
}
