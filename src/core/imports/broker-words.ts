import { isNegative, isZero, quotientText, unsigned } from "./amounts.ts";
import type { ImportRow, LineFacts } from "./import-row.ts";

/** Common reasons to skip a line. */
export const reasons = {
  option: "Options aren't supported yet. Enter the resulting shares instead",
  short: "Short positions aren't supported yet",
  future: "Futures, CFDs and other contracts aren't supported yet",
  cancelled: "The order was cancelled",
  conversion: "A currency conversion within the account. The ledger converts at each day's rate",
  sweep: "A transfer between the account's cash and its money market fund",
  balance: "A balance or a total, not a transaction",
  correction: "Reversed by another line of this file",
  reorganisation: "Enter spin-offs, mergers and name changes by hand, with their terms",
  nothing: "The amount is zero",
  pair: "Booked together with another line of this file",
  included: "Part of another line: it doesn't change the account's equity",
} as const;

/** An unknown action: the user is asked, with the line's other data ready for the answer. */
export interface UnknownAction {
  readonly unknown: string;
  /** Data the columns don't contain. It takes precedence over the columns. */
  readonly facts: LineFacts;
}

export function unknownAction(words: string, facts: LineFacts = {}): UnknownAction | { readonly skipped: string } {
  const word = words.replaceAll(/\s+/g, " ").trim().slice(0, 60);
  return word === "" ? { skipped: "The line has no transaction type" } : { unknown: word, facts };
}

/** A line of money that becomes, or comes from, another currency. */
export function exchangedMoney(
  date: string | null,
  currency: string | null,
  amount: string | null,
): { readonly skipped: string; readonly exchanged?: NonNullable<ImportRow["exchanged"]> } {
  const isWhole = date !== null && currency !== null && amount !== null && !isZero(amount);
  return { skipped: reasons.conversion, ...(isWhole ? { exchanged: { date, currency, amount } } : {}) };
}

/** True if a symbol or a description names an option contract. */
export function isOption(text: string): boolean {
  return (
    /\b(?:call|put)s?\b/i.test(text) ||
    /^-?[A-Z.]{1,6}\s*\d{6}[CP]\d{1,8}(?:\.\d+)?$/.test(text.trim()) ||
    /^[A-Z.]{1,6} \d{2}\/\d{2}\/\d{2,4} [\d.]+ [CP]$/.test(text.trim()) ||
    /^[A-Z.]{1,6} \d{2}[A-Z]{3}\d{2} [\d.]+ [CP]$/.test(text.trim())
  );
}

/** Reads new shares for one old from words such as "10 for 1", "1-for-20", "4:1". Null if there are none. */
export function ratioInWords(text: string): string | null {
  const found = /(\d+(?:\.\d+)?)\s*(?:-?\s*for\s*-?|:)\s*(\d+(?:\.\d+)?)/i.exec(text);
  return found === null ? null : quotientText(found[1] ?? null, found[2] ?? null);
}

/** Interest received or paid. Paid interest is an account fee. */
export function interestOrCharge(amount: string | null): {
  type: "interest" | "fee";
  amount: string | null;
  note?: string;
} {
  return isNegative(amount)
    ? { type: "fee", amount: unsigned(amount), note: "Interest paid" }
    : { type: "interest", amount };
}

/** A deposit or withdrawal, by its sign. */
export function moneyMoved(amount: string | null): { type: "deposit" | "withdrawal"; amount: string | null } {
  return { type: isNegative(amount) ? "withdrawal" : "deposit", amount: unsigned(amount) };
}

/** A cost with a note of what it is. One that was paid back is below zero. */
export function cost(
  type: "fee" | "tax",
  amount: string | null,
  note: string,
): { type: "fee" | "tax"; amount: string | null; note: string } {
  return { type, amount, note };
}
