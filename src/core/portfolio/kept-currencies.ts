import { majorCurrency } from "#core/money/currencies.ts";
import type { Account, Transaction } from "./transaction.ts";

/** The accounts with every currency they keep cash in beside their own: those they list, and those of their exchanges. */
export function withKeptCurrencies(
  accounts: readonly Account[],
  transactions: readonly Transaction[],
): readonly Account[] {
  const exchanged = new Map<string, Set<string>>();
  for (const { type, accountId, currency, receivedCurrency } of transactions) {
    if (type !== "currency-exchange") continue;
    const own = exchanged.get(accountId) ?? new Set<string>();
    exchanged.set(accountId, own);
    for (const code of [currency, receivedCurrency]) if (code != null) own.add(majorCurrency(code));
  }
  if (exchanged.size === 0) return accounts;
  return accounts.map((account) => {
    const own = exchanged.get(account.id);
    if (own === undefined) return account;
    for (const code of account.currencies ?? []) own.add(code);
    own.delete(account.currency);
    return { ...account, currencies: [...own].toSorted() };
  });
}

/** The currency in which an account keeps money of another: the same, where it keeps cash in it, else its own. */
export function cashCurrencyOf({ currency: own, currencies = [] }: Account, currency: string): string {
  return currencies.includes(currency) ? currency : own;
}
