import { Quote } from "#contract/market.ts";

const texts = new WeakMap<Quote, string>();

/** A quote as JSON, checked and written once however many replies and streams carry it. */
export function quoteText(quote: Quote): string {
  const known = texts.get(quote);
  if (known !== undefined) return known;
  const text = JSON.stringify(Quote.parse(quote));
  texts.set(quote, text);
  return text;
}
