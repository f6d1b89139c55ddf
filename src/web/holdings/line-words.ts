import { formatMoney } from "../format/format-money.ts";
import { formatQuantity } from "../format/format-quantity.ts";
import { text } from "../text/text.ts";
import type { LedgerLine } from "./use-ledger.ts";

/** A line in a few words: Buy 12 NVDA, Deposit $1,000.00. */
export function savedWords({ type, quantity, symbol, amount, currency }: LedgerLine): string {
  const parts = [
    text.transactions.types[type],
    quantity === null ? null : formatQuantity(quantity),
    symbol,
    amount === null ? null : formatMoney(amount, currency),
  ];
  return parts.filter((part) => part !== null).join(" ");
}
