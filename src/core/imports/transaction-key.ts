import { decimalText, parseDecimal } from "#core/money/decimal.ts";
import { normaliseSymbol } from "#core/market/symbol.ts";
import { tradePrice } from "#core/portfolio/trade-money.ts";
import { kindOf } from "#core/portfolio/transaction-kinds.ts";
import type { TransactionType } from "#core/portfolio/transaction.ts";

interface Keyed {
  readonly accountId: string;
  readonly type: TransactionType;
  readonly symbol?: string | null;
  readonly date: string;
  readonly quantity?: string | null;
  readonly price?: string | null;
  readonly amount?: string | null;
  readonly fee?: string | null;
  readonly tax?: string | null;
  readonly ratio?: string | null;
  readonly received?: string | null;
}

/**
 * The identity of a transaction: account, type, symbol, day, quantity, price, amount and ratio, in any notation. A trade is
 * known by its price, which its amount gives where it has none.
 */
export function transactionKey(line: Keyed): string {
  const price = tradePrice(line);
  const [each, amount] = price === null ? [line.price, line.amount] : [price, null];
  return [
    line.accountId,
    line.type,
    normaliseSymbol(line.symbol ?? ""),
    line.date,
    ...[line.quantity, each, amount, line.ratio, ...(line.received == null ? [] : [line.received])].map(plain),
  ].join("|");
}

/**
 * The keys that a line of a file can have in a ledger: its own, and that of the dividend, purchase or income as which it was
 * imported before its kind was there.
 */
export function transactionKeys(line: Keyed): readonly string[] {
  const { fields, books } = kindOf(line.type);
  const isReturned = (books === "fee" || books === "tax") && line.amount?.startsWith("-") === true;
  const earlier: Keyed[] = [];
  if (isReturned) earlier.push({ ...line, type: "interest", amount: line.amount?.slice(1) ?? null });
  if (line.type === "reinvested-dividend" || line.type === "staking-reward") earlier.push({ ...line, type: "buy" });
  if (line.type !== "dividend" && fields.amount === "required" && fields.symbol === "required")
    earlier.push({ ...line, type: "dividend" });
  return [line, ...earlier].map(transactionKey);
}

/**
 * Finds the lines that are already in the ledger, each with its place there or null, compared as multisets: two entries in the ledger
 * are two lines. Identical lines within one file are all kept, as long as the ledger has none of them. A corrected line has several
 * keys.
 */
export function duplicatesOf(
  lines: readonly (readonly string[])[],
  existing: readonly (readonly string[])[],
): readonly (number | null)[] {
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
        return index;
      }
    }
    return null;
  });
}

/** Written as in the ledger, so that most need no arithmetic. */
const kept = /^(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/;

function plain(text: string | null | undefined): string {
  if (text === null || text === undefined || kept.test(text)) return text ?? "";
  const value = parseDecimal(text);
  return value === null ? text : decimalText(value);
}
