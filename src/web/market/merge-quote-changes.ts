import type { Quote, QuoteChange } from "#contract/market.ts";

export interface Quotes {
  readonly quotes: Quote[];
  readonly unknown: string[];
}

/**
 * Merges a frame's changed fields into the quotes. Unchanged quotes keep their identity, and so does the list if
 * nothing changes.
 */
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

/** Merges successive changes of one symbol. */
export function changesBySymbol(changes: readonly QuoteChange[]): Map<string, QuoteChange> {
  const bySymbol = new Map<string, QuoteChange>();
  for (const change of changes) bySymbol.set(change.symbol, { ...bySymbol.get(change.symbol), ...change });
  return bySymbol;
}

/** A frame repeated after a reconnect must not undo a newer answer. */
function isOlder(change: QuoteChange, quote: Quote): boolean {
  const { fetchedAt } = change.provenance;
  return fetchedAt !== null && quote.provenance.fetchedAt !== null && fetchedAt < quote.provenance.fetchedAt;
}

function defined(change: QuoteChange): Partial<Quote> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}
