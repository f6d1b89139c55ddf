import type { Quote } from "#contract/market.ts";

const sortColumns = ["symbol", "price", "change", "volume", "marketCap"] as const;
export type SortColumn = (typeof sortColumns)[number];

export interface Sort {
  readonly column: SortColumn;
  readonly isDescending: boolean;
}

const values: Readonly<Record<Exclude<SortColumn, "symbol">, (quote: Quote) => number | null>> = {
  price: (quote) => quote.price,
  change: (quote) => quote.changePercent,
  volume: (quote) => quote.volume,
  marketCap: (quote) => quote.marketCap,
};

/** Sorts symbols by a column, with unknown values last in either direction. Null keeps the list's own order. */
export function sortSymbols(
  symbols: readonly string[],
  quotes: ReadonlyMap<string, Quote>,
  sort: Sort | null,
): readonly string[] {
  if (sort === null) return symbols;
  const way = sort.isDescending ? -1 : 1;
  if (sort.column === "symbol") return symbols.toSorted((one, other) => way * one.localeCompare(other));
  const valueOf = values[sort.column];
  const value = (symbol: string): number | null => {
    const quote = quotes.get(symbol);
    return quote === undefined ? null : valueOf(quote);
  };
  return symbols.toSorted((one, other) => {
    const [a, b] = [value(one), value(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return way * (a - b);
  });
}

/** Returns the next sorting after a click on a column header: descending, ascending, the list's own order. */
export function nextSort(sort: Sort | null, column: SortColumn): Sort | null {
  const startsDescending = column !== "symbol";
  if (sort?.column !== column) return { column, isDescending: startsDescending };
  return sort.isDescending === startsDescending ? { column, isDescending: !startsDescending } : null;
}

export function isSortColumn(column: string): column is SortColumn {
  return sortColumns.some((known) => known === column);
}
