import type { Fault } from "#core/faults/fault.ts";
import { dateOfDay } from "./civil-day.ts";
import { exactText } from "./exact.ts";
import type { Line } from "./line.ts";
import type { Shortfall } from "./play.ts";
import { createPortfolio } from "./portfolio.ts";
import { sharesGo } from "./transaction-kinds.ts";
import type { Account, Transaction } from "./transaction.ts";

/** A line that conflicts with the other lines. */
export interface LedgerFault {
  readonly transactionId: string;
  readonly fault: Extract<Fault, { code: "oversell" | "lot-shortfall" }>;
}

/** Checks that every sale and every transfer out finds the shares it needs on its day, of the lots that it names. Needs no prices. */
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
  const { groups } = portfolio.exact().read;
  /** The symbol that shares go by: from a change on, the new one. */
  const heldAs = ({ accountId, symbol, day }: Shortfall) => {
    const group = [...groups.values()].find(({ symbols: own }) => own.includes(symbol));
    const isChanged = (line: Line) =>
      line.accountId === accountId && line.symbol === symbol && line.newSymbol !== null && line.day <= day;
    return group?.lines.some(isChanged) === true ? group.nameOf(accountId, symbol) : symbol;
  };
  const dates = new Map(transactions.map(({ id, date }) => [id, date]));
  return portfolio.ledger({ symbols }).shortfalls.map((shortfall): LedgerFault => {
    const { transactionId, symbol, day, type, lot } = shortfall;
    const wanted = text(shortfall.wanted);
    const held = shortfall.held === 0n ? "0" : text(shortfall.held);
    const place = { symbol, day: dateOfDay(day), wanted, held };
    if (lot !== null)
      return { transactionId, fault: { code: "lot-shortfall", ...place, bought: dates.get(lot) ?? "" } };
    const isTransfer = type !== "sell";
    return { transactionId, fault: { code: "oversell", ...place, isTransfer, heldAs: heldAs(shortfall) } };
  });
}
