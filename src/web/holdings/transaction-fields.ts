import type { Decimal } from "#core/money/decimal.ts";
import { decimal, decimalText } from "#core/money/decimal.ts";
import { readNumber } from "#core/money/read-number.ts";
import { inLineCurrency } from "#core/portfolio/trade-money.ts";
import type { SmartDraft } from "#core/portfolio/smart-draft.ts";
import type { TransactionType } from "#core/portfolio/transaction.ts";
import { cashGoes, kindOf, moneyGoes, sharesGo } from "#core/portfolio/transaction-kinds.ts";
import { locale } from "../format/locale.ts";
import { fieldNumber, numberDoubt, plainNumber } from "../format/typed-number.ts";
import type { LedgerFields, LedgerLine } from "./use-ledger.ts";

export const numberFields = [
  "quantity",
  "price",
  "amount",
  "received",
  "ratio",
  "cash",
  "costShare",
  "fee",
  "tax",
] as const;
export type NumberField = (typeof numberFields)[number];

/** The form's values, as typed. */
export interface TransactionDraft extends Readonly<Record<NumberField, string>> {
  readonly type: TransactionType;
  /** Empty until one is chosen. */
  readonly symbol: string;
  readonly newSymbol: string;
  readonly date: string;
  /** Empty for the instrument's, else the account's. */
  readonly currency: string;
  /** Empty where they are in that currency. */
  readonly priceCurrency: string;
  readonly feeCurrency: string;
  readonly taxCurrency: string;
  /** Empty for the rate of the day. */
  readonly rate: string;
  /** What a currency exchange brings. */
  readonly receivedCurrency: string;
  readonly note: string;
  /** Shares as typed, by the transactions whose lots they come from. */
  readonly lots: Readonly<Record<string, string>>;
  /** Empty for the only or first one. */
  readonly accountId: string;
}

/** The number fields of a type in the form. The first gets the focus. */
export function numbersOf(type: TransactionType): readonly NumberField[] {
  const { fields, books, shares } = kindOf(type);
  const hasCharges = (fields.amount ?? fields.cash ?? shares) !== undefined && books !== "fee" && books !== "tax";
  return numberFields.filter((field) => {
    if (field === "fee" || field === "tax") return hasCharges;
    return field in fields && !(field === "price" && shares === "moved-out");
  });
}

export function hasSymbol(type: TransactionType): boolean {
  return kindOf(type).fields.symbol !== undefined;
}

export function hasNewSymbol(type: TransactionType): boolean {
  return kindOf(type).fields.newSymbol !== undefined;
}

export function hasLots(type: TransactionType): boolean {
  return kindOf(type).fields.lots !== undefined;
}

export function emptyDraft(date: string, start: Partial<TransactionDraft> = {}): TransactionDraft {
  const numbers = {
    quantity: "",
    price: "",
    amount: "",
    received: "",
    ratio: "",
    cash: "",
    costShare: "",
    fee: "",
    tax: "",
  };
  const money = { priceCurrency: "", feeCurrency: "", taxCurrency: "", rate: "", receivedCurrency: "" };
  return {
    ...numbers,
    ...money,
    type: "buy",
    symbol: "",
    newSymbol: "",
    date,
    currency: "",
    note: "",
    lots: {},
    accountId: "",
    ...start,
  };
}

/** Returns the form's values for a ledger line. */
export function draftOf(line: LedgerLine): TransactionDraft {
  const { type, date, currency, accountId } = line;
  const written = (value: string | null): string => value ?? "";
  const number = (value: string | null): string => fieldNumber(value ?? "");
  const charge = (value: string): string => (value === "0" ? "" : fieldNumber(value));
  return {
    type,
    date,
    currency,
    accountId,
    symbol: written(line.symbol),
    newSymbol: written(line.newSymbol),
    quantity: number(line.quantity),
    price: number(line.price),
    amount: number(type === "buy" ? withoutSign(line.amount) : line.amount),
    priceCurrency: written(line.priceCurrency),
    feeCurrency: written(line.feeCurrency),
    taxCurrency: written(line.taxCurrency),
    rate: number(line.rate),
    received: number(line.received),
    receivedCurrency: written(line.receivedCurrency),
    ratio: number(line.ratio),
    cash: number(line.cash),
    costShare: number(line.costShare),
    note: written(line.note),
    lots: typedLots(line.lots),
    fee: charge(line.fee),
    tax: charge(line.tax),
  };
}

/** Returns the form's values for an interpreted line of text, or for an entry as it was sent. */
export function draftOfEntry(entry: SmartDraft | LedgerFields): Partial<TransactionDraft> {
  const isNumber = (field: string): boolean => field === "rate" || (numberFields as readonly string[]).includes(field);
  const typed = Object.entries(entry).map(([field, value]: [string, string | LedgerFields["lots"]]) => {
    if (value === null || value === undefined) return [];
    if (typeof value !== "string") return [field, typedLots(value)];
    return [field, isNumber(field) ? fieldNumber(value) : value];
  });
  return Object.fromEntries(typed.filter((pair) => pair.length > 0)) as Partial<TransactionDraft>;
}

function typedLots(lots: LedgerLine["lots"] | undefined): TransactionDraft["lots"] {
  return Object.fromEntries((lots ?? []).map(({ transactionId, quantity }) => [transactionId, fieldNumber(quantity)]));
}

/** Returns the fields to send: only those of the type, with readable numbers in plain form. */
export function fieldsOfDraft(draft: TransactionDraft): LedgerFields & { type: TransactionType } {
  const { type, symbol, newSymbol, date, currency, note, lots, accountId } = draft;
  const given = (value: string): string | null => (value.trim() === "" ? null : value.trim());
  return {
    type,
    ...(accountId === "" ? {} : { accountId }),
    ...(date === "" ? {} : { date }),
    ...(currency === "" ? {} : { currency }),
    symbol: hasSymbol(type) ? given(symbol) : null,
    newSymbol: hasNewSymbol(type) ? given(newSymbol) : null,
    ...Object.fromEntries(
      numberFields.map((field) => [field, numbersOf(type).includes(field) ? numberOf(draft[field]) : null]),
    ),
    ...otherMoneyOf(draft),
    ...(type === "buy" ? { amount: asPaid(numberOf(draft.amount)) } : {}),
    lots: hasLots(type)
      ? Object.entries(lots).map(([transactionId, typed]) => ({ transactionId, quantity: plainNumber(typed) }))
      : null,
    note: given(note),
  };
}

/** What a draft has in other currencies, where its type has the figure. */
function otherMoneyOf(draft: TransactionDraft) {
  const numbers = numbersOf(draft.type);
  const code = (field: NumberField, chosen: string): string | null =>
    numbers.includes(field) && draft[field].trim() !== "" && chosen !== "" ? chosen : null;
  const codes = {
    priceCurrency: code("price", draft.priceCurrency),
    feeCurrency: code("fee", draft.feeCurrency),
    taxCurrency: code("tax", draft.taxCurrency),
  };
  const isOther = Object.values(codes).some((one) => one !== null);
  return {
    ...codes,
    rate: isOther ? numberOf(draft.rate) : null,
    receivedCurrency: code("received", draft.receivedCurrency),
  };
}

/** Returns the fields of the type whose number is ambiguous. A form with any of them isn't sent. */
export function doubtsOfDraft(draft: TransactionDraft): { path: NumberField | "lots"; message: string }[] {
  const typed = [
    ...numbersOf(draft.type).map((path) => ({ path, value: draft[path] })),
    ...Object.values(hasLots(draft.type) ? draft.lots : {}).map((value) => ({ path: "lots" as const, value })),
  ];
  return typed.flatMap(({ path, value }) => {
    const message = numberDoubt(value);
    return message === null ? [] : [{ path, message }];
  });
}

/** Returns the amount a line moves, for the preview; null until its numbers are complete. */
export function lineTotal(line: Omit<TransactionDraft, "accountId" | "date" | "symbol">): string | null {
  const value = (field: NumberField): Decimal | null => {
    const read = readNumber(line[field].trim() === "" ? "0" : line[field], null, locale.style.decimal);
    return "fault" in read ? null : decimal(read.value);
  };
  const [quantity, amount] = (["quantity", "amount"] as const).map(value);
  // A rate of the day is known once it is saved.
  const [price, fee, tax] = inOneCurrency(line, (["price", "fee", "tax"] as const).map(value));
  if (!quantity || !price || !amount || !fee || !tax) return null;
  const charges = fee.plus(tax);
  const hasMoved = line.amount.trim() !== "";
  if (cashGoes(line.type) !== 0 && hasMoved) return decimalText(cashGoes(line.type) < 0 ? amount.abs() : amount);
  if (quantity.gt(0) && line.price.trim() !== "" && sharesGo(line.type) !== 0)
    return decimalText(quantity.times(price).plus(charges.times(sharesGo(line.type))));
  if (amount.eq(0) || moneyGoes(line.type) === 0) return null;
  return decimalText(amount.minus(charges.times(moneyGoes(line.type))));
}

/** Price, fee and tax in the line's currency; null where the rate lacks. */
function inOneCurrency(
  { currency, priceCurrency, feeCurrency, taxCurrency, rate }: Parameters<typeof lineTotal>[0],
  typed: readonly (Decimal | null)[],
): (Decimal | null)[] {
  const [price = null, fee = null, tax = null] = typed.map((value) => (value === null ? null : decimalText(value)));
  const line = { price, fee, tax, currency, priceCurrency, feeCurrency, taxCurrency, rate: numberOf(rate) };
  const one = inLineCurrency(line);
  return [one.price, one.fee, one.tax].map((value) => (value === null ? null : decimal(value)));
}

/** The cash of a purchase is typed and shown without its sign. */
function withoutSign(amount: string | null): string | null {
  return amount?.replace(/^-/, "") ?? null;
}

/** The money of a purchase, however it was typed, as the ledger has it. */
export function asPaid(amount: string | null): string | null {
  return amount === null || Number(amount) === 0 ? amount : `-${withoutSign(amount)}`;
}

function numberOf(typed: string): string | null {
  return typed.trim() === "" ? null : plainNumber(typed);
}
