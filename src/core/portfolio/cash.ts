import { dayText } from "../calendar/day-text.ts";
import { rateOne } from "./arithmetic.ts";
import { dateOfDay } from "./civil-day.ts";
import { type Entries, entryFlag, entryKind } from "./entries.ts";
import type { Line } from "./line.ts";
import type { Purse } from "./movements.ts";
import type { RateBook } from "./rate-book.ts";
import type { Account } from "./transaction.ts";

/** The cash of an account from a day on. */
export interface CashStep {
  readonly day: number;
  readonly balance: bigint;
  /** What everything that moved up to then was booked with in the base currency on its day, as an amount times a rate. */
  readonly booked: bigint;
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
    /** Deposits that nobody recorded are added here. */
    readonly implied: Entries;
  },
): CashAccount {
  const [{ accountId, currency } = { accountId: "", currency: "" }] = purses;
  const { days, amounts, bases } = byDay(purses);
  const steps: CashStep[] = [];
  let [balance, booked] = [0n, 0n];
  for (let index = 0; index < days.length; index += 1) {
    const day = days[index] ?? 0;
    balance += amounts[index] ?? 0n;
    booked += (bases[index] ?? 0n) * rateOne;
    if (isImplied && balance < 0n) {
      const rate = rates.pair(currency, baseCurrency)(day);
      const amount = -balance * (rate ?? 0n);
      const missing = rate === null ? `no rate ${currency}/${baseCurrency} on ${dayText(dateOfDay(day))}` : null;
      const { isWide, isImplied: isOwn } = entryFlag;
      implied.add(day, entryKind.deposit, accountId, null, amount, isWide | isOwn, missing);
      balance = 0n;
      booked += amount;
    }
    steps.push({ day, balance, booked });
  }
  return { accountId, currency, steps };
}

/** The sums of every day on which something moved, ascending. */
function byDay(purses: readonly Purse[]) {
  const found = new Set<number>();
  for (const { days } of purses) for (const day of days) found.add(day);
  const days = Int32Array.from(found).sort();
  const indexes = new Map<number, number>();
  for (let index = 0; index < days.length; index += 1) indexes.set(days[index] ?? 0, index);
  const amounts = Array.from(days, () => 0n);
  const bases = Array.from(days, () => 0n);
  for (const purse of purses) {
    for (let item = 0; item < purse.days.length; item += 1) {
      const index = indexes.get(purse.days[item] ?? 0) ?? 0;
      amounts[index] = (amounts[index] ?? 0n) + (purse.amounts[item] ?? 0n);
      bases[index] = (bases[index] ?? 0n) + (purse.bases[item] ?? 0n);
    }
  }
  return { days, amounts, bases };
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
  return ({ id, cash = "automatic" }) => {
    if (cash !== "automatic") return cash === "implied";
    const deposit = firstDeposits.get(id);
    return deposit === undefined || deposit > (firstPurchases.get(id) ?? Number.POSITIVE_INFINITY) + settlementDays;
  };
}
