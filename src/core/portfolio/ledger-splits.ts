import { civilDay, dateOfDay } from "./civil-day.ts";
import { numberOf } from "./exact.ts";
import { ratioOf } from "./line.ts";
import type { PortfolioInput, PriceSeries } from "./portfolio-input.ts";
import { fractionOf } from "./shares-for.ts";
import { carriedDays } from "./standing.ts";
import type { Transaction } from "./transaction.ts";

type Prices = PortfolioInput["prices"];
type Split = NonNullable<PriceSeries["splits"]>[number];

/**
 * Adds the ledger's splits to prices as traded that include no split, such as those an owner enters for an asset
 * without a provider. A price from before a split is divided by it afterwards. A split already in the series at about
 * that day is taken to be the same one. Returns the same object when there is nothing to add.
 */
export function withLedgerSplits(prices: Prices, lines: readonly Transaction[]): Prices {
  if (lines.length === 0) return prices;
  const added: Record<string, PriceSeries> = {};
  for (const [symbol, ofSymbol] of Map.groupBy(lines, (line) => line.symbol ?? "")) {
    const series = Object.hasOwn(prices, symbol) ? prices[symbol] : undefined;
    if (series === undefined || series.isSplitAdjusted === true) continue;
    const own = series.splits ?? [];
    const ownDays = own.map(({ date }) => civilDay(date));
    const splits: Split[] = [];
    for (const [day, ofDay] of Map.groupBy(ofSymbol, ({ date }) => civilDay(date))) {
      if (ownDays.some((other) => Math.abs(other - day) <= carriedDays)) continue;
      // Each account has the same split; two in one account are two.
      const ofAccount = ofDay.filter(({ accountId }) => accountId === ofDay[0]?.accountId);
      splits.push({ date: dateOfDay(day), ratio: ofAccount.reduce((product, line) => product * factorOf(line), 1) });
    }
    if (splits.length > 0) added[symbol] = { ...series, splits: [...own, ...splits].sort(byDate) };
  }
  return Object.keys(added).length === 0 ? prices : { ...prices, ...added };
}

function factorOf(transaction: Transaction): number {
  const { times, by } = fractionOf(ratioOf({ transaction }));
  return numberOf(times) / Number(by);
}

function byDate(first: Split, second: Split): number {
  return first.date < second.date ? -1 : 1;
}
