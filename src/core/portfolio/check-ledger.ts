import type { PlainDate } from "../calendar/plain-date.ts";
import { dayText } from "../calendar/day-text.ts";
import { dateOfDay } from "./civil-day.ts";
import { exactText } from "./exact.ts";
import { createPortfolio } from "./portfolio.ts";
import { sharesGo } from "./transaction-kinds.ts";
import type { Account, Transaction } from "./transaction.ts";

/** A line that conflicts with the other lines, and the reason. */
export interface LedgerFault {
  readonly transactionId: string;
  readonly message: string;
  /** The same as data. Quantities as decimal text. */
  readonly shortfall: {
    readonly symbol: string;
    readonly day: PlainDate;
    readonly wanted: string;
    readonly held: string;
    readonly isTransfer: boolean;
  };
}

/** Checks that every sale and every transfer out finds the shares it needs, on its day. Needs no prices. */
export function checkLedger(
  accounts: readonly Account[],
  transactions: readonly Transaction[],
): readonly LedgerFault[] {
  if (!transactions.some(({ type }) => sharesGo(type) < 0)) return [];
  const portfolio = createPortfolio({
    baseCurrency: accounts[0]?.currency ?? "USD",
    accounts,
    transactions,
    prices: {},
    rates: { pivot: "EUR", series: {} },
  });
  // Only instruments are checked: the cash balance doesn't matter here.
  const symbols = [...portfolio.exact().read.groups.values()].flatMap((group) => group.symbols);
  const text = (quantity: bigint) =>
    exactText({ digits: quantity, places: portfolio.exact().read.arithmetic.quantityPlaces });
  return portfolio.ledger({ symbols }).shortfalls.map(({ transactionId, symbol, day, wanted, held, type }) => {
    const verb = type === "sell" ? "sold" : "moved out";
    const there = held === 0n ? `No ${symbol} is held` : `Only ${text(held)} ${symbol} are held`;
    const message = `${there} on ${dayText(dateOfDay(day))} in this account, so ${text(wanted)} cannot be ${verb}. Short positions aren't supported yet.`;
    const shortfall = {
      symbol,
      day: dateOfDay(day),
      wanted: text(wanted),
      held: held === 0n ? "0" : text(held),
      isTransfer: type !== "sell",
    };
    return { transactionId, message, shortfall };
  });
}
