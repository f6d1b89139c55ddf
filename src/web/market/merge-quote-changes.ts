import type { Quote, QuoteChange } from "#contract/market.ts";

export interface Quotes {
  readonly quotes: Quote[];
  readonly unknown: string[];
}

/** The quotes with the changed fields of a frame; quotes that do not change, and the whole if none does, stay the same objects. */
export function mergeQuoteChanges<Data extends Quotes>(data: Data, changes: ReadonlyMap<string, QuoteChange>): Data {
  let isChanged = false;
  const quotes = data.quotes.map((quote) => {
    const change = changes.get(quote.symbol);
    if (change === undefined || isOlder(change, quote)) return quote;
    isChanged = true;
    return { ...quote, ...defined(change) };
  });
  return isChanged ? { ...data, quotes } : data;
}

/** Changes of one symbol after another, as one. */
export function changesBySymbol(changes: readonly QuoteChange[]): Map<string, QuoteChange> {
  const bySymbol = new Map<string, QuoteChange>();
  for (const change of changes) bySymbol.set(change.symbol, { ...bySymbol.get(change.symbol), ...change });
  return bySymbol;
}

/** A frame sent again after a reconnection must not undo a newer answer. */
function isOlder(change: QuoteChange, quote: Quote): boolean {
  const { fetchedAt } = change.provenance;
  return fetchedAt !== null && quote.provenance.fetchedAt !== null && fetchedAt < quote.provenance.fetchedAt;
}

function defined(change: QuoteChange): Partial<Quote> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}
