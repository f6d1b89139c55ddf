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
 * Which of some lines are in the ledger already, line by line as multisets: what the ledger has twice marks two lines. Of true twins
 * inside one file all are kept, as long as the ledger has none of them. A line goes by several keys where it was corrected.
 */
export function duplicatesOf(
  lines: readonly (readonly string[])[],
  existing: readonly (readonly string[])[],
): readonly boolean[] {
  const byKey = new Map<string, number[]>();
  for (const [index, keys] of existing.entries())
    for (const key of new Set(keys)) {
      const list = byKey.get(key);
      if (list === undefined) byKey.set(key, [index]);
      else list.push(index);
    }
  const taken = new Set<number>();
  return lines.map((keys) => {
    for (const key of keys) {
      const left = byKey.get(key) ?? [];
      while (left.length > 0) {
        const index = left.pop();
        if (index === undefined || taken.has(index)) continue;
        taken.add(index);
        return true;
      }
    }
    return false;
  });
}

/** Written as the ledger keeps it, so that most need no arithmetic. */
const kept = /^(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/;

function plain(text: string | null | undefined): string {
  if (text === null || text === undefined || kept.test(text)) return text ?? "";
  const value = parseDecimal(text);
  return value === null ? text : decimalText(value);
}
