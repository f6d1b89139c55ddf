import { addDays, dayNumber } from "#core/calendar/index.ts";
import type { PriceSeries, RateTable, Transaction } from "#core/portfolio/index.ts";
import { ownRatesIn, withOwnRates } from "#core/portfolio/own-rates.ts";
import { createPortfolio, type Portfolio } from "#core/portfolio/portfolio.ts";
import { createKeptAnswers, type KeptAnswers } from "./kept-answers.ts";
import type { SharedSeries, Subject } from "./protocol.ts";

/** The calculation's state for one user. */
export interface KnownUser {
  readonly lines: Map<string, Transaction>;
  /** Lines of one set of accounts, as they are now. */
  readonly ledgers: Map<string, KnownLedger>;
  readonly inputs: Map<string, KnownInput>;
  /** The last table of rates with the user's own in it. */
  ownRates: { readonly key: string; readonly table: RateTable; readonly merged: RateTable } | null;
}

interface KnownLedger {
  readonly transactions: readonly Transaction[];
  readonly symbols: readonly string[];
  /** Splits of the ledger by symbol. */
  readonly splits: ReadonlyMap<string, readonly Transaction[]>;
}

/** A portfolio as it was asked about last. */
export interface KnownInput {
  readonly composed: Map<
    string,
    { readonly key: string; readonly shared: SharedSeries | undefined; readonly series: PriceSeries | null }
  >;
  portfolio: Portfolio | null;
  /** Answers, as texts, that hold for as long as the portfolio and the series they were read from are the same. */
  readonly answers: KeptAnswers;
}

/** Selections of accounts, with closes or without, of which a user's portfolio is kept. */
const maxInputs = 6;

export function unknownUser(): KnownUser {
  return { lines: new Map(), ledgers: new Map(), inputs: new Map(), ownRates: null };
}

/** The portfolio a question is about; the very same object as long as nothing in it changed. */
export function subjectPortfolio(
  user: KnownUser,
  subject: Subject,
  series: ReadonlyMap<string, SharedSeries>,
  sharedRates: RateTable,
): { readonly portfolio: Portfolio; readonly symbols: readonly string[]; readonly answers: KeptAnswers } {
  const rates = ratesFor(user, subject, sharedRates);
  const accountKey = JSON.stringify(subject.accounts);
  const key = `${accountKey} ${String(subject.usesCloses)}`;
  const ledger = user.ledgers.get(accountKey) ?? ledgerOf(user, subject);
  user.ledgers.set(accountKey, ledger);
  const known = user.inputs.get(key) ?? { composed: new Map(), portfolio: null, answers: createKeptAnswers() };
  // The most recently used is last; the least recently used go first.
  user.inputs.delete(key);
  user.inputs.set(key, known);
  for (const oldest of [...user.inputs.keys()].slice(0, -maxInputs)) user.inputs.delete(oldest);
  const { transactions, symbols } = ledger;
  const prices = pricesOf(known, ledger, subject, series);
  const last = known.portfolio?.input;
  const hasSamePrices = last !== undefined && haveSameValues(last.prices, prices);
  const isSame =
    hasSamePrices &&
    last.baseCurrency === subject.baseCurrency &&
    last.rates === rates &&
    last.transactions === transactions;
  const input = {
    baseCurrency: subject.baseCurrency,
    accounts: subject.accounts,
    transactions,
    prices: hasSamePrices ? last.prices : prices,
    rates,
  };
  // Reuses the parsed and replayed lines of the same ledger with other prices.
  const { portfolio: own } = known;
  const hasRead = (one: Portfolio | null) => one?.input.transactions === transactions;
  const others = hasRead(own) ? [] : [...user.inputs.values()].map((other) => other.portfolio);
  const before =
    others.find((other) => hasRead(other) && other?.input.rates === rates) ?? own ?? others.find(hasRead) ?? null;
  const portfolio = isSame && own !== null ? own : createPortfolio(input, before);
  known.portfolio = portfolio;
  return { portfolio, symbols, answers: known.answers };
}

/** The rates that all share, with the user's own; the same object as long as neither changed. */
function ratesFor(user: KnownUser, { manual }: Subject, table: RateTable): RateTable {
  const own = ownRatesIn(Object.fromEntries(Object.entries(manual).map(([symbol, { prices }]) => [symbol, prices])));
  if (own.length === 0) return table;
  const key = JSON.stringify(own);
  if (user.ownRates?.key !== key || user.ownRates.table !== table)
    user.ownRates = { key, table, merged: withOwnRates(table, own) };
  return user.ownRates.merged;
}

function ledgerOf(user: KnownUser, { accounts }: Subject): KnownLedger {
  const ids = new Set(accounts.map(({ id }) => id));
  const transactions: Transaction[] = [];
  const symbols = new Set<string>();
  const allSplits: Transaction[] = [];
  for (const line of user.lines.values()) {
    if (!ids.has(line.accountId)) continue;
    transactions.push(line);
    if (line.symbol != null) symbols.add(line.symbol);
    if (line.newSymbol != null) symbols.add(line.newSymbol);
    if (line.type === "split") allSplits.push(line);
  }
  const splits = Map.groupBy(allSplits, ({ symbol }) => symbol ?? "");
  return { transactions, symbols: [...symbols], splits };
}

function pricesOf(
  { composed }: KnownInput,
  { symbols, splits }: KnownLedger,
  subject: Subject,
  series: ReadonlyMap<string, SharedSeries>,
): Record<string, PriceSeries> {
  const prices: Record<string, PriceSeries> = {};
  for (const symbol of symbols) {
    const shared = subject.usesCloses ? series.get(symbol) : undefined;
    const splitToday = splitOn(splits.get(symbol) ?? [], subject.latest[symbol]?.date);
    const key = JSON.stringify([
      subject.latest[symbol],
      subject.manual[symbol],
      subject.splitsCountedUntil[symbol],
      splitToday,
    ]);
    const before = composed.get(symbol);
    const isSame = before !== undefined && before.key === key && before.shared === shared;
    const made = isSame ? before.series : seriesFor(symbol, key, shared, subject, splitToday);
    if (!isSame) composed.set(symbol, { key, shared, series: made });
    if (made !== null) prices[symbol] = made;
  }
  return prices;
}

/** The last prices made of a series without an owner's own: everybody who holds the instrument reads the same. */
const lastMade = new WeakMap<SharedSeries, { readonly key: string; readonly series: PriceSeries | null }>();

function seriesFor(
  symbol: string,
  key: string,
  shared: SharedSeries | undefined,
  subject: Subject,
  splitToday: number,
): PriceSeries | null {
  if (shared === undefined || subject.manual[symbol] !== undefined)
    return priceSeries(symbol, shared, subject, splitToday);
  const known = lastMade.get(shared);
  if (known?.key === key) return known.series;
  const series = priceSeries(symbol, shared, subject, splitToday);
  lastMade.set(shared, { key, series });
  return series;
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

/** Prices as traded, each on its day. Sources report the previous close in shares after the day's split. */
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
