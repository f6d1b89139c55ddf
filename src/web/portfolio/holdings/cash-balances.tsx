import type { ReactNode } from "react";
import { decimal, decimalText, zero } from "#core/money/decimal.ts";
import { Money } from "../../holdings/money.tsx";
import type { HoldingsAnswer } from "./holdings-columns.ts";

/** The balance of each currency, of all accounts together. Of one currency alone it is said elsewhere, and its code is enough. */
export function CashBalances({ data: { cash, baseCurrency } }: { data: HoldingsAnswer }): ReactNode {
  const byCurrency = Map.groupBy(cash, ({ currency }) => currency);
  const balances = [...byCurrency].map(([currency, all]) => ({
    currency,
    balance: decimalText(all.reduce((sum, { balance }) => sum.plus(decimal(balance)), zero).round(2)),
  }));
  if (balances.every(({ currency }) => currency === baseCurrency)) return baseCurrency;
  return balances.map(({ currency, balance }, index) => (
    <span key={currency}>
      {index === 0 ? "" : ", "}
      <Money amount={balance} currency={currency} />
    </span>
  ));
}
