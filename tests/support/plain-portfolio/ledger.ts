import { dayText } from "#core/calendar/day-text.ts";
import { majorCurrency } from "#core/money/currencies.ts";
import { type Decimal, zero } from "#core/money/decimal.ts";
import { dateOfDay } from "#core/portfolio/civil-day.ts";
import { compareLines, compareTexts, type Line, lineOf } from "./line.ts";
import type { PortfolioInput, Scope } from "#core/portfolio/portfolio-input.ts";
import { withRenamedPrices } from "#core/portfolio/renamed-prices.ts";
import { withLedgerSplits } from "./ledger-splits.ts";
import { createPriceBook, type PriceBook } from "./price-book.ts";
import { createRateBook, type RateBook } from "./rate-book.ts";
import { type Entry, type Movement, replay, type Replayed } from "./replay.ts";
import type { Account, Transaction } from "#core/portfolio/transaction.ts";

/** An entry the ledger adds itself: an unrecorded deposit that a purchase needed. */
export interface LedgerEntry extends Entry {
  readonly isImplied?: true;
}

/** An account's cash from a day on. */
interface CashStep {
  readonly day: number;
  readonly balance: Decimal;
  /** The base-currency amount that all movements so far were booked with on their days (see `Entry.booked`). */
  readonly booked: Decimal;
}

/** An account's cash in one currency: its own, or another that had no rate on its day. */
export interface CashAccount {
  readonly accountId: string;
  readonly currency: string;
  readonly steps: readonly CashStep[];
}

/** Everything that follows from a scope's transactions, independent of any range. */
export interface Ledger {
  readonly baseCurrency: string;
  readonly scope: Scope;
  readonly prices: PriceBook;
  readonly rates: RateBook;
  readonly positions: Replayed["positions"];
  readonly entries: readonly LedgerEntry[];
  /** The same entries by group of related instruments; implied deposits last. */
  readonly parts: readonly LedgerPart[];
  readonly cash: readonly CashAccount[];
  readonly sales: Replayed["sales"];
  readonly shortfalls: Replayed["shortfalls"];
  /** The day of the first line; null without lines. */
  readonly firstDay: number | null;
}

/** The results of one group of related instruments; the same object while its lines are unchanged. */
export interface LedgerPart {
  readonly replayed: Replayed;
  /** The accounts of the scope. */
  readonly entries: readonly LedgerEntry[];
}

/** Replays a scope's ledger from scratch. */
export function ledgerOf(input: PortfolioInput, scope: Scope = {}): Ledger {
  const { accounts, baseCurrency } = input;
  const rates = createRateBook(input.rates);
  const accountById = new Map(accounts.map((account) => [account.id, account]));
  const isInside = insideOf(scope.accountIds);
  const includes = insideOf(scope.symbols);
  const { groups, pairs, all, splits } = grouped(input.transactions);
  const renames = input.transactions.filter(({ type }) => type === "symbol-change");
  const prices = createPriceBook(withLedgerSplits(withRenamedPrices(input.prices, renames), splits));

  const belongs = ({ accountId, symbol }: { accountId: string; symbol: string | null }) =>
    isInside(accountId) && (scope.symbols === undefined || (symbol !== null && includes(symbol)));
  const parts: LedgerPart[] = [];
  // By name, so that sums of binary numbers don't depend on the order of lines.
  for (const [, group] of [...groups].sort(([first], [second]) => (first < second ? -1 : 1))) {
    const own = group.hasPairs ? group.lines : group.lines.filter(({ accountId }) => isInside(accountId));
    if (own.length === 0) continue;
    const currencyOf = (symbol: string) => prices.currencyOf(symbol) ?? group.currencies.get(symbol) ?? baseCurrency;
    const replayed = replay([...own].sort(compareLines), {
      baseCurrency,
      cashCurrency: (id, currency, date) => {
        const account = accountById.get(id);
        const isKept = account !== undefined && isKeptOn(input, account, currency, date);
        return isKept ? currency : (account?.currency ?? baseCurrency);
      },
      costMethod: (id) => accountById.get(id)?.costMethod ?? "fifo",
      currencyOf,
      prices,
      rates,
      endsOf: (line) =>
        (pairs.get(line) ?? []).map((end) => ({
          ...end,
          isInside:
            isInside(line.accountId) &&
            isInside(end.line.accountId) &&
            includes(lastName(group.lines, line.accountId, line.symbol ?? "")) ===
              includes(lastName(group.lines, end.line.accountId, end.line.symbol ?? "")),
        })),
      nameOf: (accountId, symbol) => lastName(group.lines, accountId, symbol),
      includes,
    });
    const part = { replayed, entries: replayed.entries.filter(belongs) };
    parts.push(part);
  }

  const settled = settle(parts, {
    baseCurrency,
    rates,
    all,
    accountById,
    isInside,
    belongs,
    hasCash: scope.symbols === undefined,
  });
  return { baseCurrency, scope, prices, rates, ...settled };
}

/** Combines the parts. */
function settle(
  parts: readonly LedgerPart[],
  {
    baseCurrency,
    rates,
    all,
    accountById,
    isInside,
    belongs,
    hasCash,
  }: {
    readonly baseCurrency: string;
    readonly rates: RateBook;
    readonly all: readonly Line[];
    readonly accountById: ReadonlyMap<string, Account>;
    readonly isInside: (accountId: string) => boolean;
    readonly belongs: (item: { readonly accountId: string; readonly symbol: string | null }) => boolean;
    readonly hasCash: boolean;
  },
): Settled {
  const results = parts.map(({ replayed }) => replayed);
  const implied: LedgerEntry[] = [];
  const cash: CashAccount[] = [];
  if (hasCash) {
    const movements = byPurse(results, isInside);
    for (const [, moved] of [...movements].sort(([first], [second]) => (first < second ? -1 : 1))) {
      const [{ accountId, currency } = { accountId: "", currency: "" }] = moved;
      const account = accountById.get(accountId) ?? { id: accountId, currency: baseCurrency };
      const isImplied = isCashImplied(account, all);
      const settled = cashOf(accountId, currency, moved, isImplied, baseCurrency, rates);
      cash.push(settled.cash);
      implied.push(...settled.entries);
    }
  }
  const withImplied = implied.length === 0 ? parts : [...parts, { replayed: nothing, entries: implied }];
  const entries = withImplied.flatMap((part) => part.entries);
  return {
    positions: results
      .flatMap((result) => result.positions.filter(({ accountId, name }) => belongs({ accountId, symbol: name })))
      .sort(
        (first, second) => compareTexts(first.symbol, second.symbol) || compareTexts(first.accountId, second.accountId),
      ),
    parts: withImplied,
    entries,
    cash,
    sales: results.flatMap((result) => result.sales.filter(belongs)),
    shortfalls: results.flatMap((result) => result.shortfalls),
    firstDay: firstDayOf(entries, cash, results, belongs),
  };
}

type Settled = Omit<Ledger, "baseCurrency" | "scope" | "prices" | "rates">;

const nothing: Replayed = { positions: [], entries: [], movements: [], sales: [], shortfalls: [] };

interface Group {
  readonly symbols: string[];
  /** From the first line of each symbol. */
  readonly currencies: Map<string, string>;
  readonly lines: Line[];
  hasPairs: boolean;
}

/** Groups lines by related instruments. Instruments that turn into each other form one group, cash another. */
function grouped(transactions: readonly Transaction[]) {
  const all = transactions.map(lineOf);
  const parent = new Map<string, string>();
  // A group is named after its alphabetically first symbol, whatever the order of lines.
  const rootOf = (symbol: string): string => {
    let root = symbol;
    for (let up = parent.get(root); up !== undefined; up = parent.get(root)) root = up;
    return root;
  };
  for (const { symbol, newSymbol } of all) {
    if (symbol === null || newSymbol === null) continue;
    const [first, second] = [rootOf(symbol), rootOf(newSymbol)].sort();
    if (first !== undefined && second !== undefined && first !== second) parent.set(second, first);
  }
  const groups = new Map<string, Group>();
  for (const line of all) {
    const name = line.symbol === null ? "" : rootOf(line.symbol);
    const group = groups.get(name) ?? {
      symbols: [],
      currencies: new Map<string, string>(),
      lines: [],
      hasPairs: false,
    };
    groups.set(name, group);
    group.lines.push(line);
  }
  for (const group of groups.values()) {
    const first = new Map<string, Line>();
    for (const line of group.lines) {
      for (const symbol of [line.symbol, line.newSymbol]) {
        if (symbol === null) continue;
        const known = first.get(symbol);
        if (known === undefined || compareLines(line, known) < 0) first.set(symbol, line);
      }
    }
    group.symbols.push(...first.keys());
    for (const [symbol, { currency }] of first) group.currencies.set(symbol, currency);
  }
  const pairs = transferEnds(all);
  for (const line of pairs.keys()) {
    const group = groups.get(rootOf(line.symbol ?? ""));
    if (group !== undefined) group.hasPairs = true;
  }
  return { groups, pairs, all, splits: all.filter(({ type }) => type === "split") };
}

/** What a symbol is called in an account in the end: followed through changes and mergers after which it was never held again. */
function lastName(lines: readonly Line[], accountId: string, symbol: string): string {
  const own = lines.filter((line) => line.accountId === accountId).sort(compareLines);
  const adds = (line: Line) =>
    line.newSymbol === symbol ||
    (line.symbol === symbol &&
      ["buy", "transfer-in", "reinvested-dividend", "stock-dividend", "staking-reward"].includes(line.type));
  const leaves = (line: Line) =>
    line.newSymbol !== symbol &&
    line.symbol === symbol &&
    line.newSymbol !== null &&
    (line.type === "symbol-change" || line.type === "merger");
  const last = own.findLastIndex((line) => adds(line) || leaves(line));
  const next = last < 0 ? undefined : own[last];
  return next === undefined || !leaves(next)
    ? symbol
    : lastName(own.slice(last + 1), accountId, next.newSymbol ?? symbol);
}

/** So many shares that the other line has of a line's transfer. */
export interface End {
  readonly line: Line;
  readonly quantity: Decimal;
}

/** Shares that move between accounts on the same day, of which a tenth at most is lost: one out to one in, to several, or several to one. */
function transferEnds(all: readonly Line[]): Map<Line, readonly End[]> {
  const transfers = all.filter(({ type }) => type === "transfer-in" || type === "transfer-out").sort(compareLines);
  const ends = new Map<Line, readonly End[]>();
  const join = (leaving: Line, arriving: Line, quantity: Decimal) => {
    ends.set(arriving, [...(ends.get(arriving) ?? []), { line: leaving, quantity }]);
    ends.set(leaving, [...(ends.get(leaving) ?? []), { line: arriving, quantity }]);
  };
  const sum = (lines: readonly Line[]) => lines.reduce((total, { quantity }) => total.plus(quantity), zero);
  const arrives = (left: Decimal, come: Decimal) => left.gte(come) && left.times("0.9").lte(come);
  const places = new Set(transfers.map(({ day, symbol }) => `${day} ${symbol}`));
  for (const place of places) {
    const open = (type: string) =>
      transfers.filter((one) => one.type === type && `${one.day} ${one.symbol}` === place && !ends.has(one));
    const match = (isPair: (leaving: Line, arriving: Line) => boolean) => {
      for (const arriving of open("transfer-in")) {
        const found = open("transfer-out")
          .toSorted((first, second) => first.quantity.cmp(second.quantity))
          .find((leaving) => leaving.accountId !== arriving.accountId && isPair(leaving, arriving));
        if (found !== undefined) join(found, arriving, arriving.quantity);
      }
    };
    match((leaving, arriving) => leaving.quantity.eq(arriving.quantity));
    const isApart = (one: Line) => open("transfer-out").every(({ accountId }) => accountId !== one.accountId);
    const apart = open("transfer-in").filter(isApart);
    const isMore = apart.length > open("transfer-out").length;
    const bare = isMore ? apart.filter(({ price }) => price === null) : apart;
    for (const ins of [apart, bare]) {
      const outs = open("transfer-out");
      const [left, lost] = [sum(outs), sum(outs).minus(sum(ins))];
      const isExact = lost.eq(zero);
      if (!isExact && (ins.some(({ price }) => price !== null) || !arrives(left, sum(ins)))) continue;
      const [out, into] = [outs[0], ins[0]];
      const largest = outs.toSorted((first, second) => second.quantity.cmp(first.quantity))[0];
      if (out !== undefined && outs.length === 1 && ins.length > 1)
        for (const arriving of ins) join(out, arriving, arriving.quantity);
      else if (into !== undefined && ins.length === 1 && outs.length > 1 && largest?.quantity.gt(lost) === true)
        for (const leaving of outs)
          join(leaving, into, leaving === largest ? leaving.quantity.minus(lost) : leaving.quantity);
    }
    if (bare.filter((one) => !ends.has(one)).length <= open("transfer-out").length)
      match(
        (leaving, arriving) =>
          (bare.includes(arriving) || !apart.includes(arriving)) && arrives(leaving.quantity, arriving.quantity),
      );
  }
  return ends;
}

/** Decides from all lines which accounts track cash, so that an earlier day gets the same decision. */
export function accountsWithCash(input: PortfolioInput): Account[] {
  const { all } = grouped(input.transactions);
  return input.accounts.map((account) => ({
    ...account,
    exchanges: exchangesOf(input, account),
    cash: isCashImplied(account, all) ? "implied" : "recorded",
  }));
}

const settlementDays = 7;

/** Currencies of exchanges with their days, also of those after the day that is looked at. */
interface CutAccount extends Account {
  readonly exchanges?: readonly (readonly [currency: string, date: string])[];
}

function exchangesOf({ transactions }: PortfolioInput, { id }: Account) {
  return transactions.flatMap(({ type, accountId, date, currency, receivedCurrency }) =>
    type === "currency-exchange" && accountId === id
      ? ([
          [majorCurrency(currency), date],
          [receivedCurrency ?? "", date],
        ] as const)
      : [],
  );
}

/** An account keeps the currencies that it lists, and those of its exchanges from the first one on. */
function isKeptOn(input: PortfolioInput, account: CutAccount, currency: string, date: string): boolean {
  const exchanges = account.exchanges ?? exchangesOf(input, account);
  return (
    account.currencies?.includes(currency) === true || exchanges.some(([code, day]) => code === currency && day <= date)
  );
}

function isCashImplied(account: Account, all: readonly Line[]): boolean {
  const mode = account.cash ?? "automatic";
  if (mode !== "automatic") return mode === "implied";
  let firstDeposit = Number.POSITIVE_INFINITY;
  let firstPurchase = Number.POSITIVE_INFINITY;
  for (const { accountId, type, day } of all) {
    if (accountId !== account.id) continue;
    if (type === "deposit" && day < firstDeposit) firstDeposit = day;
    if (type === "buy" && day < firstPurchase) firstPurchase = day;
  }
  if (firstDeposit === Number.POSITIVE_INFINITY) return true;
  return firstDeposit > firstPurchase + settlementDays;
}

/** Movements by account and currency. */
function byPurse(results: readonly Replayed[], isInside: (accountId: string) => boolean): Map<string, Movement[]> {
  const movements = new Map<string, Movement[]>();
  for (const result of results) {
    for (const movement of result.movements) {
      if (!isInside(movement.accountId)) continue;
      const purse = `${movement.accountId}\n${movement.currency}`;
      const known = movements.get(purse);
      if (known === undefined) movements.set(purse, [movement]);
      else known.push(movement);
    }
  }
  return movements;
}

/** Returns the balance by day. With implied cash, a day's shortfall counts as deposited on it. */
function cashOf(
  accountId: string,
  currency: string,
  movements: Movement[],
  isImplied: boolean,
  baseCurrency: string,
  rates: RateBook,
) {
  movements.sort((first, second) => first.day - second.day);
  const steps: CashStep[] = [];
  const entries: LedgerEntry[] = [];
  let [balance, booked] = [zero, zero];
  for (let index = 0; index < movements.length;) {
    const day = movements[index]?.day ?? 0;
    for (; index < movements.length && movements[index]?.day === day; index += 1) {
      const movement = movements[index];
      balance = balance.plus(movement?.amount ?? zero);
      booked = booked.plus(movement?.base ?? zero);
    }
    if (isImplied && balance.lt(zero)) {
      const lacking = balance.times(-1);
      const rate = rates.at(currency, baseCurrency, day);
      const amount = rate === null ? null : lacking.times(rate);
      const missing = amount === null ? `no rate ${currency}/${baseCurrency} on ${dayText(dateOfDay(day))}` : null;
      const lack = { amount, booked: amount ?? zero, missing, isImplied: true } as const;
      entries.push({ day, accountId, symbol: null, kind: "deposit", ...lack });
      balance = zero;
      booked = booked.plus(lack.booked);
    }
    steps.push({ day, balance, booked });
  }
  return { cash: { accountId, currency, steps }, entries };
}

function firstDayOf(
  entries: readonly Entry[],
  cash: readonly CashAccount[],
  results: readonly Replayed[],
  belongs: (position: { accountId: string; symbol: string }) => boolean,
): number | null {
  let first = Number.POSITIVE_INFINITY;
  for (const { day } of entries) if (day < first) first = day;
  for (const { steps } of cash) first = Math.min(first, steps[0]?.day ?? first);
  for (const { positions } of results)
    for (const position of positions)
      if (belongs({ accountId: position.accountId, symbol: position.name }))
        first = Math.min(first, position.steps[0]?.day ?? first);
  return Number.isFinite(first) ? first : null;
}

function insideOf(names: readonly string[] | undefined): (name: string) => boolean {
  if (names === undefined) return () => true;
  const set = new Set(names);
  return (name) => set.has(name);
}
