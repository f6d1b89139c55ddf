import { csv } from "../../chart/csv.ts";
import { type ColumnId, columnValue, type Holding, type RowContext } from "./holdings-columns.ts";

/** The table as it is shown, as a file: bare numbers with a point, ratios as they are. Texts never begin like a formula. */
export function holdingsCsv(
  holdings: readonly Holding[],
  columns: readonly ColumnId[],
  context: RowContext,
  names: Readonly<Record<ColumnId | "symbol", string>>,
): string {
  return csv([
    [names.symbol, "Name", "Currency", "Base currency", ...columns.map((column) => names[column])],
    ...holdings.map((holding) => [
      harmless(holding.symbol),
      harmless(holding.name ?? ""),
      holding.currency,
      context.baseCurrency,
      ...columns.map((column) => {
        const value = columnValue(column, holding, context) ?? "";
        return /^-?\d/.test(value) ? value : harmless(value);
      }),
    ]),
  ]);
}

/** A spreadsheet runs what begins with one of these. */
function harmless(value: string): string {
  return /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
}
