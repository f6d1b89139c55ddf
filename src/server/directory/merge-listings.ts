import { commonNames } from "./common-names.ts";
import { companyKey } from "./company-name.ts";
import { type Listing, listing } from "./listing.ts";

/**
 * One listing for each symbol. Later lists win where they know something: name, exchange and market value of an exchange's own list are
 * newer than a collection's. A name that differs becomes an alias, since companies change their names.
 */
export function mergeListings(lists: Iterable<readonly Listing[]>): readonly Listing[] {
  const bySymbol = new Map<string, Listing>();
  for (const list of lists)
    for (const one of list) {
      const known = bySymbol.get(one.symbol);
      bySymbol.set(one.symbol, known === undefined ? one : merged(known, one));
    }
  for (const [symbol, names] of Object.entries(commonNames)) {
    const known = bySymbol.get(symbol) ?? unlisted(symbol, names.split("; ")[0] ?? symbol);
    if (known !== null)
      bySymbol.set(symbol, { ...known, aliases: [...known.aliases, ...names.split("; ")], isCommon: true });
  }
  return [...bySymbol.values()];
}

/** A currency pair, coin or index that no list has. */
function unlisted(symbol: string, name: string): Listing | null {
  const type = symbol.startsWith("^")
    ? "Index"
    : symbol.endsWith("=X")
      ? "Currency"
      : symbol.endsWith("-USD")
        ? "Crypto"
        : null;
  return type === null ? null : listing({ symbol, name, type, currency: type === "Crypto" ? "USD" : null });
}

function merged(known: Listing, newer: Listing): Listing {
  const isRenamed = companyKey(known.name) !== companyKey(newer.name);
  return {
    symbol: known.symbol,
    name: newer.name,
    aliases: [...new Set([...known.aliases, ...newer.aliases, ...(isRenamed ? [known.name] : [])])].slice(0, 6),
    // A list of filers doesn't include the type of their instruments.
    type: newer.size === null ? newer.type : known.type,
    exchange: newer.exchange ?? known.exchange,
    currency: newer.currency ?? known.currency,
    country: newer.country ?? known.country,
    sector: newer.sector ?? known.sector,
    isin: newer.isin ?? known.isin,
    cusip: newer.cusip ?? known.cusip,
    figis: [...new Set([...known.figis, ...newer.figis])],
    size: newer.size ?? known.size,
    isDelisted: newer.isDelisted && known.isDelisted,
    isCommon: known.isCommon || newer.isCommon,
  };
}
