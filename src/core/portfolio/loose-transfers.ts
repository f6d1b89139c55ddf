import type { Fault } from "#core/faults/fault.ts";
import { dateOfDay } from "./civil-day.ts";
import { exactText } from "./exact.ts";
import type { Line } from "./line.ts";
import { isNearly, isWhole, quantityOf } from "./moved-shares.ts";
import { createPortfolio } from "./portfolio.ts";
import type { Account, Transaction } from "./transaction.ts";

export type LooseTransfer = Extract<Fault, { code: "loose-transfer" }>;

/** Days within which two ends are taken to be meant for one another. */
const nearDays = 7;

/**
 * Why transfers of shares that look like two ends of one aren't, by transaction: they are on different days of a week, too little or too
 * much arrives, or several on a day don't fit together. Transfers without anything alike are to or from the world outside.
 */
export function looseTransfers(
  accounts: readonly Account[],
  transactions: readonly Transaction[],
): ReadonlyMap<string, LooseTransfer> {
  const found = new Map<string, LooseTransfer>();
  const { groups, arithmetic } = createPortfolio({
    baseCurrency: accounts[0]?.currency ?? "USD",
    accounts,
    transactions,
    prices: {},
    rates: { pivot: "EUR", series: {} },
  }).exact().read;
  const text = (digits: bigint) => exactText({ digits, places: arithmetic.quantityPlaces });
  const tell = (left: readonly Line[], arrived: readonly Line[], why: LooseTransfer["why"]) => {
    const [out, into] = [left[0], arrived[0]];
    if (out?.symbol == null || into === undefined) return;
    const fault: LooseTransfer = {
      code: "loose-transfer",
      why,
      symbol: out.symbol,
      day: dateOfDay(out.day),
      otherDay: dateOfDay(into.day),
      left: text(quantityOf(left)),
      arrived: text(quantityOf(arrived)),
    };
    for (const { id } of [...left, ...arrived]) if (!found.has(id)) found.set(id, fault);
  };
  for (const { lines, moved } of groups.values()) {
    const loose = lines.filter((line) => isTransfer(line) && !moved.has(line));
    for (const out of loose.filter(({ type }) => type === "transfer-out")) {
      const others = loose.filter((one) => one.type === "transfer-in" && one.symbol === out.symbol);
      const ofDay = others.filter(({ day, accountId }) => day === out.day && accountId !== out.accountId);
      const [first] = ofDay;
      const left = loose.filter((one) => one.type === out.type && one.symbol === out.symbol && one.day === out.day);
      if (first !== undefined) {
        const isOne = left.length === 1 && ofDay.length === 1;
        tell(left, ofDay, isOne ? (first.quantity > out.quantity ? "more" : "less") : "several");
        continue;
      }
      const near = others
        .filter(({ id, day, accountId, quantity }) => {
          if (found.has(id) || accountId === out.accountId || Math.abs(day - out.day) > nearDays) return false;
          return isWhole(out.quantity, quantity) || isNearly(out.quantity, quantity);
        })
        .toSorted((one, other) => Math.abs(one.day - out.day) - Math.abs(other.day - out.day));
      tell([out], near.slice(0, 1), "day");
    }
  }
  return found;
}

function isTransfer({ type }: Line): boolean {
  return type === "transfer-in" || type === "transfer-out";
}
