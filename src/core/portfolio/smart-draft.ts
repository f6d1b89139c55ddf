import type { PlainDate } from "#core/calendar/plain-date.ts";
import type { Fault } from "#core/faults/fault.ts";
import type { TransactionType } from "./transaction.ts";

/** The fields of a line, as texts of the ledger; null where the line omits one. */
export interface SmartDraft {
  readonly type: TransactionType;
  readonly symbol: string | null;
  readonly date: PlainDate;
  readonly quantity: string | null;
  readonly price: string | null;
  readonly amount: string | null;
  readonly fee: string | null;
  readonly tax: string | null;
  /** Null: the instrument's currency, else the account's. */
  readonly currency: string | null;
  readonly ratio: string | null;
  readonly note: string | null;
}

/** A stretch of the line that was understood, in reading order: what a screen draws as a chip. */
export interface EntryPart {
  readonly field: keyof SmartDraft;
  /** The meaning of the word, such as 2026-03-03 for "yesterday". */
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** A problem and its position in the line; an empty stretch at the end where something is missing. */
export interface EntryFault {
  readonly fault: Fault;
  readonly start: number;
  readonly end: number;
}
