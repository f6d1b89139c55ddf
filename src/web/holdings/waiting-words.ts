import { formatMoney } from "../format/format-money.ts";
import { formatQuantity } from "../format/format-quantity.ts";
import { text } from "../text/text.ts";
import { areAmountsHidden } from "./hidden-amounts.ts";
import type { LedgerFields } from "./use-ledger.ts";

/** Describes an entry that isn't saved yet: Buy 12 NVDA · 178.88. Without its numbers while amounts are hidden. */
export function waitingWords({ type = "buy", quantity, symbol, price, amount, currency }: LedgerFields): string {
  const isHidden = areAmountsHidden();
  const number = price ?? amount?.replace("-", "") ?? null;
  const main = [
    text.transactions.types[type],
    quantity === null || quantity === undefined || isHidden ? null : formatQuantity(quantity),
    symbol ?? null,
  ];
  const head = main.filter((part) => part !== null).join(" ");
  if (number === null || isHidden) return head;
  return `${head} · ${currency === undefined ? formatQuantity(number) : formatMoney(number, currency)}`;
}
