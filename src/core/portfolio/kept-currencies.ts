import { majorCurrency } from "#core/money/currencies.ts";
import type { Account, Transaction } from "./transaction.ts";

/** An account with the days from which on its exchanges keep other currencies. */
export interface KeepingAccount extends Account {
  readonly exchangedSince?: Readonly<Record<string, string>>;
}

/** The first exchange of each account in each currency, by ledger: it is asked for with every change of a price. */
const known = new WeakMap<readonly Transaction[], ReadonlyMap<string, Readonly<Record<string, string>>>>();

function exchangedIn(transactions: readonly Transaction[]): ReadonlyMap<string, Readonly<Record<string, string>>> {
  const found = known.get(transactions);
  if (found !== undefined) return found;
  const exchanged = new Map<string, Record<string, string>>();
  for (const { type, accountId, date, currency, receivedCurrency } of transactions) {
    if (type !== "currency-exchange") continue;
    const own = exchanged.get(accountId) ?? {};
    exchanged.set(accountId, own);
    for (const code of [majorCurrency(currency), majorCurrency(receivedCurrency ?? "")])
      if (own[code] === undefined || date < own[code]) own[code] = date;
  }
  known.set(transactions, exchanged);
  return exchanged;
}

/**
 * The accounts with the currencies that their exchanges bring: each is kept from its first exchange on, so that one that comes
 * later leaves what was booked before it as it was. Those that an account lists are kept all the time.
 */
export function withKeptCurrencies(
  accounts: readonly KeepingAccount[],
  transactions: readonly Transaction[],
): readonly KeepingAccount[] {
  const exchanged = exchangedIn(transactions);
  if (exchanged.size === 0) return accounts;
  return accounts.map((account) => {
    const exchangedSince = exchanged.get(account.id);
    // Days of a ledger that is cut off are known from the whole one.
    return exchangedSince === undefined ? account : { exchangedSince, ...account };
  });
}

/** The currency in which an account keeps money of another on a day: the same, where it keeps cash in it then, else its own. */
export function cashCurrencyOf(
  { currency: own, currencies = [], exchangedSince = {} }: KeepingAccount,
  currency: string,
  date: string,
): string {
  const since = exchangedSince[currency];
  return currencies.includes(currency) || (since !== undefined && since <= date) ? currency : own;
}

/** True for an account with a balance in more than one currency. */
export function keepsSeveral({ currencies = [], exchangedSince }: KeepingAccount): boolean {
  return currencies.length > 0 || exchangedSince !== undefined;
}
