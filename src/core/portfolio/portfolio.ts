import type { PlainDate } from "#core/calendar/plain-date.ts";
import { civilDay } from "./civil-day.ts";
import { type Group, isSame } from "./groups.ts";
import { type LedgerLines, readLedger } from "./ledger-lines.ts";
import { withLedgerSplits } from "./ledger-splits.ts";
import { type Ledger, ledgerOfScope } from "./ledger.ts";
import type { Replayed } from "./play.ts";
import type { PortfolioInput, RateTable, Scope } from "./portfolio-input.ts";
import { createPriceBook, type PriceBook } from "./price-book.ts";
import { createRateBook, type RateBook } from "./rate-book.ts";
import type { Account } from "./transaction.ts";

/** The lines of a portfolio, read and played. */
export interface Portfolio {
  readonly input: PortfolioInput;
  readonly read: LedgerLines;
  readonly prices: PriceBook;
  readonly rates: RateBook;
  readonly played: ReadonlyMap<string, Played>;
  /** The ledgers that were asked for, by scope. */
  readonly ledgers: ReadonlyMap<string, Ledger>;
  readonly account: (id: string) => Account;
  /** The currency an instrument of a group is priced in. */
  readonly currencyIn: (group: Group, symbol: string) => string;
  /** What the lines of a group come to, by what is seen of it; "" sees everything. */
  readonly viewsOf: (group: Group) => Map<string, Replayed>;
  /** What follows from the lines of some accounts or instruments. */
  readonly ledger: (scope?: Scope) => Ledger;
  /** The portfolio without the lines after a day. What is known of cash is decided by all lines, for earlier days too. */
  readonly upTo: (asOf: PlainDate) => Portfolio;
}

interface Played {
  readonly currencies: string;
  readonly views: Map<string, Replayed>;
}

/** Scopes whose ledger is kept. */
const maxLedgers = 8;

/**
 * A portfolio with its lines read and played. After a change, `before` saves the work for what did not change: lines of the same
 * transaction objects are not read again, instruments whose lines, currency and account did not change are not played again, and a
 * new price values anew what is held and does nothing else. `laidOut` is a book that has some of the prices already.
 */
export function createPortfolio(
  input: PortfolioInput,
  before: Portfolio | null = null,
  laidOut: PriceBook | undefined = before?.prices,
): Portfolio {
  const { accounts, baseCurrency, transactions } = input;
  const read = readLedger(transactions, before?.read ?? null);
  const hasSamePrices =
    before !== null && before.input.prices === input.prices && isSame(before.read.splits, read.splits);
  const prices = hasSamePrices ? before.prices : createPriceBook(withLedgerSplits(input.prices, read.splits), laidOut);
  const rates = before?.input.rates === input.rates ? before.rates : createRateBook(input.rates);
  const accountById = new Map(accounts.map((account) => [account.id, account]));
  const ledgers = new Map<string, Ledger>();
  let earlier: { readonly asOf: string; readonly portfolio: Portfolio } | null = null;

  const currencyIn = (group: Group, symbol: string) =>
    prices.currencyOf(symbol) ?? group.currencies.get(symbol) ?? baseCurrency;
  const isComparable = before !== null && before.rates === rates && hasSameBooking(before.input, input);
  const { played, isAllKept } = takenOver(read.groups, currencyIn, prices, isComparable ? before : null);
  if (isAllKept && before?.read === read && hasSameCash(before.input, input))
    for (const [key, ledger] of before.ledgers) if (!ledger.readsPrices) ledgers.set(key, { ...ledger, prices });

  const portfolio: Portfolio = {
    input,
    read,
    prices,
    rates,
    played,
    ledgers,
    currencyIn,
    viewsOf: ({ name }) => played.get(name)?.views ?? new Map<string, Replayed>(),
    account: (id) => accountById.get(id) ?? { id, currency: baseCurrency },

    ledger(scope = {}) {
      const key = JSON.stringify([scope.accountIds?.toSorted() ?? null, scope.symbols?.toSorted() ?? null]);
      const known = ledgers.get(key) ?? ledgerOfScope(portfolio, scope);
      if (ledgers.size >= maxLedgers) ledgers.clear();
      ledgers.set(key, known);
      return known;
    },

    upTo(asOf) {
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

/** What groups came to in an earlier portfolio, where nothing that it depends on has changed. */
function takenOver(
  groups: ReadonlyMap<string, Group>,
  currencyIn: Portfolio["currencyIn"],
  prices: PriceBook,
  before: Portfolio | null,
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

/** Whether lines are booked alike: in the same base currency, and in accounts with the same currency and method. */
function hasSameBooking(first: PortfolioInput, second: PortfolioInput): boolean {
  const keyOf = ({ baseCurrency, accounts }: PortfolioInput) =>
    JSON.stringify([baseCurrency, accounts.map(({ id, currency, costMethod }) => [id, currency, costMethod])]);
  return keyOf(first) === keyOf(second);
}

/** Whether what is known of every account's cash is decided alike. */
function hasSameCash(first: PortfolioInput, second: PortfolioInput): boolean {
  const keyOf = ({ accounts }: PortfolioInput) => JSON.stringify(accounts.map(({ id, cash }) => [id, cash]));
  return keyOf(first) === keyOf(second);
}
