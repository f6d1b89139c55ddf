import { addDays, dayNumber } from "#core/calendar/index.ts";
import type { PriceSeries, RateTable, Transaction } from "#core/portfolio/index.ts";
import { createPortfolio, type Portfolio } from "#core/portfolio/portfolio.ts";
import type { SharedSeries, Subject } from "./protocol.ts";

/** What the calculation remembers of a user. */
export interface KnownUser {
  readonly lines: Map<string, Transaction>;
  /** Lines and inputs made for one set of accounts, so that the same question finds what was computed for it. */
  readonly transactions: Map<string, readonly Transaction[]>;
  readonly inputs: Map<string, KnownInput>;
}

interface KnownInput {
  readonly composed: Map<
    string,
    { readonly key: string; readonly shared: SharedSeries | undefined; readonly series: PriceSeries | null }
  >;
  portfolio: Portfolio | null;
}

/** The portfolio a question is about; the very same object as long as nothing in it changed. */
export function subjectPortfolio(
  user: KnownUser,
  subject: Subject,
  series: ReadonlyMap<string, SharedSeries>,
  rates: RateTable,
): Portfolio {
  const accountKey = JSON.stringify(subject.accounts);
  const key = `${accountKey} ${String(subject.usesCloses)}`;
  const transactions = user.transactions.get(accountKey) ?? linesOf(user, subject);
  user.transactions.set(accountKey, transactions);
  const known = user.inputs.get(key) ?? { composed: new Map(), portfolio: null };
  user.inputs.set(key, known);

  const symbols = new Set(transactions.flatMap(({ symbol, newSymbol }) => [symbol, newSymbol]));
  const prices: Record<string, PriceSeries> = {};
  const splits = Map.groupBy(
    transactions.filter(({ type }) => type === "split"),
    ({ symbol }) => symbol,
  );
  for (const symbol of symbols) {
    if (symbol === null || symbol === undefined) continue;
    const shared = subject.usesCloses ? series.get(symbol) : undefined;
    const splitToday = splitOn(splits.get(symbol) ?? [], subject.latest[symbol]?.date);
    const partKey = JSON.stringify([
      subject.latest[symbol],
      subject.manual[symbol],
      subject.splitsCountedUntil[symbol],
      splitToday,
    ]);
    const before = known.composed.get(symbol);
    const isSame = before !== undefined && before.key === partKey && before.shared === shared;
    const composed = isSame ? before.series : priceSeries(symbol, shared, subject, splitToday);
    if (!isSame) known.composed.set(symbol, { key: partKey, shared, series: composed });
    if (composed !== null) prices[symbol] = composed;
  }
  const last = known.portfolio?.input;
  const hasSamePrices = last !== undefined && haveSameValues(last.prices, prices);
  const isSame =
    hasSamePrices &&
    last.baseCurrency === subject.baseCurrency &&
    last.rates === rates &&
    last.transactions === transactions;
  if (!isSame || known.portfolio === null) {
    const input = {
      baseCurrency: subject.baseCurrency,
      accounts: subject.accounts,
      transactions,
      prices: hasSamePrices ? last.prices : prices,
      rates,
    };
    known.portfolio = createPortfolio(input, known.portfolio);
  }
  return known.portfolio;
}

function linesOf(user: KnownUser, { accounts }: Subject): Transaction[] {
  const ids = new Set(accounts.map(({ id }) => id));
  return [...user.lines.values()].filter(({ accountId }) => ids.has(accountId));
}

/** Closes, the newest price after them, and the owner's own; null without any. */
function priceSeries(
  symbol: string,
  shared: SharedSeries | undefined,
  subject: Subject,
  splitToday: number,
): PriceSeries | null {
  const latest = subject.latest[symbol];
  const manual = subject.manual[symbol];
  const until = subject.splitsCountedUntil[symbol] ?? "";
  const currency = shared?.currency ?? latest?.currency ?? manual?.currency ?? null;
  if (currency === null) return null;
  const usable = latest !== undefined && latest.currency === currency ? latest : undefined;
  const points = shared === undefined ? pointsOf(usable, splitToday) : withLatest(shared.points, usable);
  return {
    currency,
    points,
    splits: (shared?.splits ?? []).filter(({ date }) => date > until),
    isSplitAdjusted: shared?.isSplitAdjusted ?? false,
    manual: manual?.prices ?? [],
  };
}

/** New shares for one old by the ledger's splits of a day. Each account tells the same split; two in one account are two. */
function splitOn(lines: readonly Transaction[], date: string | undefined): number {
  const ofDay = lines.filter((line) => line.date === date);
  return ofDay
    .filter(({ accountId }) => accountId === ofDay[0]?.accountId)
    .reduce((product, { ratio }) => product * Number(ratio ?? 1), 1);
}

/** As traded, each on its day: the close before is told by sources in shares of after the day's split. */
function pointsOf(
  latest: Subject["latest"][string] | undefined,
  splitToday: number,
): { date: string; close: number }[] {
  if (latest === undefined) return [];
  const { date, price, previousClose } = latest;
  const before = previousClose === null ? [] : [{ date: addDays(date, -1), close: previousClose * splitToday }];
  return [...before, { date, close: price }];
}

function withLatest(points: SharedSeries["points"], latest: Subject["latest"][string] | undefined) {
  if (latest === undefined) return points;
  const day = dayNumber(latest.date);
  const lastDay = points.days.at(-1) ?? Number.NEGATIVE_INFINITY;
  if (day < lastDay) return points;
  const kept = day === lastDay ? points.days.length - 1 : points.days.length;
  const days = new Int32Array(kept + 1);
  const closes = new Float64Array(kept + 1);
  days.set(points.days.subarray(0, kept));
  closes.set(points.closes.subarray(0, kept));
  days[kept] = day;
  closes[kept] = latest.price;
  return { days, closes };
}

function haveSameValues(
  first: Readonly<Record<string, PriceSeries>>,
  second: Readonly<Record<string, PriceSeries>>,
): boolean {
  const names = Object.keys(second);
  return names.length === Object.keys(first).length && names.every((name) => first[name] === second[name]);
}
