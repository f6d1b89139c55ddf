import { decimalText, parseDecimal } from "#core/money/decimal.ts";
import { normaliseSymbol } from "#core/market/symbol.ts";
import type { TransactionType } from "#core/portfolio/transaction.ts";

interface Keyed {
  readonly accountId: string;
  readonly type: TransactionType;
  readonly symbol?: string | null;
  readonly date: string;
  readonly quantity?: string | null;
  readonly price?: string | null;
  readonly amount?: string | null;
  readonly ratio?: string | null;
}

/** What makes two lines the same transaction: account, type, symbol, day, quantity, price, amount and ratio, however written. */
export function transactionKey(line: Keyed): string {
  return [
    line.accountId,
    line.type,
    normaliseSymbol(line.symbol ?? ""),
    line.date,
    ...[line.quantity, line.price, line.amount, line.ratio].map(plain),
  ].join("|");
}

/**
 * Which of some lines are in the ledger already, line by line as multisets: a key that the ledger has twice marks two lines. Of true
 * twins inside one file all are kept, as long as the ledger has none of them.
 */
export function duplicatesOf(keys: readonly string[], existing: readonly string[]): readonly boolean[] {
  const left = new Map<string, number>();
  for (const key of existing) left.set(key, (left.get(key) ?? 0) + 1);
  return keys.map((key) => {
    const count = left.get(key) ?? 0;
    if (count > 0) left.set(key, count - 1);
    return count > 0;
  });
}

function plain(text: string | null | undefined): string {
  const value = parseDecimal(text ?? "");
  return value === null ? (text ?? "") : decimalText(value);
}
