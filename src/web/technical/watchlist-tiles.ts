import type { Quote } from "#contract/market.ts";
import { majorCurrency } from "#core/money/currencies.ts";

/** The smallest tile's share of the map, so that it can be seen and pressed. */
const minShare = 0.02;

/**
 * Returns the tiles of a watchlist's map, largest change first: by market cap if each is known in the same currency,
 * or all of one size. Samples and quotes without a change are left out.
 */
export function watchlistTiles(
  quotes: readonly Pick<Quote, "symbol" | "name" | "marketCap" | "changePercent" | "currency" | "provenance">[],
) {
  const known = quotes
    .flatMap(({ changePercent, ...quote }) =>
      changePercent === null || quote.provenance.status === "sample" ? [] : [{ ...quote, ratio: changePercent / 100 }],
    )
    .toSorted((one, other) => other.ratio - one.ratio);
  const currencies = new Set(known.map(({ currency }) => (currency === null ? null : majorCurrency(currency))));
  const isByCap =
    currencies.size === 1 &&
    !currencies.has(null) &&
    known.every(({ marketCap }) => marketCap !== null && marketCap > 0);
  const total = known.reduce((sum, { marketCap }) => sum + (marketCap ?? 0), 0);
  return {
    isByCap,
    tiles: known.map(({ symbol, name, marketCap, ratio }) => ({
      symbol,
      name,
      ratio,
      size: isByCap ? Math.max(marketCap ?? 0, total * minShare) : 1,
    })),
  };
}
