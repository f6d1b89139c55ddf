import { lackOn } from "./lack.ts";
import { type Entries, entryFlag, entryKind } from "./entries.ts";
import type { Line } from "./line.ts";
import type { Purse } from "./movements.ts";
import type { RateBook } from "./rate-book.ts";
import type { Account } from "./transaction.ts";

/** The cash of an account from a day on. */
export interface CashStep {
  readonly day: number;
  readonly balance: bigint;
  /** The sum of all movements up to then, each converted to the base currency at the rate of its day. */
  readonly booked: bigint;
  /** The same of implied deposits in another currency: amounts times rates, with the places of both. */
  readonly bookedWide: bigint;
}

/** The cash of an account in one currency: its own, and others that could not be converted to it on their day. */
export interface CashAccount {
  readonly accountId: string;
  readonly currency: string;
  readonly steps: readonly CashStep[];
}

/** Purses of the same account and currency, whichever instruments moved them, by name. */
export function joinedPurses(all: Iterable<Purse>): (readonly Purse[])[] {
  const joined = new Map<string, Purse[]>();
  for (const purse of all) {
    const name = `${purse.accountId}\n${purse.currency}`;
    const known = joined.get(name);
    if (known === undefined) joined.set(name, [purse]);
    else known.push(purse);
  }
  return [...joined].sort(([first], [second]) => (first < second ? -1 : 1)).map(([, purses]) => purses);
}

/** The balance by day, from what moved; with implied cash, what a day would lack counts as deposited on it. */
export function cashOf(
  purses: readonly Purse[],
  {
    isImplied,
    baseCurrency,
    rates,
    implied,
  }: {
    readonly isImplied: boolean;
    readonly baseCurrency: string;
    readonly rates: RateBook;
    /** Receives the implied deposits: those that aren't in the ledger. */
    readonly implied: Entries;
  },
): CashAccount {
  const [{ accountId, currency } = { accountId: "", currency: "" }] = purses;
  const { days, amounts, bases } = byDay(purses);
  const steps: CashStep[] = [];
  const rateOf = rates.pair(currency, baseCurrency);
  let balance = 0n;
  let booked = 0n;
  let bookedWide = 0n;
  for (let index = 0; index < days.length; index += 1) {
    const day = days[index] ?? 0;
    balance += amounts[index] ?? 0n;
    booked += bases[index] ?? 0n;
    if (isImplied && balance < 0n) {
      const lacking = -balance;
      const rate = rateOf(day);
      const missing = rate === null ? lackOn("no-rate-on", day, { from: currency, to: baseCurrency }) : null;
      const isWide = currency !== baseCurrency;
      const amount = isWide ? lacking * (rate ?? 0n) : lacking;
      const flag = entryFlag.isImplied | (isWide ? entryFlag.isWide : 0);
      implied.add(day, entryKind.deposit, accountId, null, amount, flag, missing);
      balance = 0n;
      if (isWide) bookedWide += amount;
      else booked += amount;
    }
    steps.push({ day, balance, booked, bookedWide });
  }
  return { accountId, currency, steps };
}

/** The sums of every day on which something moved, ascending. */
function byDay(purses: readonly Purse[]) {
  const { first, indexes, days } = movedDays(purses);
  const isBase = purses.every(({ amounts, bases }) => amounts === bases);
  const amounts = days.map(() => 0n);
  const bases = isBase ? amounts : days.map(() => 0n);
  for (const purse of purses) {
    addByDay(amounts, purse.amounts, purse);
    if (!isBase) addByDay(bases, purse.bases, purse);
  }
  return { days, amounts, bases };

  function addByDay(sums: bigint[], moved: readonly bigint[], purse: Purse): void {
    for (let item = 0; item < moved.length; item += 1) {
      const index = indexes[(purse.days[item] ?? 0) - first] ?? 0;
      sums[index] = (sums[index] ?? 0n) + (moved[item] ?? 0n);
    }
  }
}

/** The days on which something moved, and the index of each, counted from the first; dates have four digits, so that there are few. */
function movedDays(purses: readonly Purse[]) {
  let first = Number.POSITIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const { days } of purses)
    for (let item = 0; item < days.length; item += 1) {
      const day = days[item] ?? 0;
      if (day < first) first = day;
      if (day > last) last = day;
    }
  const indexes = new Int32Array(Math.max(0, last - first + 1));
  for (const { days } of purses)
    for (let item = 0; item < days.length; item += 1) indexes[(days[item] ?? 0) - first] = 1;
  const moved: number[] = [];
  for (let offset = 0; offset < indexes.length; offset += 1) {
    if (indexes[offset] === 0) continue;
    indexes[offset] = moved.length;
    moved.push(first + offset);
  }
  return { first, indexes, days: moved };
}

const settlementDays = 7;

/** Decides for each account, by all of its lines, whether cash that purchases lack counts as deposited. */
export function createCashModes(lines: readonly Line[]): (account: Account) => boolean {
  const firstDeposits = new Map<string, number>();
  const firstPurchases = new Map<string, number>();
  for (const { accountId, type, day } of lines) {
    if (type !== "deposit" && type !== "buy") continue;
    const first = type === "buy" ? firstPurchases : firstDeposits;
    if (day < (first.get(accountId) ?? Number.POSITIVE_INFINITY)) first.set(accountId, day);
  }
  const none = Number.POSITIVE_INFINITY;
  return (account) =>
    isImpliedBy(account, firstDeposits.get(account.id) ?? none, firstPurchases.get(account.id) ?? none);
}

/**
 * Returns true when deposits of an account are implied, judging by the days of its first deposit and first purchase.
 * Both are infinite when there is none.
 */
export function isImpliedBy({ cash = "automatic" }: Account, firstDeposit: number, firstPurchase: number): boolean {
  if (cash !== "automatic") return cash === "implied";
  return firstDeposit === Number.POSITIVE_INFINITY || firstDeposit > firstPurchase + settlementDays;
}
