import { signalNames } from "#core/signals/signal.ts";
import type { SymbolSignals } from "../market/use-signals.ts";

export const scanColumns = ["symbol", "overall", "sma", "rsi", "macd", "adx"] as const;
export type ScanColumn = (typeof scanColumns)[number];

export interface ScanOrder {
  readonly column: ScanColumn;
  readonly isDescending: boolean;
}

/**
 * Sorts rows by a column: symbols by name, signals from Strong Buy or from Strong Sell, equal ratings by their score; rows
 * without a signal are last.
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
    const byScore = column === "overall" ? (one.score ?? 0) - (other.score ?? 0) : 0;
    return sign * (left - right || byScore) || one.symbol.localeCompare(other.symbol);
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

/** Returns the reading furthest from Hold, first on the side of the score; null if every reading says Hold. */
export function strongestReading({ readings, score }: Pick<SymbolSignals, "readings" | "score">) {
  const weight = ({ signal }: (typeof readings)[number]): number => {
    const from = signal === null ? 0 : signalNames.indexOf(signal) - signalNames.indexOf("Hold");
    return Math.abs(from) + (from !== 0 && Math.sign(from) === Math.sign(score ?? 0) ? 0.5 : 0);
  };
  const [first] = readings.toSorted((one, other) => weight(other) - weight(one));
  return first === undefined || weight(first) === 0 ? null : first;
}
