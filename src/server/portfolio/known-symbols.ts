import type { Quotes } from "../market/quotes.ts";
import type { Search } from "../market/search.ts";

/** Market data on some symbols: the currency of known ones, and similar symbols for unknown ones. */
export interface KnownSymbols {
  readonly currencies: ReadonlyMap<string, string | null>;
  readonly unknown: ReadonlyMap<string, readonly { readonly symbol: string; readonly name: string }[]>;
}

export type SymbolCheck = (
  symbols: readonly { readonly symbol: string; readonly name: string | null }[],
) => Promise<KnownSymbols>;

const symbolsAtOnce = 50;
/** Limit of symbols looked up. Any others count as known, in the currency of the file. */
const maxSymbols = 300;
const maxSearches = 25;
const nearMatches = 3;

/** Looks up the symbols of a file. When no source can answer, a symbol is neither known nor unknown. */
export function createSymbolCheck({
  quotes,
  search,
}: {
  quotes: Pick<Quotes, "get">;
  search: Pick<Search, "find">;
}): SymbolCheck {
  async function near(text: string): Promise<{ symbol: string; name: string }[]> {
    const { results } = await search.find(text, nearMatches);
    return results.map(({ ticker, name }) => ({ symbol: ticker, name }));
  }

  return async (asked) => {
    const currencies = new Map<string, string | null>();
    const unknown = new Map<string, readonly { symbol: string; name: string }[]>();
    const names = new Map(asked.map(({ symbol, name }) => [symbol, name]));
    const symbols = [...names.keys()].slice(0, maxSymbols);
    for (let start = 0; start < symbols.length; start += symbolsAtOnce) {
      const found = await quotes.get(symbols.slice(start, start + symbolsAtOnce));
      for (const quote of found.quotes)
        if (quote.price !== null && quote.provenance.status !== "sample") currencies.set(quote.symbol, quote.currency);
      for (const symbol of found.unknown) {
        const mayAsk = unknown.size < maxSearches;
        const bySymbol = mayAsk ? await near(symbol) : [];
        // It exists, and only its price is missing.
        if (bySymbol.some((match) => match.symbol === symbol)) continue;
        const name = names.get(symbol) ?? null;
        unknown.set(symbol, bySymbol.length > 0 || name === null || !mayAsk ? bySymbol : await near(name));
      }
    }
    return { currencies, unknown };
  };
}
