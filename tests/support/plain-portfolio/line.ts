import { minorUnits } from "#core/money/currencies.ts";
import { type Decimal, one, parseDecimal, zero } from "#core/money/decimal.ts";
import { civilDay } from "#core/portfolio/civil-day.ts";
import type { Transaction, TransactionType } from "#core/portfolio/transaction.ts";

/** A transaction with parsed numbers, in the major unit of its currency. */
export interface Line {
  readonly id: string;
  readonly accountId: string;
  readonly type: TransactionType;
  readonly symbol: string | null;
  readonly day: number;
  readonly quantity: Decimal;
  readonly price: Decimal | null;
  /** Worth of the shares: by the cash that moved, else quantity times price. */
  readonly gross: Decimal;
  /** It has a price or an amount. */
  readonly hasWorth: boolean;
  readonly amount: Decimal;
  readonly fee: Decimal;
  readonly tax: Decimal;
  readonly currency: string;
  /** What a currency exchange brings. */
  readonly received: Decimal;
  readonly receivedCurrency: string;
  readonly ratio: Decimal;
  readonly newSymbol: string | null;
  readonly cash: Decimal;
  readonly costShare: Decimal;
  readonly note: string | null;
  readonly lots: readonly NamedShares[];
}

/** Shares of the lot that a line brought in. */
export interface NamedShares {
  readonly id: string;
  readonly quantity: Decimal;
}

/**
 * Order within a day: events before the open, then arrivals, then departures. So a purchase on a split day is in new
 * shares, and the order of entry doesn't matter.
 */
const rankOf: Readonly<Record<TransactionType, number>> = {
  split: 0,
  "symbol-change": 1,
  merger: 2,
  "spin-off": 3,
  deposit: 4,
  "currency-exchange": 4,
  buy: 5,
  "transfer-in": 6,
  "transfer-out": 7,
  sell: 8,
  "cash-in-lieu": 8,
  "reinvested-dividend": 5,
  "stock-dividend": 5,
  "staking-reward": 5,
  "capital-gain-distribution": 9,
  "return-of-capital": 9,
  dividend: 9,
  interest: 9,
  fee: 9,
  tax: 9,
  withdrawal: 9,
};

/** Parses a transaction that passed `checkTransaction`. Throws if a number can't be read. */
export function lineOf(transaction: Transaction): Line {
  const { id, accountId, type, date } = transaction;
  const minor = Object.hasOwn(minorUnits, transaction.currency) ? minorUnits[transaction.currency] : undefined;
  const read = (
    name: "quantity" | "price" | "amount" | "fee" | "tax" | "ratio" | "cash" | "costShare" | "received",
  ) => {
    const text = transaction[name];
    if (text === null || text === undefined || text === "") return null;
    const value = parseDecimal(text);
    if (value === null || (value.lt(0) && name !== "amount"))
      throw new Error(`transaction ${id}: ${name} “${text}” cannot be read`);
    return value;
  };
  const money = (name: "price" | "amount" | "fee" | "tax" | "cash") => {
    const value = read(name);
    return value === null || minor === undefined ? value : value.div(minor.perUnit);
  };
  const day = civilDay(date);
  if (!Number.isInteger(day)) throw new Error(`transaction ${id}: “${date}” is no day`);
  const [quantity, price] = [read("quantity") ?? zero, money("price")];
  const [moved, fee, tax] = [money("amount"), money("fee") ?? zero, money("tax") ?? zero];
  const gross = () => {
    if (moved === null) return quantity.times(price ?? zero);
    if (type === "buy") return moved.times(-1).minus(fee).minus(tax);
    if (type === "sell" || type === "cash-in-lieu") return moved.plus(fee).plus(tax);
    return inKind.has(type) ? moved.minus(fee).minus(tax) : quantity.times(price ?? zero);
  };
  return {
    id,
    accountId,
    type,
    symbol: named(transaction.symbol),
    day,
    quantity,
    price,
    gross: gross(),
    hasWorth: price !== null || moved !== null,
    amount: moved ?? zero,
    fee,
    tax,
    currency: minor?.currency ?? transaction.currency,
    received: read("received") ?? zero,
    receivedCurrency: transaction.receivedCurrency ?? "",
    ratio: read("ratio") ?? one,
    newSymbol: named(transaction.newSymbol),
    cash: money("cash") ?? zero,
    costShare: read("costShare") ?? zero,
    note: transaction.note ?? null,
    lots: namedShares(transaction),
  };
}

function namedShares({ lots }: Transaction): NamedShares[] {
  const byId = Map.groupBy(lots ?? [], ({ transactionId }) => transactionId);
  return [...byId].map(([id, parts]) => ({
    id,
    quantity: parts.reduce((sum, { quantity }) => sum.plus(parseDecimal(quantity) ?? zero), zero),
  }));
}

function named(symbol: string | null | undefined): string | null {
  return symbol === undefined || symbol === "" ? null : symbol;
}

/** Sorts lines in order of effect, independent of their order of entry. */
export function compareLines(first: Line, second: Line): number {
  return (
    first.day - second.day ||
    rankOf[first.type] - rankOf[second.type] ||
    Math.sign(second.lots.length) - Math.sign(first.lots.length) ||
    compareTexts(first.symbol ?? "", second.symbol ?? "") ||
    compareNumbers(first.price, second.price) ||
    first.quantity.cmp(second.quantity) ||
    worthOf(first).cmp(worthOf(second)) ||
    compareTexts(first.accountId, second.accountId) ||
    compareTexts(first.id, second.id)
  );
}

function worthOf({ type, gross, amount }: Line): Decimal {
  const hasGross = ["buy", "sell", "cash-in-lieu"].includes(type) || inKind.has(type) || type.startsWith("transfer");
  return hasGross ? gross : amount;
}

/** Shares that come as income. */
export const inKind: ReadonlySet<TransactionType> = new Set([
  "reinvested-dividend",
  "stock-dividend",
  "staking-reward",
]);

function compareNumbers(first: Decimal | null, second: Decimal | null): number {
  if (first === null || second === null) return (first === null ? 0 : 1) - (second === null ? 0 : 1);
  return first.cmp(second);
}

/** By code unit, the same on every machine. */
export function compareTexts(first: string, second: string): number {
  if (first === second) return 0;
  return first < second ? -1 : 1;
}
