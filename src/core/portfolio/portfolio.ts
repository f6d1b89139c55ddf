import type { PlainDate } from "#core/calendar/plain-date.ts";
import { civilDay } from "./civil-day.ts";
import { type ColumnLedger, createColumnLedger } from "./column-ledger.ts";
import type { KnownRange } from "./known-range.ts";
import { type Group, isSame } from "./groups.ts";
import { type LedgerLines, readLedger } from "./ledger-lines.ts";
import { withLedgerSplits } from "./ledger-splits.ts";
import { withKeptCurrencies } from "./kept-currencies.ts";
import { withRenamedPrices } from "./renamed-prices.ts";
import { type Ledger, ledgerOfScope } from "./ledger.ts";
import type { Replayed } from "./play.ts";
import type { PortfolioInput, RateTable, Scope } from "./portfolio-input.ts";
import { createPriceBook, type PriceBook } from "./price-book.ts";
import { createRateBook, type RateBook } from "./rate-book.ts";
import type { Account, Transaction } from "./transaction.ts";

/**
 * The lines of a portfolio. Figures come from columns of binary numbers with a bound of their error; what these leave in doubt comes
 * from the lines read and played exactly.
 */
export interface Portfolio {
  readonly input: PortfolioInput;
  readonly prices: PriceBook;
  readonly rates: RateBook;
  /** The lines of splits. */
  readonly splits: readonly Transaction[];
  /** The lines of changed symbols. */
  readonly renames: readonly Transaction[];
  /** The ledger in columns, worked out when it is first asked for; null where it holds something that they cannot. */
  readonly columns: () => ColumnLedger | null;
  /** The lines read and played exactly, when that is first asked for. */
  readonly exact: () => ExactLines;
  /** The last results, of this portfolio or its predecessor, from which a later one starts. */
  readonly last: Known;
  readonly account: (id: string) => Account;
  /** The currency an instrument of a group is priced in. */
  readonly currencyIn: (group: Group, symbol: string) => string;
  /** Replayed lines of a group, keyed by the part of it that is visible; "" is everything. */
  readonly viewsOf: (group: Group) => Map<string, Replayed>;
  /** Returns the ledger of some accounts or instruments. */
  readonly ledger: (scope?: Scope) => Ledger;
  /** The portfolio without the lines after a day. What is known of cash is decided by all lines, for earlier days too. */
  readonly upTo: (asOf: PlainDate) => Portfolio;
}

/** Results from which later portfolios start. */
export interface Known {
  columns: KnownColumns | null;
  exact: ExactLines | null;
  /** Ranges by scope. */
  readonly ranges: Map<string, KnownRange>;
}

/** A ledger in columns, and what it was worked out from beside its lines. */
interface KnownColumns {
  readonly ledger: ColumnLedger;
  readonly input: PortfolioInput;
  readonly rates: RateBook;
}

/** The lines of a portfolio, read and played. */
export interface ExactLines {
  readonly input: PortfolioInput;
  readonly prices: PriceBook;
  readonly rates: RateBook;
  readonly read: LedgerLines;
  readonly played: ReadonlyMap<string, Played>;
  /** The ledgers that were asked for, by scope. */
  readonly ledgers: Map<string, Ledger>;
}

interface Played {
  readonly currencies: string;
  readonly views: Map<string, Replayed>;
}

/** Scopes whose ledger is kept. */
const maxLedgers = 8;

/**
 * A portfolio of an input. After a change, `before` saves the work for what did not change: lines of the same transaction objects are
 * not read again, instruments whose lines, currency and account did not change are not played again, and a new price values anew what
 * is held and does nothing else.
 */
export function createPortfolio(input: PortfolioInput, before: Portfolio | null = null): Portfolio {
  const { baseCurrency, transactions } = input;
  const accounts = withKeptCurrencies(input.accounts, transactions);
  const isSameLedger = before?.input.transactions === transactions;
  const splits = isSameLedger ? before.splits : transactions.filter(({ type }) => type === "split");
  const renames = isSameLedger ? before.renames : transactions.filter(({ type }) => type === "symbol-change");
  const hasSamePrices =
    before?.input.prices === input.prices && isSame(before.splits, splits) && isSame(before.renames, renames);
  const prices = hasSamePrices
    ? before.prices
    : createPriceBook(withLedgerSplits(withRenamedPrices(input.prices, renames), splits));
  const rates = before?.input.rates === input.rates ? before.rates : createRateBook(input.rates);
  const accountById = new Map(accounts.map((account) => [account.id, account]));
  let columns: ColumnLedger | null | undefined;
  let exact: ExactLines | undefined;
  let earlier: { readonly asOf: string; readonly portfolio: Portfolio } | null = null;
  const canKeepRanges = before !== null && hasSameBooking(before.input, input) && hasSameCash(before.input, input);
  const last: Known = {
    columns: before?.last.columns ?? null,
    exact: before?.last.exact ?? null,
    // Days and returns are in the base currency, and cash in those of the accounts: nothing of them outlives a change of these.
    ranges: canKeepRanges ? before.last.ranges : new Map<string, KnownRange>(),
  };

  function columnLedger(): ColumnLedger | null {
    const known = last.columns;
    const isComparable = known !== null && known.rates === rates && hasSameBooking(known.input, input);
    const ledger = createColumnLedger(portfolio, isComparable ? known.ledger : null);
    if (ledger !== null) last.columns = { ledger, input, rates };
    return ledger;
  }

  function exactLines(): ExactLines {
    const known = last.exact;
    const read = readLedger(transactions, known?.read ?? null);
    const isComparable = known !== null && known.rates === rates && hasSameBooking(known.input, input);
    const { played, isAllKept } = takenOver(read.groups, portfolio.currencyIn, prices, isComparable ? known : null);
    const ledgers = new Map<string, Ledger>();
    if (isAllKept && known?.read === read && hasSameCash(known.input, input))
      for (const [key, ledger] of known.ledgers) if (!ledger.readsPrices) ledgers.set(key, { ...ledger, prices });
    last.exact = { input, prices, rates, read, played, ledgers };
    return last.exact;
  }

  const portfolio: Portfolio = {
    input,
    prices,
    rates,
    splits,
    renames,
    columns: () => (columns === undefined ? (columns = columnLedger()) : columns),
    exact: () => (exact ??= exactLines()),
    last,
    currencyIn: (group, symbol) => prices.currencyOf(symbol) ?? group.currencies.get(symbol) ?? baseCurrency,
    viewsOf: ({ name }) => portfolio.exact().played.get(name)?.views ?? new Map<string, Replayed>(),
    account: (id) => accountById.get(id) ?? { id, currency: baseCurrency },

    ledger(scope = {}) {
      const key = JSON.stringify([scope.accountIds?.toSorted() ?? null, scope.symbols?.toSorted() ?? null]);
      const { ledgers } = portfolio.exact();
      const known = ledgers.get(key) ?? ledgerOfScope(portfolio, scope);
      if (ledgers.size >= maxLedgers) ledgers.clear();
      ledgers.set(key, known);
      return known;
    },

    upTo(asOf) {
      const { read } = portfolio.exact();
      if (read.lastDay <= civilDay(asOf)) return portfolio;
      if (earlier?.asOf === asOf) return earlier.portfolio;
      const shortened = {
        ...input,
        accounts: accounts.map((account) => ({
          ...account,
          cash: read.isCashImplied(account) ? ("implied" as const) : ("recorded" as const),
        })),
        transactions: transactions.filter(({ date }) => date <= asOf),
      };
      earlier = { asOf, portfolio: createPortfolio(shortened, portfolio) };
      return earlier.portfolio;
    },
  };
  return portfolio;
}

/** Takes over the results of groups in an earlier portfolio whose inputs haven't changed. */
function takenOver(
  groups: ReadonlyMap<string, Group>,
  currencyIn: Portfolio["currencyIn"],
  prices: PriceBook,
  before: ExactLines | null,
): { readonly played: ReadonlyMap<string, Played>; readonly isAllKept: boolean } {
  const played = new Map<string, Played>();
  let isAllKept = before !== null;
  for (const group of groups.values()) {
    const currencies = group.symbols.map((symbol) => currencyIn(group, symbol)).join();
    const old = before?.read.groups.get(group.name) === group ? before.played.get(group.name) : undefined;
    const isUsable = old?.currencies === currencies && (!group.readsPrices || before?.prices === prices);
    isAllKept &&= isUsable;
    // Prices are part of what is seen of some instruments alone, so that only the view of everything is taken over.
    const whole = isUsable ? old.views.get("") : undefined;
    played.set(group.name, { currencies, views: new Map(whole === undefined ? [] : [["", whole]]) });
  }
  return { played, isAllKept };
}

/** The last portfolio that was calculated with a table of rates: the same input again costs nothing, and a changed one little. */
const latest = new WeakMap<RateTable, Portfolio>();

/** The portfolio of an input, with what the last one with the same rates has in common with it. */
export function portfolioOf(input: PortfolioInput): Portfolio {
  const before = latest.get(input.rates);
  if (before?.input === input) return before;
  const made = createPortfolio(input, before ?? null);
  latest.set(input.rates, made);
  return made;
}

/**
 * Returns true when both inputs book lines alike: same base currency, and accounts with the same currencies and method.
 */
function hasSameBooking(first: PortfolioInput, second: PortfolioInput): boolean {
  const keyOf = ({ baseCurrency, accounts, transactions }: PortfolioInput) =>
    JSON.stringify([
      baseCurrency,
      withKeptCurrencies(accounts, transactions).map(({ id, currency, currencies, exchangedSince, costMethod }) => [
        id,
        currency,
        currencies,
        exchangedSince,
        costMethod,
      ]),
    ]);
  return keyOf(first) === keyOf(second);
}

/** Returns true when both inputs use the same cash mode for every account. */
function hasSameCash(first: PortfolioInput, second: PortfolioInput): boolean {
  const keyOf = ({ accounts }: PortfolioInput) => JSON.stringify(accounts.map(({ id, cash }) => [id, cash]));
  return keyOf(first) === keyOf(second);
}
