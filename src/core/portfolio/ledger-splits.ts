import { civilDay, dateOfDay } from "./civil-day.ts";
import { numberOf } from "./exact.ts";
import { type Line, ratioOf } from "./line.ts";
import type { PortfolioInput, PriceSeries } from "./portfolio-input.ts";
import { fractionOf } from "./shares-for.ts";
import { carriedDays } from "./standing.ts";

type Prices = PortfolioInput["prices"];
type Split = NonNullable<PriceSeries["splits"]>[number];

/**
 * Prices as traded that know of no split, such as those an owner gives for an asset without a provider, with the splits of the
 * ledger: a price from before a split stands divided by it after. Where the series has a split of about that day it is the same
 * one. The same object where nothing is to be added.
 */
export function withLedgerSplits(prices: Prices, lines: readonly Line[]): Prices {
  const added: Record<string, PriceSeries> = {};
  for (const [symbol, ofSymbol] of Map.groupBy(lines, (line) => line.symbol ?? "")) {
    const series = Object.hasOwn(prices, symbol) ? prices[symbol] : undefined;
    if (series === undefined || series.isSplitAdjusted === true) continue;
    const own = series.splits ?? [];
    const ownDays = own.map(({ date }) => civilDay(date));
    const splits: Split[] = [];
    for (const [day, ofDay] of Map.groupBy(ofSymbol, (line) => line.day)) {
      if (ownDays.some((other) => Math.abs(other - day) <= carriedDays)) continue;
      // Each account has the same split; two in one account are two.
      const ofAccount = ofDay.filter(({ accountId }) => accountId === ofDay[0]?.accountId);
      splits.push({ date: dateOfDay(day), ratio: ofAccount.reduce((product, line) => product * factorOf(line), 1) });
    }
    if (splits.length > 0) added[symbol] = { ...series, splits: [...own, ...splits].sort(byDate) };
  }
  return Object.keys(added).length === 0 ? prices : { ...prices, ...added };
}

function factorOf(line: Line): number {
  const { times, by } = fractionOf(ratioOf(line));
  return numberOf(times) / Number(by);
}

function byDate(first: Split, second: Split): number {
  return first.date < second.date ? -1 : 1;
}
