import { dayText } from "../calendar/day-text.ts";
import { dateOfDay } from "./civil-day.ts";
import { exactText } from "./exact.ts";
import { createPortfolio } from "./portfolio.ts";
import type { Account, Transaction } from "./transaction.ts";

/** A line that cannot stand among the others, and why. */
export interface LedgerFault {
  readonly transactionId: string;
  readonly message: string;
}

/** Whether every sale and every transfer out finds the shares it needs, on its day. No prices are needed. */
export function checkLedger(
  accounts: readonly Account[],
  transactions: readonly Transaction[],
): readonly LedgerFault[] {
  if (!transactions.some(({ type }) => type === "sell" || type === "transfer-out")) return [];
  const portfolio = createPortfolio({
    baseCurrency: accounts[0]?.currency ?? "USD",
    accounts,
    transactions,
    prices: {},
    rates: { pivot: "EUR", series: {} },
  });
  // Of the instruments alone: what became of cash does not matter.
  const symbols = [...portfolio.read.groups.values()].flatMap((group) => group.symbols);
  const text = (quantity: bigint) => exactText({ digits: quantity, places: portfolio.read.arithmetic.quantityPlaces });
  return portfolio.ledger({ symbols }).shortfalls.map(({ transactionId, symbol, day, wanted, held, type }) => {
    const verb = type === "sell" ? "sold" : "moved out";
    const there = held === 0n ? `No ${symbol} is held` : `Only ${text(held)} ${symbol} are held`;
    const message = `${there} on ${dayText(dateOfDay(day))} in this account, so ${text(wanted)} cannot be ${verb}. Short positions are not supported yet.`;
    return { transactionId, message };
  });
}
