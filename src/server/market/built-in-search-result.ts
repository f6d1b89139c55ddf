import type { SearchResult } from "#contract/market.ts";
import type { BuiltInInstrument } from "#core/market/built-in-instruments.ts";

/** A built-in instrument as a search result: all of them are US listings. */
export function builtInSearchResult({ symbol, name, type, exchange }: BuiltInInstrument): SearchResult {
  return {
    ticker: symbol,
    name,
    market: "stocks",
    locale: "us",
    primary_exchange: exchange,
    type,
    active: true,
    currency_name: "USD",
  };
}
