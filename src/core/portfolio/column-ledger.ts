import type { PlayedGroup } from "./played-group.ts";
import { cashOfColumns } from "./column-cash.ts";
import type { CashColumns, KnownCash } from "./cash-columns.ts";
import { type ColumnContext, playGroup } from "./column-play.ts";
import { type ColumnGroup, createNames, type Names, readGroups } from "./columns.ts";
import { isSame } from "./groups.ts";
import { keepsSeveral } from "./kept-currencies.ts";
import { compareTexts } from "./line.ts";
import type { PortfolioInput } from "./portfolio-input.ts";
import type { PriceBook } from "./price-book.ts";
import type { RateBook } from "./rate-book.ts";
import type { Account, Transaction } from "./transaction.ts";

/** A ledger in columns of binary numbers with a bound of their error. */
export interface ColumnLedger {
  readonly transactions: readonly Transaction[];
  readonly names: Names;
  readonly groups: readonly PlayedGroup[];
  readonly firstDay: number;
  readonly lastDay: number;
  /** Account ids by number. */
  readonly accountIds: readonly string[];
  readonly rates: ColumnContext["rates"];
  /** The cash of each account by name; null where the sign of a balance is in doubt. */
  readonly cash: () => readonly CashColumns[] | null;
  /** The cash that was worked out last, of this ledger or of one before it. */
  readonly knownCash: () => KnownCash | null;
}

interface Surroundings {
  readonly input: PortfolioInput;
  readonly prices: PriceBook;
  readonly rates: RateBook;
  readonly account: (id: string) => Account;
}

/**
 * The ledger of an input in columns; null where it holds something that they cannot. With `before`, the ledger of the same accounts and
 * rates before a change, instruments whose lines did not change are taken over.
 */
export function createColumnLedger(
  { input, prices, rates, account }: Surroundings,
  before: ColumnLedger | null,
): ColumnLedger | null {
  const { transactions, baseCurrency } = input;
  const names = before?.names ?? createNames();
  const read = before === null ? readGroups(transactions, names) : readChanged(transactions, before);
  if (read === null) return null;
  let [firstDay, lastDay] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const group of read) {
    if (group.firstDay < firstDay) firstDay = group.firstDay;
    if (group.lastDay > lastDay) lastDay = group.lastDay;
  }
  const accountIds = [...names.accounts.keys()];
  const accounts = accountIds.map(account);
  // Columns keep lots in the order they came in.
  if (accounts.some(({ costMethod = "fifo" }) => costMethod !== "fifo" && costMethod !== "average")) return null;
  // And one balance an account.
  if (accounts.some(keepsSeveral)) return null;
  const groups: PlayedGroup[] = [];
  for (const group of read) {
    const currency = currencyOf(group, prices, names, baseCurrency);
    const played = "currency" in group ? group : null;
    if (played?.currency === currency) {
      groups.push(played);
      continue;
    }
    // Playing writes over what was read.
    const fresh = played === null ? group : (readGroups(group.transactions, names)?.[0] ?? null);
    if (fresh === null) return null;
    const isPlayed = playGroup(fresh, {
      majors: names.majors,
      baseCurrency,
      currency,
      accountCurrency: (number) => accounts[number]?.currency ?? baseCurrency,
      isAverage: (number) => accounts[number]?.costMethod === "average",
      rates: rates.days,
    });
    if (!isPlayed) return null;
    groups.push({ ...fresh, currency, memo: { range: null, holding: null } });
  }
  let known = before?.knownCash() ?? null;
  let isCashKnown = known !== null && isSame(known.groups, groups) && isSameCash(known.accounts, accounts);
  const ledger: ColumnLedger = {
    transactions,
    names,
    groups,
    firstDay,
    lastDay,
    accountIds,
    rates: rates.days,
    cash() {
      if (!isCashKnown) known = cashOfColumns(ledger, accounts, baseCurrency, known);
      isCashKnown = true;
      return known?.columns ?? null;
    },
    knownCash: () => known,
  };
  return ledger;
}

function isSameCash(first: readonly Account[], second: readonly Account[]): boolean {
  return first.length === second.length && first.every(({ cash }, index) => cash === second[index]?.cash);
}

/** Reads the instruments of changed lines anew: changes mostly leave a common beginning and end. */
function readChanged(
  transactions: readonly Transaction[],
  before: ColumnLedger,
): readonly (ColumnGroup | PlayedGroup)[] | null {
  const old = before.transactions;
  const limit = Math.min(old.length, transactions.length);
  let start = 0;
  while (start < limit && old[start] === transactions[start]) start += 1;
  let kept = 0;
  while (kept < limit - start && old[old.length - 1 - kept] === transactions[transactions.length - 1 - kept]) kept += 1;
  const gone = old.slice(start, old.length - kept);
  const added = transactions.slice(start, transactions.length - kept);
  if (gone.length === 0 && added.length === 0) return before.groups;
  const symbols = new Set([...gone, ...added].map(({ symbol }) => symbol ?? ""));
  const goneLines = new Set(gone);
  const groups = new Map<string, ColumnGroup | PlayedGroup>(before.groups.map((group) => [group.symbol, group]));
  for (const symbol of symbols) {
    const left = (groups.get(symbol)?.transactions ?? []).filter((line) => !goneLines.has(line));
    const lines = [...left, ...added.filter((line) => (line.symbol ?? "") === symbol)];
    if (lines.length === 0) {
      groups.delete(symbol);
      continue;
    }
    const [group] = readGroups(lines, before.names) ?? [];
    if (group === undefined) return null;
    groups.set(symbol, group);
  }
  return [...groups.values()].sort((first, second) => compareTexts(first.symbol, second.symbol));
}

function currencyOf(
  { symbol, columns, start }: ColumnGroup,
  prices: PriceBook,
  { majors }: Names,
  baseCurrency: string,
): string {
  if (symbol === "") return baseCurrency;
  return prices.currencyOf(symbol) ?? majors[columns.currency[start] ?? 0] ?? baseCurrency;
}
