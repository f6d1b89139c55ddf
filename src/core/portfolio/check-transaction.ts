import { dayText } from "../calendar/day-text.ts";
import { isPlainDate, type PlainDate } from "#core/calendar/plain-date.ts";
import { isSymbol } from "#core/market/symbol.ts";
import { minorUnits } from "#core/money/currencies.ts";
import { parseDecimal } from "#core/money/decimal.ts";
import type { Transaction, TransactionType } from "./transaction.ts";

/** One thing that is wrong with a line: the field, and a sentence for people. */
export interface TransactionFault {
  readonly path: string;
  readonly message: string;
}

/** The fields of a line before it has a place in the ledger. */
export type TransactionDraft = Omit<Transaction, "id" | "accountId">;

type Field = "symbol" | "quantity" | "price" | "amount" | "ratio" | "newSymbol" | "cash" | "costShare";
type Need = "required" | "optional";

/** Required and optional fields by type. Any other field is refused. */
const fieldsOf: Readonly<Record<TransactionType, Readonly<Partial<Record<Field, Need>>>>> = {
  buy: { symbol: "required", quantity: "required", price: "required" },
  sell: { symbol: "required", quantity: "required", price: "required" },
  dividend: { symbol: "required", amount: "required" },
  interest: { symbol: "optional", amount: "required" },
  fee: { symbol: "optional", amount: "required" },
  tax: { symbol: "optional", amount: "required" },
  split: { symbol: "required", ratio: "required" },
  "spin-off": { symbol: "required", newSymbol: "required", ratio: "required", costShare: "required" },
  merger: { symbol: "required", newSymbol: "optional", ratio: "optional", cash: "optional" },
  "symbol-change": { symbol: "required", newSymbol: "required" },
  deposit: { amount: "required" },
  withdrawal: { amount: "required" },
  "transfer-in": { symbol: "required", quantity: "required", price: "optional" },
  "transfer-out": { symbol: "required", quantity: "required", price: "optional" },
};

const words: Readonly<Record<Field | "fee" | "tax", string>> = {
  symbol: "symbol",
  quantity: "number of shares",
  price: "price",
  amount: "amount",
  ratio: "ratio",
  newSymbol: "new symbol",
  cash: "cash per share",
  costShare: "part of the cost",
  fee: "fee",
  tax: "tax",
};

/** Codes of ISO 4217 in use. */
const isoCurrencies = new Set(Intl.supportedValuesOf("currency"));

/** A million billion: more than any market is worth, and a slip of the keyboard. */
const most = 1e15;
const mostDecimals = 12;
const optionContract = /^[A-Z.]{1,6}\d{6}[CP]\d{8}$/;

/**
 * Returns the faults of one line on its own; an empty list when it can be entered. `checkLedger` checks against the
 * whole ledger whether there are enough shares to sell. `today` is the last day that has begun anywhere on earth.
 */
export function checkTransaction(
  draft: TransactionDraft,
  { today }: { readonly today: PlainDate },
): readonly TransactionFault[] {
  return [...symbolFaults(draft), ...fieldFaults(draft), ...dateFaults(draft.date, today), ...currencyFaults(draft)];
}

function symbolFaults(draft: TransactionDraft): TransactionFault[] {
  const faults = (["symbol", "newSymbol"] as const).flatMap((path) => {
    const symbol = draft[path];
    if (symbol === null || symbol === undefined || symbol === "") return [];
    if (optionContract.test(symbol))
      return [{ path, message: `${symbol} is an option. Options are not supported yet; enter the shares alone.` }];
    return isSymbol(symbol)
      ? []
      : [{ path, message: `“${cut(symbol)}” is no symbol: write it as AAPL, BRK-B or OCDO.L` }];
  });
  const { symbol, newSymbol } = draft;
  if (faults.length === 0 && isGiven(newSymbol) && newSymbol === symbol)
    faults.push({ path: "newSymbol", message: "The new symbol must differ from the old one" });
  return faults;
}

function fieldFaults(draft: TransactionDraft): TransactionFault[] {
  const needs = fieldsOf[draft.type];
  const faults = (Object.keys(words) as (Field | "fee" | "tax")[]).flatMap((path): TransactionFault[] => {
    const value = draft[path];
    const need = path === "fee" || path === "tax" ? "optional" : needs[path];
    if (!isGiven(value)) {
      if (need !== "required") return [];
      return [{ path, message: `A ${draft.type} needs the ${words[path]}` }];
    }
    if (need === undefined) return [{ path, message: `A ${draft.type} has no ${words[path]}` }];
    if (path === "symbol" || path === "newSymbol") return [];
    const message = numberFault(path, value, draft.type);
    return message === null ? [] : [{ path, message }];
  });
  if (draft.type === "merger" && !isGiven(draft.newSymbol) && !isGiven(draft.cash))
    faults.push({ path: "newSymbol", message: "A merger gives new shares, cash or both" });
  if (draft.type === "merger" && isGiven(draft.newSymbol) !== isGiven(draft.ratio))
    faults.push({ path: "ratio", message: "New shares need both a new symbol and a ratio" });
  return faults;
}

function numberFault(
  path: Exclude<Field, "symbol" | "newSymbol"> | "fee" | "tax",
  text: string,
  type: TransactionType,
) {
  const name = words[path];
  const value = parseDecimal(text);
  if (value === null)
    return /^[+-]?[\d.]+e[+-]?\d+$/i.test(text.trim())
      ? `The ${name} “${cut(text)}” is written with an exponent: write it out, at most ${most.toLocaleString("en")}`
      : `The ${name} “${cut(text)}” is no number: write it as 1234.56`;
  if (value.lt(0)) {
    if (path === "quantity" && (type === "buy" || type === "sell" || type === "transfer-in"))
      return "The number of shares must be above zero. Short positions are not supported yet; record what you own.";
    return `The ${name} must not be negative: the type says which way it goes`;
  }
  const mayBeZero = path === "price" || path === "fee" || path === "tax" || path === "costShare" || path === "cash";
  if (value.eq(0) && !mayBeZero) return `The ${name} must be above zero`;
  if (value.gt(most)) return `The ${name} ${cut(text)} is too large: at most ${most.toLocaleString("en")}`;
  if ((value.toFixed().split(".")[1]?.length ?? 0) > mostDecimals)
    return `The ${name} has more than ${mostDecimals} places after the point`;
  if (path === "costShare" && value.gt(1)) return "The part of the cost is between 0 and 1, such as 0.12";
  return null;
}

function dateFaults(date: PlainDate, today: PlainDate): TransactionFault[] {
  if (!isPlainDate(date)) return [{ path: "date", message: `“${cut(date)}” is no day: write it as 2025-03-04` }];
  if (date < "1900-01-01") return [{ path: "date", message: `${dayText(date)} is before 1900` }];
  if (date > today)
    return [{ path: "date", message: `${dayText(date)} is in the future. Enter a transaction once it has happened.` }];
  return [];
}

function currencyFaults({ currency }: TransactionDraft): TransactionFault[] {
  if (isoCurrencies.has(currency) || Object.hasOwn(minorUnits, currency)) return [];
  return [{ path: "currency", message: `“${cut(currency)}” is no currency: write a code such as USD, EUR or GBX` }];
}

function isGiven(value: string | null | undefined): value is string {
  return value !== null && value !== undefined && value !== "";
}

function cut(text: string): string {
  return text.length <= 40 ? text : `${text.slice(0, 40)}…`;
}
