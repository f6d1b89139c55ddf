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
  /** Less is left of a purchase than a sale or transfer of `day` names. `bought` is its day, empty where the account has no such line. */
  "lot-shortfall": {
    readonly symbol: string;
    readonly day: string;
    readonly bought: string;
    readonly wanted: string;
    readonly held: string;
  };
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
    readonly worth: string;
    readonly paid: string;
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

/** The fault with its days written by `write`. */
export function withDays(fault: Fault, write: (day: string) => string): Fault {
  if (!("day" in fault)) return fault;
  const written = { ...fault, day: write(fault.day) };
  return "bought" in written && written.bought !== "" ? { ...written, bought: write(written.bought) } : written;
}

/** Writes a fault. Days must have been written as the reader does. */
export function faultText(messages: FaultMessages, fault: Fault): string {
  return (messages[fault.code] as (values: Fault) => string)(fault);
}
