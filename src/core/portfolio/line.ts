import { majorCurrency } from "#core/money/currencies.ts";
import { type Arithmetic, perUnitOf } from "./arithmetic.ts";
import { civilDay } from "./civil-day.ts";
import { compared, type Exact, nought, unity } from "./exact.ts";
import { readExact, readProduct, readUnits } from "./read-units.ts";
import type { Transaction, TransactionType } from "./transaction.ts";
import { inLineCurrency } from "./trade-money.ts";
import { cashGoes, isTrade, kindOf } from "./transaction-kinds.ts";

/** The numbers of a transaction: amounts and quantities as whole numbers of the ledger's scale, in the major unit of the currency. */
interface Numbers {
  readonly day: number;
  readonly quantity: bigint;
  /** Worth of the shares: by the cash that moved, else quantity times price; null without either. */
  readonly gross: bigint | null;
  readonly amount: bigint;
  readonly fee: bigint;
  readonly tax: bigint;
  readonly currency: string;
}

/** A transaction with its numbers read. What the transaction itself has is not kept a second time. */
export class Line implements Numbers {
  readonly transaction: Transaction;
  readonly day: number;
  readonly quantity: bigint;
  readonly gross: bigint | null;
  readonly amount: bigint;
  readonly fee: bigint;
  readonly tax: bigint;
  readonly currency: string;

  constructor(transaction: Transaction, { day, quantity, gross, amount, fee, tax, currency }: Numbers) {
    this.transaction = transaction;
    this.day = day;
    this.quantity = quantity;
    this.gross = gross;
    this.amount = amount;
    this.fee = fee;
    this.tax = tax;
    this.currency = currency;
  }

  get id(): string {
    return this.transaction.id;
  }

  get accountId(): string {
    return this.transaction.accountId;
  }

  get type(): TransactionType {
    return this.transaction.type;
  }

  get symbol(): string | null {
    return named(this.transaction.symbol);
  }

  get newSymbol(): string | null {
    return named(this.transaction.newSymbol);
  }
}

type NumberField = "quantity" | "price" | "amount" | "fee" | "tax" | "ratio" | "cash" | "costShare" | "received";

/** Reads a transaction that `checkTransaction` found nothing wrong with; throws on one that has a number it cannot read. */
export function lineOf(given: Transaction, { amountPlaces, quantityPlaces }: Arithmetic): Line {
  const transaction = inLineCurrency(given);
  const { id, date, type, quantity, price, currency } = transaction;
  const perUnit = perUnitOf(currency);
  // A hundredth of a unit with two places less is a unit.
  const moneyPlaces = perUnit === 1 ? amountPlaces : amountPlaces - 2;
  const day = civilDay(date);
  if (!Number.isInteger(day)) throw new Error(`transaction ${id}: “${date}” is no day`);
  const shares = isWritten(quantity)
    ? (readUnits(quantity, quantityPlaces) ?? unreadable(transaction, "quantity"))
    : 0n;
  const amount = money(transaction, "amount", moneyPlaces);
  const [fee, tax] = [money(transaction, "fee", moneyPlaces), money(transaction, "tax", moneyPlaces)];
  const worth = () => {
    if (isWritten(transaction.amount) && isTrade(type)) {
      const goes = cashGoes(type);
      return goes === 0 ? amount - fee - tax : BigInt(goes) * (amount + fee + tax);
    }
    if (!isWritten(price)) return null;
    return readProduct(quantity ?? "0", price, moneyPlaces) ?? unreadable(transaction, "price");
  };
  return new Line(transaction, {
    day,
    quantity: shares,
    gross: worth(),
    amount,
    fee,
    tax,
    currency: perUnit === 1 ? currency : majorCurrency(currency),
  });
}

function money(transaction: Transaction, name: "amount" | "fee" | "tax" | "received", places: number): bigint {
  const text = transaction[name];
  if (text === undefined || text === null || text === "" || text === "0") return 0n;
  const isBelowZero = name === "amount" && text.startsWith("-");
  const units = readUnits(isBelowZero ? text.slice(1) : text, places) ?? unreadable(transaction, name);
  return isBelowZero ? -units : units;
}

function isWritten(text: string | null | undefined): text is string {
  return text !== null && text !== undefined && text !== "";
}

function unreadable(transaction: Transaction, name: NumberField): never {
  throw new Error(`transaction ${transaction.id}: ${name} “${transaction[name] ?? ""}” cannot be read`);
}

function named(symbol: string | null | undefined): string | null {
  return symbol === undefined || symbol === "" ? null : symbol;
}

/** The ratio of a corporate action, 1 unless written. */
export function ratioOf({ transaction }: Pick<Line, "transaction">): Exact {
  return numberIn(transaction, "ratio") ?? unity;
}

/** Cash for one old share, in the major unit of the line's currency. */
export function cashOf({ transaction }: Line): Exact {
  const { digits, places } = numberIn(transaction, "cash") ?? nought;
  return perUnitOf(transaction.currency) === 1 ? { digits, places } : { digits, places: places + 2 };
}

/** What a currency exchange brings, in the major unit of its currency. */
export function receivedOf({ transaction }: Line, { amountPlaces }: Pick<Arithmetic, "amountPlaces">) {
  const currency = transaction.receivedCurrency ?? "";
  const places = perUnitOf(currency) === 1 ? amountPlaces : amountPlaces - 2;
  return { amount: money(transaction, "received", places), currency: majorCurrency(currency) };
}

/** The part of the cost that moves to the new shares of a spin-off. */
export function costShareOf({ transaction }: Line): Exact {
  return numberIn(transaction, "costShare") ?? nought;
}

function numberIn(transaction: Transaction, name: NumberField): Exact | null {
  const text = transaction[name];
  return isWritten(text) ? (readExact(text) ?? unreadable(transaction, name)) : null;
}

/**
 * The order lines take effect in; the same whatever order they are given in. So a purchase on the day of a split counts new
 * shares.
 */
export function compareLines(first: Line, second: Line): number {
  return (
    first.day - second.day ||
    kindOf(first.type).rank - kindOf(second.type).rank ||
    // What names its lots finds them before the others take any.
    Number(namesLots(second)) - Number(namesLots(first)) ||
    compareTexts(first.symbol ?? "", second.symbol ?? "") ||
    comparePrices(first, second) ||
    compareWhole(first.quantity, second.quantity) ||
    compareWhole(first.gross ?? first.amount, second.gross ?? second.amount) ||
    compareTexts(first.accountId, second.accountId) ||
    compareTexts(first.id, second.id)
  );
}

function namesLots({ transaction: { lots } }: Line): boolean {
  return lots != null && lots.length > 0;
}

function comparePrices(first: Line, second: Line): number {
  const [one, other] = [priceOf(first), priceOf(second)];
  if (one === null || other === null) return (one === null ? 0 : 1) - (other === null ? 0 : 1);
  return compared(one, other);
}

function priceOf({ transaction }: Line): Exact | null {
  const price = numberIn(transaction, "price");
  if (price === null || perUnitOf(transaction.currency) === 1) return price;
  return { digits: price.digits, places: price.places + 2 };
}

function compareWhole(first: bigint, second: bigint): number {
  if (first === second) return 0;
  return first < second ? -1 : 1;
}

/** By code unit: the same everywhere. */
export function compareTexts(first: string, second: string): number {
  if (first === second) return 0;
  return first < second ? -1 : 1;
}
