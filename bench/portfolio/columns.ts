import { randomFrom } from "../../tests/support/generated-portfolio.ts";
import { dateOfDay } from "#core/portfolio/civil-day.ts";
import type { PortfolioInput, Transaction } from "#core/portfolio/index.ts";

export const currencies = ["USD", "EUR", "CHF"] as const;
const lastDay = 20_514;

export interface Shape {
  readonly lines: number;
  readonly symbols: number;
  readonly years: number;
}

export type Kind = "buy" | "sell" | "dividend";

/** A ledger in columns. Days count from the first; rates are units of the base currency per unit. */
export interface Columns {
  readonly firstDay: number;
  readonly dayCount: number;
  readonly rates: readonly Float64Array[];
  readonly closes: readonly Float64Array[];
  readonly currencyOf: Uint8Array;
  readonly rows: readonly {
    readonly day: number;
    readonly symbol: number;
    readonly kind: Kind;
    readonly quantity: number;
    readonly price: number;
    readonly fee: number;
  }[];
}

/** Purchases, sales of at most half, and dividends over random walks with daily closes; deterministic by shape. */
export function madeColumns({ lines, symbols, years }: Shape): Columns {
  const random = randomFrom(20);
  const dayCount = Math.round(years * 365.25) + 1;
  const walk = (start: number, step: number) => {
    let value = start;
    return Float64Array.from({ length: dayCount }, () => (value *= 1 + (random() - 0.494) * step));
  };
  const rates = currencies.map((code) => (code === "USD" ? new Float64Array(dayCount).fill(1) : walk(1.1, 0.006)));
  const closes = Array.from({ length: symbols }, () =>
    walk(20 + random() * 300, 0.02).map((close) => Math.round(close * 100) / 100),
  );
  const currencyOf = Uint8Array.from({ length: symbols }, (_, index) => index % currencies.length);
  const days = Int32Array.from({ length: lines }, () => 1 + Math.floor(random() * (dayCount - 2))).sort();
  const held = new Float64Array(symbols);
  const rows = Array.from(days, (day) => {
    const symbol = Math.floor(random() * symbols);
    const owned = held[symbol] ?? 0;
    const chance = random();
    const kind: Kind = owned > 1 && chance > 0.7 ? (chance > 0.9 ? "dividend" : "sell") : "buy";
    const bought = Math.ceil(random() * 20);
    const quantity =
      kind === "buy" ? bought : kind === "sell" ? Math.max(1, Math.floor(owned * random() * 0.5)) : owned;
    if (kind !== "dividend") held[symbol] = owned + (kind === "buy" ? quantity : -quantity);
    const close = closes[symbol]?.[day] ?? 1;
    const price = kind === "dividend" ? Math.round(close) / 100 : close;
    return { day, symbol, kind, quantity, price, fee: Math.round(random() * 500) / 100 };
  });
  return { firstDay: lastDay - dayCount + 1, dayCount, rates, closes, currencyOf, rows };
}

export function symbolName(index: number): string {
  return `S${index + 1}`;
}

/** The same ledger in the product's form, with text and dates. */
export function inputOf({ firstDay, dayCount, rates, closes, currencyOf, rows }: Columns): PortfolioInput {
  const days = Int32Array.from({ length: dayCount }, (_, index) => firstDay + index);
  const currencyName = (symbol: number) => currencies[currencyOf[symbol] ?? 0] ?? "USD";
  return {
    baseCurrency: "USD",
    accounts: [{ id: "a", currency: "USD", costMethod: "average" }],
    transactions: rows.map(({ day, symbol, kind, quantity, price, fee }, index): Transaction => ({
      id: `t${index}`,
      accountId: "a",
      type: kind,
      symbol: symbolName(symbol),
      date: dateOfDay(firstDay + day),
      currency: currencyName(symbol),
      fee: String(fee),
      ...(kind === "dividend"
        ? { amount: (quantity * price).toFixed(2) }
        : { quantity: String(quantity), price: String(price) }),
    })),
    prices: Object.fromEntries(
      closes.map((column, index) => [
        symbolName(index),
        { currency: currencyName(index), points: { days, closes: column } },
      ]),
    ),
    rates: {
      pivot: "USD",
      series: Object.fromEntries(
        currencies
          .slice(1)
          .map((code, index) => [
            code,
            Array.from(rates[index + 1] ?? [], (rate, day) => ({ date: dateOfDay(firstDay + day), rate: 1 / rate })),
          ]),
      ),
    },
  };
}
