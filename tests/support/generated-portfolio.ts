import { addDays, isWeekend } from "#core/calendar/index.ts";
import type { Account, PortfolioInput, PriceSeries, RateTable, Transaction } from "#core/portfolio/index.ts";

const lastDay = "2026-03-02";

/**
 * A portfolio of random walks from a fixed seed, the same on every machine: three accounts in three currencies, monthly
 * deposits, purchases, partial sales, dividends, interest, withdrawals and a few splits, over the given years until
 * 2026-03-02.
 */
export function generatedPortfolio({
  transactionCount,
  symbolCount = Math.max(3, Math.min(500, Math.floor(transactionCount / 20))),
  years = 20,
  seed = 7,
  costMethod = "fifo",
}: {
  readonly transactionCount: number;
  readonly symbolCount?: number;
  readonly years?: number;
  readonly seed?: number;
  readonly costMethod?: "fifo" | "average";
}): PortfolioInput {
  const random = randomFrom(seed);
  const days: string[] = [];
  for (let day = addDays(lastDay, -Math.round(years * 365.25)); day <= lastDay; day = addDays(day, 1))
    if (!isWeekend(day)) days.push(day);
  const accounts: Account[] = ["USD", "EUR", "GBP"].map((currency, index) => ({
    id: `account-${index + 1}`,
    currency,
    costMethod,
    cash: "recorded",
  }));
  const prices: Record<string, PriceSeries> = {};
  const currencies = ["USD", "USD", "EUR", "GBp"];
  for (let index = 0; index < symbolCount; index += 1)
    prices[`S${index + 1}`] = walkedPrices(
      days,
      currencies[index % currencies.length] ?? "USD",
      random,
      index % 25 === 0,
    );
  return {
    baseCurrency: "USD",
    accounts,
    transactions: transactionsOf({ transactionCount, days, accounts, prices, random }),
    prices,
    rates: walkedRates(days, random),
  };
}

function transactionsOf({
  transactionCount,
  days,
  accounts,
  prices,
  random,
}: {
  transactionCount: number;
  days: readonly string[];
  accounts: readonly Account[];
  prices: Readonly<Record<string, PriceSeries>>;
  random: () => number;
}): Transaction[] {
  const symbols = Object.keys(prices);
  const made: Transaction[] = [];
  const held = new Map<string, number>();
  const add = (transaction: Omit<Transaction, "id">) => made.push({ id: `t${made.length + 1}`, ...transaction });
  for (const account of accounts)
    add({
      accountId: account.id,
      type: "deposit",
      date: days[0] ?? lastDay,
      amount: "1000000",
      currency: account.currency,
    });
  const splitsOn = new Map<string, string[]>();
  for (const symbol of symbols) {
    for (const { date } of prices[symbol]?.splits ?? []) splitsOn.set(date, [...(splitsOn.get(date) ?? []), symbol]);
  }
  for (const [index, date] of days.entries()) {
    for (const symbol of splitsOn.get(date) ?? []) {
      for (const account of accounts) {
        const key = `${account.id} ${symbol}`;
        if ((held.get(key) ?? 0) === 0) continue;
        add({
          accountId: account.id,
          type: "split",
          symbol,
          date,
          ratio: "2",
          currency: prices[symbol]?.currency ?? "USD",
        });
        held.set(key, (held.get(key) ?? 0) * 2);
      }
    }
    const targetCount = Math.floor((transactionCount * (index + 1)) / days.length);
    while (made.length < targetCount) {
      const account = accounts[Math.floor(random() * accounts.length)];
      const symbol = symbols[Math.floor(random() * symbols.length)];
      const series = symbol === undefined ? undefined : prices[symbol];
      if (account === undefined || symbol === undefined || series === undefined || !("length" in series.points)) break;
      const close = series.points[index]?.close ?? 1;
      const { currency } = series;
      const key = `${account.id} ${symbol}`;
      const owned = held.get(key) ?? 0;
      const kind = random();
      const shared = { accountId: account.id, date, currency };
      const price = String(Number((close * (0.99 + random() * 0.02)).toFixed(4)));
      if (owned >= 4 && kind < 0.25) {
        const quantity = 1 + Math.floor(random() * (owned - 1));
        held.set(key, owned - quantity);
        add({ ...shared, type: "sell", symbol, quantity: String(quantity), price, fee: "1.5" });
      } else if (owned > 0 && kind < 0.45) {
        const amount = (close * owned * 0.005).toFixed(2);
        add({ ...shared, type: "dividend", symbol, amount: amount === "0.00" ? "0.01" : amount, tax: "0.01" });
      } else if (kind < 0.48)
        add({ ...shared, currency: account.currency, type: "interest", amount: (random() * 20 + 0.01).toFixed(2) });
      else if (kind < 0.5) add({ ...shared, currency: account.currency, type: "withdrawal", amount: "250" });
      else if (kind < 0.54) add({ ...shared, currency: account.currency, type: "deposit", amount: "2000" });
      else {
        const quantity = 1 + Math.floor(random() * 20);
        held.set(key, owned + quantity);
        add({ ...shared, type: "buy", symbol, quantity: String(quantity), price, fee: "1.5" });
      }
    }
  }
  return made;
}

function walkedPrices(days: readonly string[], currency: string, random: () => number, hasSplit: boolean): PriceSeries {
  let close = 20 + random() * 80;
  const splitAt = hasSplit ? Math.floor(days.length / 2) : -1;
  const points = days.map((date, index) => {
    close = Math.max(1, close * (1 + (random() - 0.495) * 0.03));
    if (index === splitAt) close /= 2;
    return { date, close: Number(close.toFixed(4)) };
  });
  const splitDate = days[splitAt];
  return { currency, points, ...(splitDate === undefined ? {} : { splits: [{ date: splitDate, ratio: 2 }] }) };
}

function walkedRates(days: readonly string[], random: () => number): RateTable {
  const walk = (start: number) => {
    let rate = start;
    return days.map((date) => {
      rate *= 1 + (random() - 0.5) * 0.008;
      return { date, rate: Number(rate.toFixed(4)) };
    });
  };
  return { pivot: "EUR", series: { USD: walk(1.15), GBP: walk(0.85) } };
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
