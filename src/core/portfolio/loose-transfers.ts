import type { Fault } from "#core/faults/fault.ts";
import { dateOfDay } from "./civil-day.ts";
import { exactText } from "./exact.ts";
import type { Line } from "./line.ts";
import { byQuantity, countUpTo, isNearly, isWhole, quantityOf } from "./moved-shares.ts";
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
    const loose = (type: Line["type"]) =>
      Map.groupBy(
        lines.filter((line) => line.type === type && !moved.has(line)),
        ({ symbol, day }) => placeOf(symbol, day),
      );
    const arrivals = loose("transfer-in");
    const nearest = createNearest(arrivals, (line) => found.has(line.id));
    for (const [place, left] of loose("transfer-out"))
      for (const [accountId, ofAccount] of Map.groupBy(left, (line) => line.accountId)) {
        const ofDay = (arrivals.get(place) ?? []).filter((line) => line.accountId !== accountId);
        const [out, into] = [left[0], ofDay[0]];
        if (out === undefined || into === undefined) {
          for (const line of ofAccount) tell([line], nearest(line), "day");
          continue;
        }
        const isOne = left.length === 1 && ofDay.length === 1;
        tell(left, ofDay, isOne ? (into.quantity > out.quantity ? "more" : "less") : "several");
      }
  }
  return found;
}

/**
 * Finds what arrived on the nearest day in another account and could be what left: of that day the most, at most all that left. None if
 * nothing is near. Lines that are taken once stay so.
 */
function createNearest(arrivals: ReadonlyMap<string, readonly Line[]>, isTaken: (line: Line) => boolean) {
  /** By place and account, the fewest shares first. */
  const openIn = new Map<string, ReadonlyMap<string, Line[]>>();
  const openOf = (place: string): ReadonlyMap<string, Line[]> => {
    const known = openIn.get(place);
    if (known !== undefined) return known;
    const sorted = (arrivals.get(place) ?? []).toSorted(byQuantity);
    const open = Map.groupBy(sorted, ({ accountId }) => accountId);
    openIn.set(place, open);
    return open;
  };
  return (out: Line): readonly Line[] => {
    for (let days = 1; days <= nearDays; days += 1)
      for (const day of [out.day - days, out.day + days])
        for (const [accountId, open] of openOf(placeOf(out.symbol, day))) {
          if (accountId === out.accountId) continue;
          let at = countUpTo(open, out.quantity) - 1;
          for (let line = open[at]; line !== undefined && isTaken(line); line = open[at]) {
            open.splice(at, 1);
            at -= 1;
          }
          const line = open[at];
          if (line !== undefined && (isWhole(out.quantity, line.quantity) || isNearly(out.quantity, line.quantity)))
            return [line];
        }
    return [];
  };
}

function placeOf(symbol: string | null, day: number): string {
  return `${day} ${symbol}`;
}
