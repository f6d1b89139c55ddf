import type { Output } from "../../api/call.ts";
import { groupName } from "../../market/group-name.ts";
import type { RatedSymbol } from "../../market/rating.tsx";

export type HoldingsAnswer = Output<"GET /api/portfolio/holdings">;
export type Holding = HoldingsAnswer["holdings"][number];
export type HeldLot = Holding["lots"][number];

/** Data that rows show besides the holding itself. */
export interface RowContext {
  readonly baseCurrency: string;
  readonly accountName: (id: string) => string;
  readonly signalOf: (symbol: string) => RatedSymbol | undefined;
}

/** Columns after the symbol, in table order. */
export const columnIds = [
  "shares",
  "averageCost",
  "cost",
  "price",
  "value",
  "weight",
  "today",
  "gain",
  "gainPercent",
  "priceGain",
  "currencyGain",
  "charges",
  "realised",
  "income",
  "incomeAll",
  "account",
  "assetClass",
  "sector",
  "country",
  "tags",
  "signal",
] as const;
export type ColumnId = (typeof columnIds)[number];

export const usualColumns: readonly ColumnId[] = [
  "shares",
  "averageCost",
  "price",
  "value",
  "weight",
  "today",
  "gain",
  "gainPercent",
  "income",
  "signal",
];

/** What a tablet has room for without scrolling sideways: the day and the gain come before what was paid. */
export const usualColumnsOfTablets: readonly ColumnId[] = ["value", "today", "gain", "gainPercent"];

const wordColumns: ReadonlySet<string> = new Set(["symbol", "account", "assetClass", "sector", "country", "tags"]);

export function isWordColumn(column: ColumnId | "symbol"): boolean {
  return wordColumns.has(column);
}

/** Names of the accounts that contain a holding. */
export function accountNames({ accountId, lots }: Holding, nameOf: (id: string) => string): string {
  const ids = accountId === null ? [...new Set(lots.map((lot) => lot.accountId))] : [accountId];
  return ids.map(nameOf).join(", ");
}

/** Returns a cell's bare number or text, for sorting and for files. */
export function columnValue(column: ColumnId | "symbol", holding: Holding, context: RowContext): string | null {
  switch (column) {
    case "symbol":
      return holding.symbol;
    case "shares":
      return holding.quantity;
    case "averageCost":
      return holding.averageCost;
    case "price":
      return numberText(holding.price);
    case "weight":
      return numberText(holding.weight);
    case "today":
      return holding.dayChange;
    case "gainPercent":
      return numberText(holding.gainPercent);
    case "income":
      return holding.incomeTwelveMonths;
    case "incomeAll":
      return holding.income;
    case "account":
      return accountNames(holding, context.accountName);
    case "assetClass":
      return holding.assetClass === null ? null : groupName("asset-class", holding.assetClass);
    case "sector":
    case "country": {
      const name = holding[column];
      return name === null ? null : groupName(column, name);
    }
    case "tags":
      return holding.tags.join(", ");
    case "signal":
      return context.signalOf(holding.symbol)?.overall ?? null;
    default:
      return holding[column];
  }
}

export interface HoldingsSort {
  readonly column: ColumnId | "symbol";
  readonly isDescending: boolean;
}

/** Sorts holdings by a column, with unknown values last in either direction. */
export function sortHoldings(
  holdings: readonly Holding[],
  { column, isDescending }: HoldingsSort,
  context: RowContext,
): readonly Holding[] {
  const way = isDescending ? -1 : 1;
  const keyed = holdings.map((holding) => ({
    holding,
    // The score behind a rating tells equal ratings apart.
    value:
      column === "signal"
        ? (context.signalOf(holding.symbol)?.score?.toString() ?? null)
        : columnValue(column, holding, context),
  }));
  const compared = (one: string, other: string): number => {
    if (isWordColumn(column)) return one.localeCompare(other);
    return Number(one) - Number(other);
  };
  return keyed
    .toSorted((a, b) => {
      if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null);
      return way * compared(a.value, b.value) || a.holding.symbol.localeCompare(b.holding.symbol);
    })
    .map(({ holding }) => holding);
}

/**
 * Returns the next sorting after a click on a column header: numbers descending, words ascending; a second click
 * reverses it.
 */
export function nextHoldingsSort(sort: HoldingsSort, column: HoldingsSort["column"]): HoldingsSort {
  return { column, isDescending: sort.column === column ? !sort.isDescending : !isWordColumn(column) };
}

function numberText(value: number | null): string | null {
  return value === null ? null : String(value);
}
