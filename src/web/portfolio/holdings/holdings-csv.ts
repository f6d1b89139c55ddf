import { writeCsv } from "#core/csv/write-csv.ts";
import { missingSplitSentence } from "#core/portfolio/missing-split.ts";
import { type ColumnId, columnValue, type Holding, type RowContext } from "./holdings-columns.ts";

/** Returns the table as shown, as CSV: bare numbers with a decimal point, ratios as ratios. */
export function holdingsCsv(
  holdings: readonly Holding[],
  columns: readonly ColumnId[],
  context: RowContext,
  names: Readonly<Record<ColumnId | "symbol", string>>,
): string {
  return writeCsv([
    [names.symbol, "Name", "Currency", "Base currency", ...columns.map((column) => names[column]), "Note"],
    ...holdings.map((holding) => [
      holding.symbol,
      holding.name ?? "",
      holding.currency,
      context.baseCurrency,
      ...columns.map((column) => columnValue(column, holding, context) ?? ""),
      holding.missingSplits.map((split) => missingSplitSentence({ symbol: holding.symbol, ...split })).join(" "),
    ]),
  ]);
}
