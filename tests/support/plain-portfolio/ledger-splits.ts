import { civilDay, dateOfDay } from "#core/portfolio/civil-day.ts";
import type { Line } from "./line.ts";
import type { PortfolioInput, PriceSeries } from "#core/portfolio/portfolio-input.ts";
import { fractionOf } from "./position.ts";
import { carriedDays } from "#core/portfolio/standing.ts";

type Prices = PortfolioInput["prices"];
type Split = NonNullable<PriceSeries["splits"]>[number];

/**
 * Applies the ledger's splits to traded prices that lack them, such as manual prices: earlier prices are divided
 * afterwards. A split of the series on about that day counts as the same one. Returns the same object if nothing is
 * added.
 */
export function withLedgerSplits(prices: Prices, lines: readonly Line[]): Prices {
  const added = new Map<string, Split[]>();
  for (const [symbol, ofSymbol] of Map.groupBy(lines, (line) => line.symbol ?? "")) {
    const series = Object.hasOwn(prices, symbol) ? prices[symbol] : undefined;
    if (series === undefined || series.isSplitAdjusted === true) continue;
    const knownDays = (series.splits ?? []).map(({ date }) => civilDay(date));
    const splits: Split[] = [];
    for (const [day, ofDay] of Map.groupBy(ofSymbol, (line) => line.day)) {
      if (knownDays.some((other) => Math.abs(other - day) <= carriedDays)) continue;
      // Each account has the same split; two in one account are two splits.
      const ofAccount = ofDay.filter(({ accountId }) => accountId === ofDay[0]?.accountId);
      splits.push({ date: dateOfDay(day), ratio: ofAccount.reduce((product, line) => product * ratioOf(line), 1) });
    }
    if (splits.length > 0) added.set(symbol, splits.sort(byDate));
  }
  if (added.size === 0) return prices;
  const all = { ...prices };
  for (const [symbol, splits] of added) {
    const series = prices[symbol];
    if (series !== undefined) all[symbol] = { ...series, splits: [...(series.splits ?? []), ...splits].sort(byDate) };
  }
  return all;
}

function ratioOf({ ratio }: Line): number {
  const { times, by } = fractionOf(ratio);
  return Number(times) / Number(by);
}

function byDate(first: Split, second: Split): number {
  return first.date < second.date ? -1 : 1;
}
