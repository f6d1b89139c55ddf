import type { Arithmetic } from "./arithmetic.ts";
import { type CashAccount, cashOf, joinedPurses } from "./cash.ts";
import { createEntries, type Entries, entryFlag, entryKind } from "./entries.ts";
import type { Group } from "./groups.ts";
import { compareTexts } from "./line.ts";
import type { Replayed, Sale, Shortfall } from "./play.ts";
import type { Portfolio } from "./portfolio.ts";
import type { Scope } from "./portfolio-input.ts";
import type { Position } from "./position.ts";
import type { PriceBook } from "./price-book.ts";
import type { RateBook } from "./rate-book.ts";
import { replay } from "./replay.ts";

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
  /** Whether prices decide what was booked, because some of what shares turned into is not looked at. */
  readonly readsPrices: boolean;
  readonly arithmetic: Arithmetic;
  readonly prices: PriceBook;
  readonly rates: RateBook;
  readonly positions: readonly Position[];
  /** Calls back for every entry of the scope, by instruments that belong together; implied deposits last. */
  readonly eachEntry: (visit: (entries: Entries, index: number) => void) => void;
  /** Dividends and interest by instrument, in the order of the ledger; null for the accounts alone. */
  readonly incomes: () => ReadonlyMap<string | null, readonly Booked[]>;
  readonly cash: readonly CashAccount[];
  readonly sales: readonly Sale[];
  readonly shortfalls: readonly Shortfall[];
  /** The day of the first line; null without any. */
  readonly firstDay: number | null;
}

/** What follows from the lines of some accounts or instruments. */
export function ledgerOfScope(portfolio: Portfolio, scope: Scope): Ledger {
  const { input, prices, rates } = portfolio;
  const { arithmetic } = portfolio.read;
  const { baseCurrency } = input;
  const sight = sightOf(scope);
  const results: Replayed[] = [];
  let readsPrices = false;
  for (const group of portfolio.read.groups.values()) {
    if (scope.symbols !== undefined && !group.symbols.some(sight.includes)) continue;
    const view = viewOf(portfolio, group, sight);
    results.push(view.replayed);
    readsPrices ||= view.isPartial;
  }
  const implied = createEntries(arithmetic);
  const cash: CashAccount[] = [];
  if (scope.symbols === undefined) {
    const purses = results.flatMap(({ movements }) =>
      movements.purses.filter(({ accountId }) => sight.isInside(accountId)),
    );
    for (const joined of joinedPurses(purses)) {
      const isImplied = portfolio.read.isCashImplied(portfolio.account(joined[0]?.accountId ?? ""));
      cash.push(cashOf(joined, { isImplied, baseCurrency, rates, implied }));
    }
  }
  const { belongs } = sight;
  const eachEntry: Ledger["eachEntry"] = (visit) => {
    for (const { entries } of results) {
      const { accountIds, symbols } = entries;
      for (let index = 0; index < accountIds.length; index += 1)
        if (sight.isEverything || belongs(accountIds[index] ?? "", symbols[index] ?? null)) visit(entries, index);
    }
    for (let index = 0; index < implied.days.length; index += 1) visit(implied, index);
  };
  const positions = results
    .flatMap((result) => result.positions.filter(({ accountId, symbol }) => belongs(accountId, symbol)))
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
    eachEntry,
    incomes: () => (incomes ??= incomesOf(eachEntry)),
    cash,
    sales: results.flatMap(({ sales }) => sales.filter(({ accountId, symbol }) => belongs(accountId, symbol))),
    shortfalls: results.flatMap(({ shortfalls }) => shortfalls.filter(({ accountId }) => sight.isInside(accountId))),
    firstDay: firstDayOf(results, sight, cash, positions),
  };
}

interface Sight {
  readonly isEverything: boolean;
  readonly isInside: (accountId: string) => boolean;
  readonly includes: (symbol: string) => boolean;
  /** Whether a position, entry or sale is part of the scope. */
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
 * What the lines of a group come to. Accounts and instruments that are left out change it only where shares cross from one to the
 * other: everything else is one view, of which a scope takes its part.
 */
function viewOf(portfolio: Portfolio, group: Group, sight: Sight): { replayed: Replayed; isPartial: boolean } {
  const isInside = (accountId: string) => sight.isInside(accountId);
  const crossing = [...group.pairs.keys()].some(({ accountId }) => !isInside(accountId));
  const outside = group.symbols.filter((symbol) => !sight.includes(symbol));
  const isCarried = outside.length > 0 && outside.length < group.symbols.length;
  const accounts = crossing
    ? [...new Set([...group.pairs.keys()].map(({ accountId }) => accountId))].filter(isInside).sort()
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
  { read, input, prices, rates, account, currencyIn }: Portfolio,
  group: Group,
  isInside: Sight["isInside"],
  includes: Sight["includes"],
) {
  return {
    arithmetic: read.arithmetic,
    baseCurrency: input.baseCurrency,
    accountCurrency: (id: string) => account(id).currency,
    costMethod: (id: string) => account(id).costMethod ?? ("fifo" as const),
    currencyOf: (symbol: string) => currencyIn(group, symbol),
    prices,
    rates,
    partnerOf: (line: Group["lines"][number]) => {
      const partner = group.pairs.get(line);
      if (partner === undefined) return null;
      return { line: partner, isInside: isInside(line.accountId) && isInside(partner.accountId) };
    },
    includes,
  };
}

/** Entries come by instrument and ascend by day in each. */
function firstDayOf(
  results: readonly Replayed[],
  sight: Sight,
  cash: readonly CashAccount[],
  positions: readonly Position[],
): number | null {
  let first = Number.POSITIVE_INFINITY;
  for (const { entries } of results) {
    const { days, accountIds, symbols } = entries;
    const index = days.findIndex((_, at) => sight.belongs(accountIds[at] ?? "", symbols[at] ?? null));
    first = Math.min(first, days[index] ?? first);
  }
  for (const { steps } of [...cash, ...positions]) first = Math.min(first, steps[0]?.day ?? first);
  return Number.isFinite(first) ? first : null;
}

function incomesOf(eachEntry: Ledger["eachEntry"]): ReadonlyMap<string | null, readonly Booked[]> {
  const found = new Map<string | null, Booked[]>();
  eachEntry((entries, index) => {
    if (entries.kinds[index] !== entryKind.income) return;
    const symbol = entries.symbols[index] ?? null;
    const isUnknown = ((entries.flags[index] ?? 0) & entryFlag.isUnknown) !== 0;
    const booked = {
      accountId: entries.accountIds[index] ?? "",
      day: entries.days[index] ?? 0,
      amount: isUnknown ? null : (entries.booked[index] ?? 0n),
    };
    const known = found.get(symbol);
    if (known === undefined) found.set(symbol, [booked]);
    else known.push(booked);
  });
  return found;
}
