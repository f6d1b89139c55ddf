import { addDays } from "#core/calendar/index.ts";
import type { Account, PortfolioInput, Transaction } from "#core/portfolio/index.ts";
import { randomFrom } from "./generated-portfolio.ts";

const firstDay = "2024-01-02";
const dayCount = 150;
export const commonLedgerDays = { first: firstDay, last: addDays(firstDay, dayCount) };

/**
 * A small ledger as most people have them, from a seed: purchases, sales of what is there, plain splits, income, charges and cash in up
 * to three currencies, with few decimals, so that half cents are common. Prices and rates are known on every day.
 */
export function commonLedger(seed: number): PortfolioInput {
  const random = randomFrom(seed);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  const dates = Array.from({ length: dayCount + 1 }, (_, index) => addDays(firstDay, index));
  const currencies = pick([["USD"], ["USD", "EUR"], ["USD", "EUR", "GBp"]]);
  const places = pick([0, 1, 2, 4]);
  const symbols = ["S1", "S2", "S3", "S4"];
  const accounts = ["a", "b"].map((id): Account => ({
    id,
    currency: pick(["USD", "EUR"]),
    costMethod: pick(["fifo", "average"]),
    cash: pick(["automatic", "recorded", "implied"]),
  }));
  const amount = (size: number) => (random() * size + 0.5).toFixed(pick([0, 1, 2, 3]));
  const held = new Map<string, number>();
  const lines: Transaction[] = [];
  const days = Array.from({ length: 5 + Math.floor(random() * 60) }, () => Math.floor(random() * dayCount)).sort(
    (first, second) => first - second,
  );
  for (const [index, day] of days.entries()) {
    const { id: accountId } = pick(accounts);
    const symbol = pick(symbols);
    const shared = {
      id: `t${index}`,
      accountId,
      date: dates[day] ?? firstDay,
      currency: pick(currencies),
      fee: pick(["0", "1", "0.005", "2.345", "0.99"]),
      tax: pick(["0", "0", "0.015"]),
    };
    const key = `${accountId} ${symbol}`;
    const owned = held.get(key) ?? 0;
    const kind = random();
    if (owned > 0 && kind < 0.3) {
      const sold = random() < 0.3 ? owned : Math.max(1, Math.floor(owned / pick([2, 3, 4])));
      held.set(key, owned - sold);
      lines.push({
        ...shared,
        type: "sell",
        symbol,
        quantity: (sold / 10 ** places).toFixed(places),
        price: amount(90),
      });
    } else if (owned > 0 && kind < 0.35) {
      // On the next day, so that every share of the day is there before.
      const date = addDays(shared.date, 0);
      if (lines.some((line) => line.date === date && line.symbol === symbol)) continue;
      held.set(key, owned * 2);
      lines.push({ ...shared, type: "split", symbol, ratio: "2" });
    } else if (kind < 0.45) lines.push({ ...shared, type: "dividend", symbol, amount: amount(20) });
    else if (kind < 0.55) lines.push({ ...shared, type: pick(["interest", "fee", "tax"]), amount: amount(5) });
    else if (kind < 0.65) lines.push({ ...shared, type: pick(["deposit", "withdrawal"]), amount: amount(2000) });
    else {
      const bought = 1 + Math.floor(random() * 40);
      held.set(key, owned + bought);
      lines.push({
        ...shared,
        type: "buy",
        symbol,
        quantity: (bought / 10 ** places).toFixed(places),
        price: amount(100),
      });
    }
  }
  const isRound = random() < 0.5;
  const walk = (start: number, step: number, digits: number) => {
    let value = start;
    return dates.map((date) => {
      value = Math.max(start / 10, value * (1 + (random() - 0.5) * step));
      return { date, value: isRound ? Number(value.toFixed(digits)) : value };
    });
  };
  const rates = (start: number) => walk(start, 0.01, 4).map(({ date, value }) => ({ date, rate: value }));
  return {
    baseCurrency: pick(["USD", "EUR"]),
    accounts,
    transactions: lines,
    prices: Object.fromEntries(
      symbols.map((symbol) => [
        symbol,
        {
          currency: pick(currencies),
          points: walk(20 + random() * 80, 0.04, 2)
            .filter((_, index) => index === 0 || random() < 0.8)
            .map(({ date, value }) => ({ date, close: value })),
        },
      ]),
    ),
    rates: { pivot: "EUR", series: { USD: rates(1.08), GBP: rates(0.85) } },
  };
}

/**
 * The same with the cash that moved for some trades, a cent or so from shares times price, and some income, fees and taxes
 * taken back.
 */
export function ledgerWithMovedMoney(seed: number): PortfolioInput {
  const input = commonLedger(seed);
  return { ...input, transactions: input.transactions.map((line, index) => withMoved(line, seed + index)) };
}

function withMoved(line: Transaction, number: number): Transaction {
  const { type, quantity, price, amount, fee, tax } = line;
  if (type === "buy" || type === "sell") {
    if (number % 3 !== 0) return line;
    const worth = Number(quantity) * Number(price) + (number % 5) / 100;
    const costs = Number(fee) + Number(tax);
    const moved = (type === "buy" ? -worth - costs : worth - costs).toFixed(number % 4);
    const isPrinted = number % 2 === 0;
    return isReadable(type, moved, costs)
      ? { ...line, price: isPrinted ? (price ?? null) : null, amount: moved }
      : line;
  }
  const isTakenBack = type === "dividend" || type === "interest" || type === "fee" || type === "tax";
  return isTakenBack && number % 4 === 0 ? { ...line, amount: `-${amount ?? "1"}` } : line;
}

/** The shares are worth something, and no zero has a sign. */
function isReadable(type: "buy" | "sell", moved: string, costs: number): boolean {
  return Number(moved) !== 0 && (type === "buy" ? -Number(moved) - costs : Number(moved) + costs) >= 0;
}
