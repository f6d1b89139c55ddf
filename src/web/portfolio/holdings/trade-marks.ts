import { minorUnits } from "#core/money/currencies.ts";
import { sharesGo } from "#core/portfolio/transaction-kinds.ts";
import type { LedgerLine } from "../../holdings/use-ledger.ts";

/** A day with trades. */
export interface TradeMark {
  readonly date: string;
  /** Index among the closes. */
  readonly index: number;
  readonly kind: "in" | "out";
  readonly quantity: number;
}

/**
 * Places trades at the last close on or before their day, with one mark per day and side. Trades before the first close
 * get none.
 */
export function tradeMarks(
  lines: readonly Pick<LedgerLine, "type" | "date" | "quantity">[],
  dates: readonly string[],
): readonly TradeMark[] {
  const marks = new Map<string, TradeMark>();
  for (const { type, date, quantity } of lines) {
    const goes = sharesGo(type);
    const kind = goes > 0 ? "in" : "out";
    const index = dates.findLastIndex((day) => day <= date);
    if (goes === 0 || index < 0 || quantity === null) continue;
    const key = `${index} ${kind}`;
    const before = marks.get(key)?.quantity ?? 0;
    marks.set(key, { date, index, kind, quantity: before + Number(quantity) });
  }
  return [...marks.values()].toSorted((one, other) => one.index - other.index);
}

/** Returns the divisor from the closes' currency to the holding's: 100 for pence. */
export function closesPerUnit(closeCurrency: string | null, holdingCurrency: string): number {
  const minor = minorUnits[closeCurrency ?? ""];
  return minor !== undefined && minor.currency === holdingCurrency ? minor.perUnit : 1;
}
