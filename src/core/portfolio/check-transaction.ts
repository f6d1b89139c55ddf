import { isPlainDate, type PlainDate } from "#core/calendar/plain-date.ts";
import type { Fault } from "#core/faults/fault.ts";
import { isSymbol } from "#core/market/symbol.ts";
import { majorCurrency, minorUnits } from "#core/money/currencies.ts";
import { decimal, decimalText, parseDecimal, zero } from "#core/money/decimal.ts";
import { maxNamedLots } from "./named-lots.ts";
import { readExact } from "./read-units.ts";
import { cutFraction } from "./shares-for.ts";
import {
  inLineCurrency,
  otherCurrencies,
  possibleFee,
  printedRounding,
  tradePrice,
  tradeWorth,
} from "./trade-money.ts";
import type { Transaction, TransactionType } from "./transaction.ts";
import { cashGoes, isTrade, kindOf, type TransactionField } from "./transaction-kinds.ts";

/** One thing that is wrong with a line, and its field. */
export interface TransactionFault {
  readonly path: string;
  readonly fault: Fault;
}

/** The fields of a line before it has a place in the ledger. */
export type TransactionDraft = Omit<Transaction, "id" | "accountId">;

/** True if a type of transaction can have a field. */
export function hasField(type: TransactionType, field: string): boolean {
  return Object.hasOwn(kindOf(type).fields, field) || !fields.some((name) => name === field) || costFields.has(field);
}

const costFields: ReadonlySet<string> = new Set(["fee", "tax"]);

const fields = [
  "symbol",
  "quantity",
  "price",
  "amount",
  "ratio",
  "newSymbol",
  "cash",
  "costShare",
  "received",
  "receivedCurrency",
  "fee",
  "tax",
] as const;

/** Codes of ISO 4217, former ones too: a ledger can be older than the euro. */
const isoCurrencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));

/** A million billion: more than any market is worth, and a slip of the keyboard. */
const max = 1e15;
const maxDecimals = 18;
const optionContract = /^[A-Z.]{1,6}\d{6}[CP]\d{8}$/;

/**
 * Returns the faults of one line on its own; an empty list when it can be entered. `checkLedger` checks against the
 * whole ledger whether there are enough shares to sell. `today` is the last day that has begun anywhere on earth.
 */
export function checkTransaction(
  draft: TransactionDraft,
  { today }: { readonly today: PlainDate },
): readonly TransactionFault[] {
  const faults = fieldFaults(draft);
  const money = faults.length === 0 ? [...moneyFaults(draft), ...lotFaults(draft)] : [];
  return [...symbolFaults(draft), ...faults, ...money, ...dateFaults(draft.date, today), ...currencyFaults(draft)];
}

function symbolFaults(draft: TransactionDraft): TransactionFault[] {
  const faults = (["symbol", "newSymbol"] as const).flatMap((path): TransactionFault[] => {
    const symbol = draft[path];
    if (symbol === null || symbol === undefined || symbol === "") return [];
    if (optionContract.test(symbol)) return [{ path, fault: { code: "option", symbol } as const }];
    return isSymbol(symbol) ? [] : [{ path, fault: { code: "not-a-symbol", text: cut(symbol) } as const }];
  });
  const { symbol, newSymbol } = draft;
  if (faults.length === 0 && isGiven(newSymbol) && newSymbol === symbol)
    faults.push({ path: "newSymbol", fault: { code: "same-symbol" } });
  return faults;
}

function fieldFaults(draft: TransactionDraft): TransactionFault[] {
  const needs = kindOf(draft.type).fields;
  const faults = fields.flatMap((path): TransactionFault[] => {
    const value = draft[path];
    const need = path === "fee" || path === "tax" ? "optional" : needs[path];
    if (!isGiven(value)) {
      if (need !== "required") return [];
      return [{ path, fault: { code: "needs-field", type: draft.type, field: path } }];
    }
    if (need === undefined) return [{ path, fault: { code: "has-no-field", type: draft.type, field: path } }];
    if (path === "symbol" || path === "newSymbol" || path === "receivedCurrency") return [];
    const fault = numberFault(path, value, draft.type);
    return fault === null ? [] : [{ path, fault }];
  });
  if (kindOf(draft.type).needsWorth === true && !isGiven(draft.price) && !isGiven(draft.amount))
    faults.push({ path: "price", fault: { code: "needs-field", type: draft.type, field: "price" } });
  const lots = draft.lots ?? [];
  if (lots.length > 0 && needs.lots === undefined)
    faults.push({ path: "lots", fault: { code: "has-no-field", type: draft.type, field: "lots" } });
  if (lots.length > maxNamedLots) faults.push({ path: "lots", fault: { code: "too-many-lots", max: maxNamedLots } });
  for (const { quantity } of lots) {
    const fault = numberFault("quantity", quantity, draft.type);
    if (fault !== null) faults.push({ path: "lots", fault });
  }
  if (draft.type === "merger" && !isGiven(draft.newSymbol) && !isGiven(draft.cash))
    faults.push({ path: "newSymbol", fault: { code: "merger-gives-nothing" } });
  if (draft.type === "merger" && isGiven(draft.newSymbol) !== isGiven(draft.ratio))
    faults.push({ path: "ratio", fault: { code: "merger-needs-both" } });
  return faults;
}

/** What is wrong with the cash of a purchase or sale: on the wrong side, or not what the printed price gives. */
function moneyFaults(draft: TransactionDraft): TransactionFault[] {
  const rateFaults = otherCurrencyFaults(draft);
  if (rateFaults.length > 0) return rateFaults;
  const { type, quantity, price, amount, currency } = draft;
  if (!isTrade(type) || !isGiven(amount)) return [];
  const worth = tradeWorth(draft);
  if (worth === null || worth.lt(0)) return [{ path: "amount", fault: { code: "amount-sign" } }];
  // A price in another currency was converted at a rate that has few digits.
  const isConverted = isGiven(draft.priceCurrency) && majorCurrency(draft.priceCurrency) !== majorCurrency(currency);
  const printed = isGiven(price) ? tradeWorth({ ...draft, amount: null }) : null;
  if (printed === null || !isGiven(price) || !isGiven(quantity)) return [];
  if (
    printed
      .minus(worth)
      .abs()
      .lte(isConverted ? worth.times("0.02") : printedRounding(quantity, tradePrice(draft) ?? price, currency))
  )
    return [];
  const { fee, tax } = inLineCurrency(draft);
  const costs = decimal(fee ?? "0").plus(tax ?? "0");
  const values = {
    quantity,
    price,
    costs: costs.eq(0) ? null : decimalText(costs),
    worth: decimalText((cashGoes(type) > 0 ? printed.minus(costs) : printed.plus(costs)).round(2)),
    paid: amount.replace("-", ""),
    fee: possibleFee(draft),
    given: tradePrice({ ...draft, price: null }),
  };
  return [{ path: "amount", fault: { code: "amount-differs", ...values } }];
}

/** What is wrong with figures in another currency than the line's. */
function otherCurrencyFaults(draft: TransactionDraft): TransactionFault[] {
  const others = otherCurrencies(draft);
  const [from] = others;
  if (from === undefined) return [];
  if (others.length > 1) return [{ path: "rate", fault: { code: "several-currencies", text: others.join(", ") } }];
  if (isGiven(draft.rate)) {
    const fault = numberFault("rate", draft.rate, draft.type);
    return fault === null ? [] : [{ path: "rate", fault }];
  }
  // The amount of a trade says what its shares are worth.
  const isPriceAlone = isGiven(draft.amount) && otherCurrencies({ ...draft, price: null }).length === 0;
  if (isPriceAlone) return [];
  return [{ path: "rate", fault: { code: "needs-rate", from, to: majorCurrency(draft.currency) } }];
}

/** The lots that a line names can't have more shares than it takes. */
function lotFaults({ lots, quantity }: TransactionDraft): TransactionFault[] {
  if (lots == null || lots.length === 0 || !isGiven(quantity)) return [];
  const whole = parseDecimal(quantity);
  const named = lots.reduce((sum, lot) => sum.plus(parseDecimal(lot.quantity) ?? zero), zero);
  if (whole === null || named.lte(whole)) return [];
  return [{ path: "lots", fault: { code: "lots-above-quantity", named: decimalText(named), quantity } }];
}

function numberFault(
  field: Exclude<TransactionField, "symbol" | "newSymbol" | "receivedCurrency" | "lots"> | "fee" | "tax" | "rate",
  text: string,
  type: TransactionType,
): Fault | null {
  const value = parseDecimal(text);
  if (value === null)
    return /^[+-]?[\d.]+e[+-]?\d+$/i.test(text.trim())
      ? { code: "exponent", field, text: cut(text), max }
      : { code: "field-not-a-number", field, text: cut(text) };
  const isReversal = field === "amount" && kindOf(type).isReversible === true;
  const isMovedMoney = field === "amount" && isTrade(type);
  if (value.lt(0) && !isReversal && !(isMovedMoney && cashGoes(type) !== 0)) {
    if (field === "quantity" && type !== "transfer-out") return { code: "short-position" };
    return { code: "negative", field };
  }
  const mayBeZero = ["price", "fee", "tax", "costShare", "cash"].includes(field) || isMovedMoney;
  if (value.eq(0) && !mayBeZero) return { code: "not-above-zero", field };
  if (value.abs().gt(max)) return { code: "too-large", field, text: cut(text), max };
  if ((value.toFixed().split(".")[1]?.length ?? 0) > maxDecimals)
    return { code: "too-many-places", field, max: maxDecimals };
  if (field === "costShare" && value.gt(1)) return { code: "cost-share-range" };
  // A zero at the end says that it was meant as it is.
  const exact = field === "ratio" && !text.trim().endsWith("0") ? readExact(text.trim()) : null;
  const fraction = exact === null ? null : cutFraction(exact);
  if (fraction !== null) return { code: "cut-ratio", text: cut(text), fraction };
  return null;
}

function dateFaults(date: PlainDate, today: PlainDate): TransactionFault[] {
  if (!isPlainDate(date)) return [{ path: "date", fault: { code: "not-a-day", text: cut(date) } }];
  if (date < "1900-01-01") return [{ path: "date", fault: { code: "before-1900", day: date } }];
  if (date > today) return [{ path: "date", fault: { code: "in-the-future", day: date } }];
  return [];
}

function currencyFaults(draft: TransactionDraft): TransactionFault[] {
  const faults = currencyFields.flatMap((path): TransactionFault[] => {
    const code = draft[path];
    if (!isGiven(code) || isoCurrencies.has(code) || Object.hasOwn(minorUnits, code)) return [];
    return [{ path, fault: { code: "not-a-currency", text: cut(code) } }];
  });
  const { currency, receivedCurrency } = draft;
  if (isGiven(receivedCurrency) && majorCurrency(receivedCurrency) === majorCurrency(currency))
    faults.push({ path: "receivedCurrency", fault: { code: "same-currency" } });
  return faults;
}

const currencyFields = ["currency", "priceCurrency", "feeCurrency", "taxCurrency", "receivedCurrency"] as const;

function isGiven(value: string | null | undefined): value is string {
  return value !== null && value !== undefined && value !== "";
}

function cut(text: string): string {
  return text.length <= 40 ? text : `${text.slice(0, 40)}…`;
}
