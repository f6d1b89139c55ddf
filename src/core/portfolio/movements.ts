/** Changes of cash in one currency of one account, in columns. */
export interface Purse {
  readonly accountId: string;
  readonly currency: string;
  readonly days: number[];
  /** Negative: paid. */
  readonly amounts: bigint[];
  /** In the base currency, the same column where that is the purse's own; 0 where the rate of the day is missing. */
  readonly bases: bigint[];
}

export type Movements = ReturnType<typeof createMovements>;

/**
 * Changes of the accounts' cash: in the account's currency, or in that of the line while there is no rate between the two on its day.
 */
export function createMovements(baseCurrency: string) {
  const purses: Purse[] = [];
  let last: Purse | undefined;

  function purseOf(accountId: string, currency: string): Purse {
    const known = purses.find((purse) => purse.accountId === accountId && purse.currency === currency);
    if (known !== undefined) return known;
    const amounts: bigint[] = [];
    const made = { accountId, currency, days: [], amounts, bases: currency === baseCurrency ? amounts : [] };
    purses.push(made);
    return made;
  }

  return {
    purses: purses as readonly Purse[],

    add(day: number, accountId: string, currency: string, amount: bigint, base: bigint): void {
      if (last === undefined || last.accountId !== accountId || last.currency !== currency)
        last = purseOf(accountId, currency);
      last.days.push(day);
      last.amounts.push(amount);
      if (last.bases !== last.amounts) last.bases.push(base);
    },
  };
}
