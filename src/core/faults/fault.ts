import type { TransactionType } from "../portfolio/transaction.ts";

/** Fields of a transaction that a fault can name. */
export type FaultyField =
  | "type"
  | "symbol"
  | "date"
  | "quantity"
  | "price"
  | "amount"
  | "fee"
  | "tax"
  | "currency"
  | "ratio"
  | "newSymbol"
  | "cash"
  | "costShare"
  | "received"
  | "receivedCurrency"
  | "rate"
  | "lots"
  | "note";

export interface OfText {
  /** As it was written, cut where it is long. */
  readonly text: string;
}
export interface OfField {
  readonly field: FaultyField;
}
export interface TwoReadings extends OfText {
  readonly one: string;
  readonly other: string;
}

/** Kinds of files that hold transactions in a form that can't be read. */
export type FileKind = "pdf" | "spreadsheet" | "archive" | "ofx" | "qif" | "picture" | "web-page" | "binary";

/** Faults in something that somebody wrote, by code, each with the values its message needs. Days are plain dates. */
export interface FaultValues {
  // Numbers, amounts and days.
  "not-a-number": OfText;
  "not-a-number-with": OfText & { readonly sign: "." | "," };
  "ambiguous-number": TwoReadings;
  "not-a-currency-in": OfText & { readonly name: string };
  "two-currencies": OfText;
  "not-a-date": OfText;
  "ambiguous-date": TwoReadings;
  "no-such-day": OfText;
  // A transaction.
  option: { readonly symbol: string };
  "not-a-symbol": OfText;
  "same-symbol": object;
  "same-currency": object;
  "several-currencies": OfText;
  "needs-rate": { readonly from: string; readonly to: string };
  "needs-field": OfField & { readonly type: TransactionType };
  "has-no-field": OfField & { readonly type: TransactionType };
  "merger-gives-nothing": object;
  "merger-needs-both": object;
  exponent: OfField & OfText & { readonly max: number };
  "field-not-a-number": OfField & OfText;
  "short-position": object;
  negative: OfField;
  "not-above-zero": OfField;
  "too-large": OfField & OfText & { readonly max: number };
  "too-many-places": OfField & { readonly max: number };
  "cost-share-range": object;
  "cut-ratio": OfText & { readonly fraction: string };
  // A line beside the others of its ledger. Quantities are decimal text; `heldAs` is the symbol that the shares go by on the day.
  oversell: {
    readonly symbol: string;
    readonly day: string;
    readonly wanted: string;
    readonly held: string;
    readonly isTransfer: boolean;
    readonly heldAs: string;
  };
  // Two transfers of shares that look like the ends of one, and why they aren't.
  "loose-transfer": {
    readonly why: "day" | "less" | "more" | "several";
    readonly symbol: string;
    readonly day: string;
    readonly otherDay: string;
    readonly left: string;
    readonly arrived: string;
  };
  /** Less is left of a purchase than a sale or transfer of `day` names. `bought` is its day, empty where the account has no such line. */
  "lot-shortfall": {
    readonly symbol: string;
    readonly day: string;
    readonly bought: string;
    readonly wanted: string;
    readonly held: string;
  };
  "too-many-lots": { readonly max: number };
  "lots-above-quantity": { readonly named: string; readonly quantity: string };
  "not-a-day": OfText;
  "before-1900": { readonly day: string };
  "in-the-future": { readonly day: string };
  "not-a-currency": OfText;
  // One line of words.
  "line-too-long": { readonly max: number };
  "nul-character": { readonly line: number };
  "file-kind": { readonly kind: FileKind };
  "open-quotation": object;
  "second-field": OfField;
  "form-only": { readonly type: TransactionType };
  "not-a-written-number": OfText;
  "not-understood": OfText;
  "note-without-text": object;
  "number-expected": OfText;
  "one-number-more": OfText;
  "parted-number": OfText & { readonly joined: string };
  "two-currencies-in-line": { readonly one: string; readonly other: string };
  "not-a-ratio": OfText;
  // A line of a file.
  "date-missing": object;
  "split-without-ratio": object;
  /** The ratio that the shares in the file would give. */
  "confirm-ratio": { readonly held: string; readonly ratio: string };
  "unlikely-day": { readonly day: string; readonly because: "old" | "weekend" };
  "coin-or-share": { readonly symbol: string; readonly coin: string };
  "choose-type": OfText;
  "choose-currency": { readonly sign: string };
  "cells-beside-columns": { readonly cells: number; readonly columns: number };
  "text-after-quotation": object;
  "quotation-not-closed": object;
  "other-currency": OfText & { readonly currency: string };
  "no-exchange-rate": OfText & {
    /** Null: that of the price. */
    readonly currency: string | null;
  };
  "amount-sign": object;
  "amount-differs": {
    readonly quantity: string;
    readonly price: string;
    /** Fee and tax of the line. Null if it has none. */
    readonly costs: string | null;
    /** What shares, price and costs give. */
    readonly worth: string;
    readonly paid: string;
    /** The fee with which they give what was paid. Null if it can't be one. */
    readonly fee: string | null;
    /** The price with which they do. */
    readonly given: string | null;
  };
  "exchange-missing": { readonly symbol: string; readonly currency: string };
  "not-a-currency-code": OfText;
  "not-an-isin": OfText;
  "not-a-data-source": OfText;
  "no-currency": object;
  "unknown-symbol": {
    readonly symbol: string;
    /** With commas between them; empty for none. */
    readonly similar: string;
  };
  // A password.
  "password-too-short": { readonly min: number };
  "password-too-long": { readonly max: number };
  "password-common": object;
}

export type FaultCode = keyof FaultValues;
export type FaultOf<Code extends FaultCode> = { readonly code: Code } & FaultValues[Code];
export type Fault = { [Code in FaultCode]: FaultOf<Code> }[FaultCode];

/** The message of each fault in one language. */
export type FaultMessages = { readonly [Code in FaultCode]: (values: FaultValues[Code]) => string };

/** How a reader's language writes the values of faults. */
export interface FaultFormat {
  readonly messages: FaultMessages;
  readonly day: (day: string) => string;
  /** Omitted: as decimal text. */
  readonly quantity?: (quantity: string) => string;
}

const dayValues: ReadonlySet<string> = new Set(["day", "otherDay", "bought"]);
const quantityValues: ReadonlySet<string> = new Set(["wanted", "held", "left", "arrived"]);

/** Writes a fault as its reader does. */
export function faultText({ messages, day, quantity }: FaultFormat, fault: Fault): string {
  const values = Object.entries(fault).map(([name, value]: [string, unknown]) => {
    if (typeof value !== "string") return [name, value];
    return [
      name,
      dayValues.has(name) && value !== ""
        ? day(value)
        : quantityValues.has(name)
          ? (quantity?.(value) ?? value)
          : value,
    ];
  });
  return (messages[fault.code] as (values: Fault) => string)(Object.fromEntries(values) as Fault);
}
