import type { PlainDate } from "#core/calendar/plain-date.ts";
import { type Arithmetic, createArithmetic, scaleOf } from "./arithmetic.ts";
import { createCashModes } from "./cash.ts";
import { civilDay } from "./civil-day.ts";
import { type Group, groupsOf, isSame } from "./groups.ts";
import { type Ledger, ledgerOfScope } from "./ledger.ts";
import { type Line, lineOf } from "./line.ts";
import { withLedgerSplits } from "./ledger-splits.ts";
import type { Replayed } from "./play.ts";
import type { PortfolioInput, RateTable, Scope } from "./portfolio-input.ts";
import { createPriceBook, type PriceBook } from "./price-book.ts";
import { createRateBook, type RateBook } from "./rate-book.ts";
import type { Account } from "./transaction.ts";

/** The lines of a portfolio, read and played. */
export interface Portfolio {
  readonly input: PortfolioInput;
  readonly arithmetic: Arithmetic;
  readonly lines: readonly Line[];
  readonly groups: ReadonlyMap<string, Group>;
  readonly splits: readonly Line[];
  readonly prices: PriceBook;
  readonly rates: RateBook;
  readonly played: ReadonlyMap<string, Played>;
  readonly account: (id: string) => Account;
  readonly isCashImplied: (account: Account) => boolean;
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
 * transaction objects are not read again, and instruments whose lines, currency and account did not change are not played again.
 */
export function createPortfolio(input: PortfolioInput, before: Portfolio | null = null): Portfolio {
  const { accounts, baseCurrency, transactions } = input;
  const scale = scaleOf(transactions);
  const comparable =
    before !== null &&
    before.arithmetic.amountPlaces === scale.amountPlaces &&
    before.arithmetic.quantityPlaces === scale.quantityPlaces
      ? before
      : null;
  const arithmetic = comparable?.arithmetic ?? createArithmetic(scale);
  const lines = readLines(input, comparable, arithmetic);
  const groups = groupsOf(lines, comparable?.groups ?? new Map<string, Group>());
  const splits = lines.filter(({ type }) => type === "split");
  const hasSamePrices = before !== null && before.input.prices === input.prices && isSame(before.splits, splits);
  const prices = hasSamePrices
    ? before.prices
    : createPriceBook(withLedgerSplits(input.prices, splits), before?.prices);
  const rates = before?.input.rates === input.rates ? before.rates : createRateBook(input.rates);
  const accountById = new Map(accounts.map((account) => [account.id, account]));
  const isCashImplied = createCashModes(lines);
  const isComparable = comparable !== null && comparable.rates === rates && hasSameBooking(comparable.input, input);

  const played = new Map<string, Played>();
  const ledgers = new Map<string, Ledger>();
  let earlier: { readonly asOf: string; readonly portfolio: Portfolio } | null = null;

  function currencyIn(group: Group, symbol: string): string {
    return prices.currencyOf(symbol) ?? group.currencies.get(symbol) ?? baseCurrency;
  }
  for (const group of groups.values()) {
    const currencies = group.symbols.map((symbol) => currencyIn(group, symbol)).join();
    const old =
      isComparable && comparable.groups.get(group.name) === group ? comparable.played.get(group.name) : undefined;
    const isUsable = old?.currencies === currencies && (!group.readsPrices || comparable?.prices === prices);
    // Prices are part of what is seen of some instruments alone, so that only the view of everything is taken over.
    const whole = isUsable ? old.views.get("") : undefined;
    played.set(group.name, { currencies, views: new Map(whole === undefined ? [] : [["", whole]]) });
  }

  const portfolio: Portfolio = {
    input,
    arithmetic,
    lines,
    groups,
    splits,
    prices,
    rates,
    played,
    currencyIn,
    viewsOf: ({ name }) => played.get(name)?.views ?? new Map<string, Replayed>(),
    account: (id: string): Account => accountById.get(id) ?? { id, currency: baseCurrency },
    isCashImplied,

    ledger(scope = {}) {
      const key = JSON.stringify([scope.accountIds?.toSorted() ?? null, scope.symbols?.toSorted() ?? null]);
      const known = ledgers.get(key) ?? ledgerOfScope(portfolio, scope);
      if (ledgers.size >= maxLedgers) ledgers.clear();
      ledgers.set(key, known);
      return known;
    },

    upTo(asOf) {
      const day = civilDay(asOf);
      if (!lines.some((line) => line.day > day)) return portfolio;
      if (earlier?.asOf === asOf) return earlier.portfolio;
      const shortened = {
        ...input,
        accounts: accounts.map((account) => ({
          ...account,
          cash: isCashImplied(account) ? ("implied" as const) : ("recorded" as const),
        })),
        transactions: transactions.filter(({ date }) => date <= asOf),
      };
      earlier = { asOf, portfolio: createPortfolio(shortened, portfolio) };
      return earlier.portfolio;
    },
  };
  return portfolio;
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

/** Lines of transactions that were read before are the same objects; most changes leave a common beginning and end. */
function readLines({ transactions }: PortfolioInput, before: Portfolio | null, arithmetic: Arithmetic): Line[] {
  const old = before?.lines ?? [];
  const limit = Math.min(old.length, transactions.length);
  let start = 0;
  while (start < limit && old[start]?.transaction === transactions[start]) start += 1;
  let kept = 0;
  while (kept < limit - start && old.at(-1 - kept)?.transaction === transactions.at(-1 - kept)) kept += 1;
  const lines = old.slice(0, start);
  for (let index = start; index < transactions.length - kept; index += 1) {
    const transaction = transactions[index];
    if (transaction !== undefined) lines.push(lineOf(transaction, arithmetic));
  }
  for (let index = old.length - kept; index < old.length; index += 1) {
    const line = old[index];
    if (line !== undefined) lines.push(line);
  }
  return lines;
}

/** Whether lines are booked alike: in the same base currency, and in accounts with the same currency and method. */
function hasSameBooking(first: PortfolioInput, second: PortfolioInput): boolean {
  const keyOf = ({ baseCurrency, accounts }: PortfolioInput) =>
    JSON.stringify([baseCurrency, accounts.map(({ id, currency, costMethod }) => [id, currency, costMethod])]);
  return keyOf(first) === keyOf(second);
}
