import type { PlainDate } from "#core/calendar/plain-date.ts";
import type { TransactionType } from "#core/portfolio/transaction.ts";

/** A transaction as a file says it: texts of the ledger, null where the file is silent. */
export interface ImportDraft {
  readonly type: TransactionType;
  readonly symbol: string | null;
  readonly date: PlainDate | null;
  readonly quantity: string | null;
  readonly price: string | null;
  readonly amount: string | null;
  readonly fee: string | null;
  readonly tax: string | null;
  /** Null: the instrument's currency, else the account's. */
  readonly currency: string | null;
  readonly ratio: string | null;
  readonly newSymbol: string | null;
  readonly cash: string | null;
  readonly costShare: string | null;
  readonly note: string | null;
}

export interface RowFault {
  /** The file's own name of the column; the field's where the file has no such column. */
  readonly column: string;
  readonly message: string;
  /**
   * For what reading the file brought up: the fields of which a correction settles it. Absent for what a check of the draft found, which
   * is checked again after each correction.
   */
  readonly settledBy?: readonly DraftField[];
}

export type DraftField = keyof ImportDraft;

/** What one line of a file comes to. A line that is two transactions has two rows. */
export interface ImportRow {
  /** The line's number, with a letter after it from the second row of a line on: 12, 12b. */
  readonly id: string;
  /** Line of the file, from 1. */
  readonly line: number;
  /** The file's name of the account; null where it names none. */
  readonly account: string | null;
  /** The instrument's name, where the file tells. */
  readonly name: string | null;
  readonly draft: ImportDraft | null;
  readonly faults: readonly RowFault[];
  /** Why the line is left out; null where it is not. */
  readonly skipped: string | null;
  /** What only the user can say of the line. Until it is answered, the line has a fault. */
  readonly asks?: RowQuestion;
  /** The user has said what the line is, and nothing in it names the currency of its money. */
  readonly hasOpenCurrency?: true;
}

/** A word that does not say what a line is, or a currency sign that several currencies share. */
export interface RowQuestion {
  readonly about: "action" | "currency";
  readonly word: string;
  /** What the line says besides, from which an answer makes a transaction. */
  readonly facts: LineFacts;
  /** A currency sign beside the figures that several currencies share; asked for once the action is known. */
  readonly sharedSign?: string | null;
}

/** What a line says whatever its action is. */
export type LineFacts = Partial<ImportDraft> & {
  /** The currency of the amount, where it is another than that of the price. */
  readonly amountCurrency?: string | null;
};

/** A draft that says what is given and nothing else. */
export function importDraft(given: Partial<ImportDraft> & Pick<ImportDraft, "type">): ImportDraft {
  return {
    symbol: null,
    date: null,
    quantity: null,
    price: null,
    amount: null,
    fee: null,
    tax: null,
    currency: null,
    ratio: null,
    newSymbol: null,
    cash: null,
    costShare: null,
    note: null,
    ...given,
  };
}

/** The id of the nth row of a line, counted from 0. */
export function rowId(line: number, nth: number): string {
  return nth === 0 ? String(line) : `${line}${String.fromCharCode(97 + Math.min(nth, 25))}`;
}
