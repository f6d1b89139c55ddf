import { perShareText } from "./cents.ts";
import { dateOfDay } from "./civil-day.ts";
import { exactText, over } from "./exact.ts";
import { perSharePlaces } from "./holding.ts";
import type { LotPart } from "./lots.ts";
import { createPortfolio } from "./portfolio.ts";
import type { Account, Transaction } from "./transaction.ts";

/** What is left of the shares that a line brought in. */
export interface OpenLot {
  readonly transactionId: string;
  readonly date: string;
  /** As on the day asked about. */
  readonly quantity: string;
  /** With fees and taxes, in `currency`, to six places; null where unknown. */
  readonly costPerShare: string | null;
  readonly currency: string;
}

/** The lots of an instrument in an account at the end of a day, the oldest first. Needs no prices. */
export function openLots(
  accounts: readonly Account[],
  transactions: readonly Transaction[],
  { accountId, symbol, date }: { readonly accountId: string; readonly symbol: string; readonly date: string },
): readonly OpenLot[] {
  const portfolio = createPortfolio({
    baseCurrency: accounts[0]?.currency ?? "USD",
    accounts,
    transactions: transactions.filter((line) => line.date <= date),
    prices: {},
    rates: { pivot: "EUR", series: {} },
  });
  const { positions, arithmetic } = portfolio.ledger();
  const position = positions.find((one) => one.accountId === accountId && one.symbol === symbol);
  if (position === undefined) return [];
  const { amountPlaces, quantityPlaces } = arithmetic;
  const byLine = Map.groupBy(position.lots(), ({ transactionId }) => transactionId);
  return [...byLine].map(([transactionId, parts]): OpenLot => {
    const sum = (of: (part: LotPart) => bigint | null) =>
      parts.reduce<bigint | null>((total, part) => {
        const amount = of(part);
        return total === null || amount === null ? null : total + amount;
      }, 0n);
    const quantity = { digits: sum((part) => part.quantity) ?? 0n, places: quantityPlaces };
    const paid = sum(({ amounts: { cost, charges } }) => (cost === null || charges === null ? null : cost + charges));
    return {
      transactionId,
      date: dateOfDay(parts[0]?.day ?? 0),
      quantity: exactText(quantity),
      costPerShare:
        paid === null ? null : perShareText(over({ digits: paid, places: amountPlaces }, quantity, perSharePlaces)),
      currency: position.currency,
    };
  });
}
