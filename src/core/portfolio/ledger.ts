import type { Arithmetic } from "./arithmetic.ts";
import { type CashAccount, cashOf, joinedPurses } from "./cash.ts";
import { createEntries, entryFlag, entryKind, type Lane, type UnknownEntry } from "./entries.ts";
import type { Group } from "./groups.ts";
import { cashCurrencyOf } from "./kept-currencies.ts";
import type { LedgerLines } from "./ledger-lines.ts";
import { compareTexts } from "./line.ts";
import type { Replayed, Sale, Shortfall } from "./play.ts";
import type { PortfolioInput, Scope } from "./portfolio-input.ts";
import type { Position } from "./position.ts";
import type { PriceBook } from "./price-book.ts";
import type { RateBook } from "./rate-book.ts";
import { replay } from "./replay.ts";
import type { Account } from "./transaction.ts";

/** An amount of one account; null where unknown. */
export interface Booked {
  readonly accountId: string;
  readonly day: number;
  readonly amount: bigint | null;
}

/** Everything that follows from the transactions of a scope, before any range is looked at. */
export interface Ledger {
  readonly baseCurrency: string;
  readonly scope: Scope;
  /** True when bookings depend on prices, because shares move between the scope and what is outside it. */
  readonly readsPrices: boolean;
  readonly arithmetic: Arithmetic;
  readonly prices: PriceBook;
  readonly rates: RateBook;
  readonly positions: readonly Position[];
  /** The entries of the scope, by instruments that belong together; implied deposits last. */
  readonly lanes: readonly Lane[];
  readonly unknowns: readonly UnknownEntry[];
  /** Dividends and interest by instrument; null for the accounts alone. */
  readonly incomes: () => ReadonlyMap<string | null, readonly Booked[]>;
  readonly cash: readonly CashAccount[];
  readonly sales: readonly Sale[];
  readonly shortfalls: readonly Shortfall[];
  /** The day of the first line; null without any. */
  readonly firstDay: number | null;
}

/** The part of a portfolio that its ledgers follow from. */
interface PlayedLines {
  readonly input: PortfolioInput;
  readonly prices: PriceBook;
  readonly rates: RateBook;
  readonly exact: () => { readonly read: LedgerLines };
  readonly account: (id: string) => Account;
  readonly currencyIn: (group: Group, symbol: string) => string;
  readonly viewsOf: (group: Group) => Map<string, Replayed>;
}

/** Returns the ledger of some accounts or instruments. */
export function ledgerOfScope(portfolio: PlayedLines, scope: Scope): Ledger {
  const { input, prices, rates } = portfolio;
  const { read } = portfolio.exact();
  const { arithmetic } = read;
  const { baseCurrency } = input;
  const sight = sightOf(scope);
  const results: Replayed[] = [];
  let readsPrices = false;
  for (const group of read.groups.values()) {
    if (scope.symbols !== undefined && !group.names.some(sight.includes)) continue;
    const view = viewOf(portfolio, group, sight);
    results.push(view.replayed);
    readsPrices ||= view.isPartial;
  }
  const implied = createEntries();
  const cash: CashAccount[] = [];
  if (scope.symbols === undefined) {
    const purses = results.flatMap(({ movements }) =>
      movements.purses.filter(({ accountId }) => sight.isInside(accountId)),
    );
    for (const joined of joinedPurses(purses)) {
      const isImplied = read.isCashImplied(portfolio.account(joined[0]?.accountId ?? ""));
      cash.push(cashOf(joined, { isImplied, baseCurrency, rates, implied }));
    }
  }
  const { belongs } = sight;
  const isSeen = (lane: Lane) => sight.isEverything || belongs(lane.accountId, lane.symbol);
  const lanes = [...results.flatMap(({ entries }) => entries.lanes.filter(isSeen)), ...implied.lanes];
  const unknowns = [
    ...results.flatMap(({ entries }) => entries.unknowns.filter(({ lane }) => isSeen(lane))),
    ...implied.unknowns,
  ];
  const positions = results
    .flatMap((result) => result.positions.filter(({ accountId, name }) => belongs(accountId, name)))
    .sort(
      (first, second) => compareTexts(first.symbol, second.symbol) || compareTexts(first.accountId, second.accountId),
    );
  let incomes: ReadonlyMap<string | null, readonly Booked[]> | null = null;
  return {
    baseCurrency,
    scope,
    readsPrices,
    arithmetic,
    prices,
    rates,
    positions,
    lanes,
    unknowns,
    incomes: () => (incomes ??= incomesOf(lanes)),
    cash,
    sales: results.flatMap(({ sales }) => sales.filter(({ accountId, symbol }) => belongs(accountId, symbol))),
    shortfalls: results.flatMap(({ shortfalls }) => shortfalls.filter(({ accountId }) => sight.isInside(accountId))),
    firstDay: firstDayOf(lanes, cash, positions),
  };
}

interface Sight {
  readonly isEverything: boolean;
  readonly isInside: (accountId: string) => boolean;
  readonly includes: (symbol: string) => boolean;
  /** Returns true when a position, entry or sale is part of the scope. */
  readonly belongs: (accountId: string, symbol: string | null) => boolean;
}

function sightOf({ accountIds, symbols }: Scope): Sight {
  const isInside = insideOf(accountIds);
  const includes = insideOf(symbols);
  return {
    isEverything: accountIds === undefined && symbols === undefined,
    isInside,
    includes,
    belongs: (accountId, symbol) =>
      isInside(accountId) && (symbols === undefined || (symbol !== null && includes(symbol))),
  };
}

function insideOf(names: readonly string[] | undefined): (name: string) => boolean {
  if (names === undefined) return () => true;
  const set = new Set(names);
  return (name) => set.has(name);
}

/**
 * Replays the lines of a group. Accounts and instruments outside the scope change the result only where shares move
 * between inside and outside. Otherwise one view serves every scope.
 */
function viewOf(portfolio: PlayedLines, group: Group, sight: Sight): { replayed: Replayed; isPartial: boolean } {
  const isInside = (accountId: string) => sight.isInside(accountId);
  const crossing = [...group.moved.keys()].some(({ accountId }) => !isInside(accountId));
  const outside = group.names.filter((name) => !sight.includes(name));
  const isCarried = outside.length > 0 && outside.length < group.names.length;
  const accounts = crossing
    ? [...new Set([...group.moved.keys()].map(({ accountId }) => accountId))].filter(isInside).sort()
    : null;
  const key = crossing || isCarried ? JSON.stringify([accounts, isCarried ? outside.toSorted() : null]) : "";
  const views = portfolio.viewsOf(group);
  const known = views.get(key);
  if (known !== undefined) return { replayed: known, isPartial: key !== "" };
  const made = replay(
    group.lines,
    contextOf(portfolio, group, crossing ? isInside : () => true, isCarried ? sight.includes : () => true),
  );
  if (views.size >= maxViews) views.clear();
  views.set(key, made);
  return { replayed: made, isPartial: key !== "" };
}

/** Views of one group that are kept. */
const maxViews = 8;

function contextOf(
  { exact, input, prices, rates, account, currencyIn }: PlayedLines,
  group: Group,
  isInside: Sight["isInside"],
  includes: Sight["includes"],
) {
  const isNamed = ({ accountId, symbol }: Group["lines"][number]) =>
    symbol === null || includes(group.nameOf(accountId, symbol));
  return {
    arithmetic: exact().read.arithmetic,
    baseCurrency: input.baseCurrency,
    cashCurrency: (id: string, currency: string, date: string) => cashCurrencyOf(account(id), currency, date),
    costMethod: (id: string) => account(id).costMethod ?? ("fifo" as const),
    currencyOf: (symbol: string) => currencyIn(group, symbol),
    prices,
    rates,
    otherEndsOf: (line: Group["lines"][number]) =>
      (group.moved.get(line) ?? []).map((end) => ({
        ...end,
        // Shares that only one of the accounts renames later go from one name to another.
        isInside: isInside(line.accountId) && isInside(end.line.accountId) && isNamed(line) === isNamed(end.line),
      })),
    nameOf: group.nameOf,
    includes,
  };
}

/** Entries, steps of cash and of positions all ascend by day. */
function firstDayOf(
  lanes: readonly Lane[],
  cash: readonly CashAccount[],
  positions: readonly Position[],
): number | null {
  let first = Number.POSITIVE_INFINITY;
  for (const { days } of lanes) first = Math.min(first, days[0] ?? first);
  for (const { steps } of [...cash, ...positions]) first = Math.min(first, steps[0]?.day ?? first);
  return Number.isFinite(first) ? first : null;
}

function incomesOf(lanes: readonly Lane[]): ReadonlyMap<string | null, readonly Booked[]> {
  const found = new Map<string | null, Booked[]>();
  for (const { kind, flags, accountId, symbol, days, booked } of lanes) {
    if (kind !== entryKind.income) continue;
    const isUnknown = (flags & entryFlag.isUnknown) !== 0;
    const own = found.get(symbol) ?? [];
    found.set(symbol, own);
    for (const [index, day] of days.entries())
      own.push({ accountId, day, amount: isUnknown ? null : (booked[index] ?? 0n) });
  }
  return found;
}
