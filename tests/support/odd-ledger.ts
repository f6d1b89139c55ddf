import { addDays } from "#core/calendar/index.ts";
import { decimal, decimalText } from "#core/money/decimal.ts";
import type { Account, PortfolioInput, PriceSeries, Transaction, TransactionType } from "#core/portfolio/index.ts";
import { kindOf, sharesGo } from "#core/portfolio/transaction-kinds.ts";
import { randomFrom } from "./generated-portfolio.ts";

const firstDay = "2024-01-02";
const dayCount = 120;
export const oddLedgerDays = { first: firstDay, last: addDays(firstDay, dayCount) };

const accounts = ["a", "b", "c"];
const symbols = ["S1", "S2", "S3", "S4", "S5"];
const lineCurrencies = ["USD", "EUR", "GBp", "GBP", "JPY"];
const numbers = {
  quantity: [
    "1",
    "3",
    "0.5",
    "0.333333333333",
    "12345.678901",
    "0.000000000000000001",
    "1000000000000000",
    "7",
    "0.00000001",
    "20999999.97690001",
    "0.123456789012345678",
  ],
  price: [
    "10",
    "10.01",
    "0.000000000001",
    "99.995",
    "0.333333",
    "0",
    "123456.789012",
    "1.005",
    "0.00000001",
    "61234.56789",
  ],
  money: ["1.5", "0.005", "0", "12.345", "1000", "0.010101010101", "4.445"],
  ratio: ["2", "0.333333333333", "1.5", "0.1", "1.036278", "3"],
};
const types: readonly TransactionType[] = [
  ...([
    "buy",
    "buy",
    "buy",
    "buy",
    "sell",
    "sell",
    "dividend",
    "interest",
    "fee",
    "tax",
    "deposit",
    "withdrawal",
  ] as const),
  ...(["split", "transfer-in", "transfer-out", "symbol-change", "merger", "spin-off"] as const),
  ...(["reinvested-dividend", "stock-dividend", "staking-reward", "return-of-capital", "cash-in-lieu"] as const),
  "capital-gain-distribution",
  "currency-exchange",
];

/**
 * A small ledger with every kind of oddity, from a seed: every type of line, many currencies, days without rates and
 * prices, splits with and without a line, numbers from 18 decimals to a million billion, and sales of shares not held.
 */
export function oddLedger(seed: number): PortfolioInput {
  const random = randomFrom(seed);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  const dates = Array.from({ length: dayCount }, (_, index) => addDays(firstDay, index));
  const isPlain = random() < 0.4;
  const used = isPlain
    ? types
        .filter((type) => !type.includes("-") || type === "capital-gain-distribution")
        .filter((type) => type !== "merger")
    : types;
  const currencies = random() < 0.3 ? ["USD"] : lineCurrencies;
  const lines = Array.from({ length: 3 + Math.floor(random() * 40) }, (_, index) =>
    lineFrom(String(index), { type: pick(used), date: pick(dates), currency: pick(currencies), random, pick }),
  );
  return {
    baseCurrency: pick(["USD", "EUR", "JPY"]),
    accounts: accounts.map((id): Account => ({
      id,
      currency: pick(["USD", "EUR", "GBP"]),
      ...(isPlain ? {} : { currencies: pick([[], [], ["USD"], ["EUR", "JPY"]]) }),
      costMethod: pick(["fifo", "fifo", "average", "average", "lifo", "highest-cost"]),
      cash: pick(["automatic", "recorded", "implied"]),
    })),
    transactions: withNamedLots(
      lines.flatMap((line) => withPartner(line, pick)),
      randomFrom(seed ^ 0x5a5a),
    ),
    prices: Object.fromEntries(
      symbols.slice(random() < 0.2 ? 1 : 0).map((symbol) => [symbol, pricesFrom(dates, random)]),
    ),
    rates: {
      pivot: "EUR",
      series: {
        USD: ratesFrom(dates, 1.08, random),
        GBP: ratesFrom(dates, 0.85, random),
        JPY: ratesFrom(dates.slice(random() < 0.3 ? 40 : 0), 163.21, random),
      },
    },
  };
}

interface Made {
  readonly type: TransactionType;
  readonly date: string;
  readonly currency: string;
  readonly random: () => number;
  readonly pick: <T>(items: readonly T[]) => T;
}

function lineFrom(id: string, { type, date, currency, random, pick }: Made): Transaction {
  const any = (kind: keyof typeof numbers) =>
    random() < 0.5 ? pick(numbers[kind]) : (random() * 100).toFixed(Math.floor(random() * 7));
  const shared = {
    id,
    accountId: pick(accounts),
    type,
    date,
    currency,
    fee: any("money"),
    tax: pick(["0", "0.01", ""]),
  };
  const symbol = pick(symbols);
  const reversed = (amount: string) => (random() < 0.2 ? `-${amount}` : amount);
  const newSymbol = pick(symbols.filter((other) => other !== symbol));
  switch (type) {
    case "buy":
    case "sell":
    case "transfer-in":
    case "transfer-out":
      return {
        ...shared,
        symbol,
        quantity: any("quantity"),
        price: type === "buy" || random() < 0.7 ? any("price") : null,
        amount: random() < 0.2 ? movedBy(type, any("price")) : null,
      };
    case "split":
      return { ...shared, symbol, ratio: any("ratio") };
    case "symbol-change":
      return { ...shared, symbol, newSymbol };
    case "merger":
      return random() < 0.3
        ? { ...shared, symbol, cash: any("price") }
        : { ...shared, symbol, newSymbol, ratio: any("ratio"), cash: pick(["0", "1.25", "0.000123"]) };
    case "spin-off":
      return {
        ...shared,
        symbol,
        newSymbol,
        ratio: any("ratio"),
        costShare: pick(["0.12", "0.333333333333", "1", "0"]),
      };
    case "reinvested-dividend":
    case "stock-dividend":
    case "staking-reward":
      return { ...shared, symbol, quantity: any("quantity"), price: random() < 0.8 ? any("price") : null };
    case "return-of-capital":
      return { ...shared, symbol, amount: reversed(any("price")) };
    case "cash-in-lieu":
      return { ...shared, symbol, quantity: random() < 0.3 ? any("quantity") : null, amount: any("price") };
    case "currency-exchange": {
      const receivedCurrency = pick(["USD", "EUR", "JPY"].filter((other) => other !== currency));
      return { ...shared, symbol: null, amount: any("price"), received: any("price"), receivedCurrency };
    }
    case "deposit":
    case "withdrawal":
      return { ...shared, symbol: null, amount: any("price") };
    default:
      return { ...shared, symbol: random() < 0.7 ? symbol : null, amount: reversed(any("price")) };
  }
}

/** In half of the ledgers, half of what takes shares out names lots: mostly of its own instrument, whether they have as many or not. */
function withNamedLots(lines: readonly Transaction[], random: () => number): Transaction[] {
  const pick = <T>(items: readonly T[]): T | undefined => items[Math.floor(random() * items.length)];
  if (random() < 0.5) return [...lines];
  return lines.map((line) => {
    if (!("lots" in kindOf(line.type).fields) || random() < 0.5) return line;
    const own = lines.filter(({ type, symbol }) => sharesGo(type) > 0 && (symbol === line.symbol || random() < 0.1));
    const lots = [pick(own), pick(own)].flatMap((lot) => {
      const quantity = pick([lot?.quantity, line.quantity, "1", "0.25"]);
      return lot === undefined || quantity == null || quantity === "" ? [] : [{ transactionId: lot.id, quantity }];
    });
    return lots.length === 0 ? line : { ...line, lots };
  });
}

/** Cash of a trade that is enough for any of the fees and taxes here, so that its shares are worth something. */
function movedBy(type: TransactionType, price: string): string | null {
  if (type === "buy") return `-${price.padStart(8, "4")}`;
  return type === "sell" ? price : null;
}

/** Some transferred shares arrive in another account on the same day, or in two, or together with those of a third one. */
function withPartner(line: Transaction, pick: Made["pick"]): Transaction[] {
  if (line.type !== "transfer-out" || pick([true, false])) return [line];
  const accountId = pick(accounts.filter((id) => id !== line.accountId));
  const arrived = { ...line, id: `${line.id}-in`, type: "transfer-in" as const, accountId };
  const third = pick(accounts.filter((id) => id !== line.accountId && id !== accountId));
  const whole = decimal(line.quantity ?? "0");
  const half = whole.div(2).round(4);
  if (half.lte(0) || third === undefined) return [line, arrived];
  switch (pick([0, 1, 2])) {
    case 1: {
      const rest = { ...arrived, id: `${line.id}-rest`, accountId: third, quantity: decimalText(whole.minus(half)) };
      return [line, { ...arrived, quantity: decimalText(half) }, rest];
    }
    case 2: {
      const other = { ...line, id: `${line.id}-other`, accountId: third, quantity: decimalText(half) };
      return [line, other, { ...arrived, quantity: decimalText(whole.plus(half)) }];
    }
    default:
      return [line, arrived];
  }
}

function pricesFrom(dates: readonly string[], random: () => number): PriceSeries {
  let close = 10 + random() * 200;
  const skipped = random() < 0.2 ? 30 : 0;
  const points = dates.slice(skipped).flatMap((date) => {
    close = Math.max(0.01, close * (1 + (random() - 0.5) * 0.05));
    return random() < 0.3 ? [] : [{ date, close: random() < 0.5 ? Number(close.toFixed(2)) : close }];
  });
  const currency = lineCurrencies[Math.floor(random() * lineCurrencies.length)] ?? "USD";
  const splits = random() < 0.4 ? [{ date: dates[60] ?? firstDay, ratio: random() < 0.5 ? 2 : 1.5 }] : [];
  const manual = random() < 0.2 ? [{ date: dates[10] ?? firstDay, close: 42.5 }] : [];
  return { currency, points, splits, manual, isSplitAdjusted: random() < 0.5 };
}

function ratesFrom(dates: readonly string[], start: number, random: () => number) {
  let rate = start;
  const isRound = random() < 0.3;
  return dates.flatMap((date, index) => {
    rate *= 1 + (random() - 0.5) * 0.01;
    const isMissing = index > 20 && index < 50 && start < 1;
    return isMissing ? [] : [{ date, rate: isRound ? Number(rate.toFixed(1)) || 1 : rate }];
  });
}
