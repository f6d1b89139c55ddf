import { builtInInstrument } from "#core/market/built-in-instruments.ts";
import type { Quotes } from "../market/quotes.ts";
import type { Search } from "../market/search.ts";

/** What the market knows of a symbol. */
export type LookedUp =
  | { readonly kind: "known"; readonly currency: string | null }
  /** A source that knows its market says there is no such instrument. */
  | { readonly kind: "unknown"; readonly near: readonly string[] }
  /** Nobody can tell now. */
  | { readonly kind: "unclear"; readonly currency: string | null };

export type InstrumentLookup = (symbol: string) => Promise<LookedUp>;

const nearMatches = 3;

/** Asks the market for a symbol: whether it exists, and what its prices are in. A sample tells nothing. */
export function createInstrumentLookup({
  quotes,
  search,
}: {
  quotes: Pick<Quotes, "get">;
  search: Pick<Search, "find">;
}): InstrumentLookup {
  return async (symbol) => {
    const { quotes: found, unknown } = await quotes.get([symbol]);
    if (unknown.includes(symbol)) {
      const { results } = await search.find(symbol, nearMatches);
      return { kind: "unknown", near: results.map(({ ticker, name }) => `${ticker} (${name})`) };
    }
    const quote = found[0];
    const isReal = quote !== undefined && quote.price !== null && quote.provenance.status !== "sample";
    if (isReal) return { kind: "known", currency: quote.currency };
    return { kind: "unclear", currency: builtInInstrument(symbol) === null ? null : "USD" };
  };
}
