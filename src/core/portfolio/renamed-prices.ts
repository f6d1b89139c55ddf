import type { PortfolioInput, PriceSeries } from "./portfolio-input.ts";
import type { Transaction } from "./transaction.ts";

/**
 * Values an instrument under its old symbol by the prices of its new one where the old has none: sources keep the whole history under the
 * new symbol alone. Returns the same object when there is nothing to add.
 */
export function withRenamedPrices(
  prices: PortfolioInput["prices"],
  renames: readonly Transaction[],
): PortfolioInput["prices"] {
  const added: Record<string, PriceSeries> = {};
  // The last change first, so that an instrument that changed twice has prices too.
  for (const { symbol, newSymbol } of renames.toSorted((one, other) => (one.date < other.date ? 1 : -1))) {
    if (symbol == null || newSymbol == null || hasPrices(prices[symbol])) continue;
    const series = added[newSymbol] ?? prices[newSymbol];
    if (series !== undefined && hasPrices(series)) added[symbol] = series;
  }
  return Object.keys(added).length === 0 ? prices : { ...prices, ...added };
}

function hasPrices(series: PriceSeries | undefined): boolean {
  if (series === undefined) return false;
  const { points, manual = [] } = series;
  return manual.length > 0 || ("days" in points ? points.days.length : points.length) > 0;
}
