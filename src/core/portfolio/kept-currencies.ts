import { majorCurrency } from "#core/money/currencies.ts";
import type { Account, Transaction } from "./transaction.ts";

/** Currencies of the exchanges of each account, by ledger: it is asked for with every change of a price. */
const known = new WeakMap<readonly Transaction[], ReadonlyMap<string, ReadonlySet<string>>>();

function exchangedIn(transactions: readonly Transaction[]): ReadonlyMap<string, ReadonlySet<string>> {
  const found = known.get(transactions);
  if (found !== undefined) return found;
  const exchanged = new Map<string, Set<string>>();
  for (const { type, accountId, currency, receivedCurrency } of transactions) {
    if (type !== "currency-exchange") continue;
    const own = exchanged.get(accountId) ?? new Set<string>();
    exchanged.set(accountId, own);
    for (const code of [currency, receivedCurrency]) if (code != null) own.add(majorCurrency(code));
  }
  known.set(transactions, exchanged);
  return exchanged;
}

/** The accounts with every currency they keep cash in beside their own: those they list, and those of their exchanges. */
export function withKeptCurrencies(
  accounts: readonly Account[],
  transactions: readonly Transaction[],
): readonly Account[] {
  const exchanged = exchangedIn(transactions);
  if (exchanged.size === 0) return accounts;
  return accounts.map((account) => {
    const own = exchanged.get(account.id);
    if (own === undefined) return account;
    const currencies = new Set([...(account.currencies ?? []), ...own]);
    currencies.delete(account.currency);
    return { ...account, currencies: [...currencies].toSorted() };
  });
}

/** The currency in which an account keeps money of another: the same, where it keeps cash in it, else its own. */
export function cashCurrencyOf({ currency: own, currencies = [] }: Account, currency: string): string {
  return currencies.includes(currency) ? currency : own;
}
