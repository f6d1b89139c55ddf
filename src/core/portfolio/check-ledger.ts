import { dayText } from "../calendar/day-text.ts";
import { decimalText, zero } from "#core/money/decimal.ts";
import { dateOfDay } from "./civil-day.ts";
import { ledgerOf } from "./ledger.ts";
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
  const { shortfalls } = ledgerOf({
    baseCurrency: accounts[0]?.currency ?? "USD",
    accounts,
    transactions,
    prices: {},
    rates: { pivot: "EUR", series: {} },
  });
  return shortfalls.map(({ transactionId, symbol, day, wanted, held, type }) => {
    const verb = type === "sell" ? "sold" : "moved out";
    const there = held.eq(zero) ? `No ${symbol} is held` : `Only ${decimalText(held)} ${symbol} are held`;
    const message = `${there} on ${dayText(dateOfDay(day))} in this account, so ${decimalText(wanted)} cannot be ${verb}. Short positions are not supported yet.`;
    return { transactionId, message };
  });
}
