import { formatMoney } from "../format/format-money.ts";
import { formatQuantity } from "../format/format-quantity.ts";
import { text } from "../text/text.ts";
import { areAmountsHidden } from "./hidden-amounts.ts";
import type { LedgerLine } from "./use-ledger.ts";

/** Describes a transaction briefly: Buy 12 NVDA, Deposit $1,000.00; without its numbers while amounts are hidden. */
export function savedWords({ type, quantity, symbol, amount, currency }: LedgerLine): string {
  const isHidden = areAmountsHidden();
  const parts = [
    text.transactions.types[type],
    quantity === null || isHidden ? null : formatQuantity(quantity),
    symbol,
    amount === null || isHidden ? null : formatMoney(amount, currency),
  ];
  return parts.filter((part) => part !== null).join(" ");
}
