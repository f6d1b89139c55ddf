import { signalNames } from "#core/signals/index.ts";
import type { SymbolSignals } from "../market/use-signals.ts";

export const scanColumns = ["symbol", "sma", "rsi", "macd", "adx", "overall"] as const;
export type ScanColumn = (typeof scanColumns)[number];

export interface ScanOrder {
  readonly column: ScanColumn;
  readonly isDescending: boolean;
}

/**
 * Sorts rows by a column: symbols by name, signals from Strong Buy or from Strong Sell; rows without a signal are last.
 */
export function inScanOrder(
  rows: readonly SymbolSignals[],
  { column, isDescending }: ScanOrder,
): readonly SymbolSignals[] {
  const sign = isDescending ? -1 : 1;
  return rows.toSorted((one, other) => {
    if (column === "symbol") return sign * one.symbol.localeCompare(other.symbol);
    const [left, right] = [step(one, column), step(other, column)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return sign * (left - right) || one.symbol.localeCompare(other.symbol);
  });
}

/** Returns a row's signal in a column; null if there is none. */
export function scanSignal(row: SymbolSignals, column: Exclude<ScanColumn, "symbol">) {
  return column === "overall" ? row.overall : (row.readings.find(({ id }) => id === column)?.signal ?? null);
}

function step(row: SymbolSignals, column: Exclude<ScanColumn, "symbol">): number | null {
  const signal = scanSignal(row, column);
  return signal === null ? null : signalNames.indexOf(signal);
}
