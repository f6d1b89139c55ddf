import type { Fault } from "#core/faults/fault.ts";
import type { PlainDate } from "#core/calendar/plain-date.ts";
import type { NamedLot, TransactionType } from "#core/portfolio/transaction.ts";

/** A transaction as stated in a file: texts of the ledger, null for missing fields. */
export interface ImportDraft {
  readonly type: TransactionType;
  readonly symbol: string | null;
  readonly date: PlainDate | null;
  readonly quantity: string | null;
  readonly price: string | null;
  readonly amount: string | null;
  readonly fee: string | null;
  readonly tax: string | null;
  /** Null: the instrument's currency, otherwise the account's. */
  readonly currency: string | null;
  readonly ratio: string | null;
  readonly newSymbol: string | null;
  readonly cash: string | null;
  readonly costShare: string | null;
  /** The currency of the price, the fee or the tax, where it isn't the line's, and the rate between the two. */
  readonly priceCurrency: string | null;
  readonly feeCurrency: string | null;
  readonly taxCurrency: string | null;
  readonly rate: string | null;
  readonly received: string | null;
  readonly receivedCurrency: string | null;
  readonly note: string | null;
}

export interface RowFault {
  /** The file's own name of the column, or the field's name if the file has no such column. */
  readonly column: string;
  readonly fault: Fault;
  /**
   * Set for faults found while reading: correcting one of these fields resolves the fault. Absent for faults found by
   * checking the draft, which is checked again after each correction.
   */
  readonly settledBy?: readonly DraftField[];
}

export type DraftField = keyof ImportDraft;

/** The result of one line of a file. A line with two transactions has two rows. */
export interface ImportRow {
  /** The line's number, with a letter from the second row of a line on: 12, 12b. */
  readonly id: string;
  /** Line of the file, from 1. */
  readonly line: number;
  /** The account name in the file. Null if there is none. */
  readonly account: string | null;
  /** The instrument's name, if the file has it. */
  readonly name: string | null;
  readonly draft: ImportDraft | null;
  readonly faults: readonly RowFault[];
  /** The reason the line is skipped. Null if it isn't. */
  readonly skipped: string | null;
  /** A question only the user can answer. Until it is answered, the line has a fault. */
  readonly asks?: RowQuestion;
  /** The user has chosen the action, and the line doesn't name the currency of its money. */
  readonly hasOpenCurrency?: true;
  /** The line's own words for what happened. */
  readonly words?: string;
  readonly stated?: StatedAmount;
  /** The line says which listing or kind its instrument is. */
  readonly isListed?: true;
  /** One half of a currency exchange, with its sign. */
  readonly exchanged?: { readonly date: PlainDate; readonly currency: string; readonly amount: string };
  /** One half of a corporate action that the broker books as a sale and a purchase. */
  readonly isLeg?: true;
  /** The shares a split added, or removed if negative, where the file doesn't give its ratio. */
  readonly shareChange?: string;
  /** The price as the file has it, where the money has costs in it that the file doesn't list, so that the price is left out. */
  readonly printedPrice?: string;
  readonly balances?: readonly StatedBalance[];
  readonly named?: NamedLine;
}

/** What a line of Bellwether's own files says of itself and of others. */
export interface NamedLine {
  /** By which other lines of the file name it; null for none. */
  readonly id: string | null;
  /** The lots that it takes shares from. */
  readonly lots: readonly NamedLot[] | null;
}

/** The money of a trade in its currency, as a line states it beside shares and price. The sign doesn't matter. */
export interface StatedAmount {
  readonly amount: string;
  readonly column: string;
  /** Costs have their own columns. Otherwise the amount may include some. */
  readonly hasCosts: boolean;
  /** Converted at a rate, and so exact to two per cent only. */
  readonly isConverted?: true;
}

/** What a balance counts: cash in a currency, or the shares of an instrument, as the file writes it. The other one is null. */
export interface BalanceUnit {
  readonly currency: string | null;
  readonly symbol: string | null;
}

/** What a line states of the cash of its account or the shares of its instrument. */
export interface StatedBalance extends BalanceUnit {
  /** The balance after the line. Null if the file has no balances. */
  readonly after: string | null;
  /** What the line adds, after all costs. Null if it has no such figure. */
  readonly change: string | null;
  /** The figure that a total below the table adds up, where it isn't the change. */
  readonly listed?: string | null;
  /** Of cash that its column's name doesn't call so: the instrument whose shares the balance may be instead. */
  readonly orSharesOf?: string;
}

/** The cash that a line states: after it, and what it adds. */
export function statedCash(currency: string, change: string | null, after: string | null = null): StatedBalance[] {
  return [{ currency, symbol: null, after, change }];
}

/** A draft and what else its line says of it. */
export type RowDraft = Partial<ImportDraft> &
  Pick<ImportDraft, "type"> & {
    readonly stated?: StatedAmount | null;
    readonly isLeg?: true;
    readonly named?: NamedLine;
  };

/** The part of a row that a draft fills. */
export function draftedRow({
  stated,
  isLeg,
  named,
  ...fields
}: RowDraft): Pick<ImportRow, "stated" | "isLeg" | "named"> & { readonly draft: ImportDraft } {
  return {
    draft: importDraft(fields),
    ...(stated == null ? {} : { stated }),
    ...(isLeg === undefined ? {} : { isLeg }),
    ...(named === undefined ? {} : { named }),
  };
}

/** A word with an unknown meaning, or a currency sign shared by several currencies. */
export interface RowQuestion {
  readonly about: "action" | "currency";
  readonly word: string;
  /** The line's other data, which an answer turns into a transaction. */
  readonly facts: LineFacts;
  /**
   * A currency sign next to the figures that several currencies share. The question follows once the action is known.
   */
  readonly sharedSign?: string | null;
}

/** Data of a line that doesn't depend on its action. */
export type LineFacts = Partial<ImportDraft> & {
  /** The currency of the amount, if it differs from that of the price. */
  readonly amountCurrency?: string | null;
};

/** A draft with only the given fields. */
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
    priceCurrency: null,
    feeCurrency: null,
    taxCurrency: null,
    rate: null,
    received: null,
    receivedCurrency: null,
    note: null,
    ...given,
  };
}

/** The id of the nth row of a line, counted from 0. */
export function rowId(line: number, nth: number): string {
  return nth === 0 ? String(line) : `${line}${String.fromCharCode(97 + Math.min(nth, 25))}`;
}
