import { builtInInstrument } from "#core/market/built-in-instruments.ts";
import type { Quotes } from "../market/quotes.ts";
import type { Search } from "../market/search.ts";

/** The result of looking up a symbol in the market. */
export type LookedUp =
  | { readonly kind: "known"; readonly currency: string | null }
  /** A source that covers this market reports no such instrument. */
  | { readonly kind: "unknown"; readonly near: readonly string[] }
  /** No source can answer now. */
  | { readonly kind: "unclear"; readonly currency: string | null };

export type InstrumentLookup = (symbol: string) => Promise<LookedUp>;

const nearMatches = 3;
/** Enough for an exact match to be among them. */
const searchedMatches = 10;

/** Looks up a symbol: whether it exists, and the currency of its prices. Samples don't count. */
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
      const { results } = await search.find(symbol, searchedMatches);
      // It exists, and only its price is missing.
      const listed = results.find(({ ticker }) => ticker === symbol);
      if (listed !== undefined) return { kind: "unclear", currency: listed.currency_name };
      return { kind: "unknown", near: results.slice(0, nearMatches).map(({ ticker, name }) => `${ticker} (${name})`) };
    }
    const quote = found[0];
    const isReal = quote !== undefined && quote.price !== null && quote.provenance.status !== "sample";
    if (isReal) return { kind: "known", currency: quote.currency };
    return { kind: "unclear", currency: builtInInstrument(symbol) === null ? null : "USD" };
  };
}
