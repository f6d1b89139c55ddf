import type { DateOrder } from "#core/calendar/read-date.ts";
import type { DecimalSign } from "#core/money/read-number.ts";
import { isTrade } from "#core/portfolio/transaction-kinds.ts";
import { sharedSigns } from "#core/money/read-amount.ts";
import { isZero, unsigned } from "./amounts.ts";
import type { StatedTotal } from "./balance-differences.ts";
import { reasons, type UnknownAction } from "./broker-words.ts";
import {
  columnPositions,
  type ColumnNames,
  type ColumnRecord,
  detectFormat,
  findHeader,
  openRecord,
} from "./column-table.ts";
import type { ImportedAccount, Importer, ImportReading } from "./importer.ts";
import {
  draftedRow,
  type ImportDraft,
  importDraft,
  type ImportRow,
  type LineFacts,
  type RowDraft,
  rowId,
  type RowFault,
  type StatedAmount,
  type StatedBalance,
} from "./import-row.ts";
import { isIsin, listedSymbol } from "./listed-symbol.ts";
import type { TableRow } from "./read-table.ts";

/** The result of a line: transactions, or the reason it is skipped. Faults are reported through the record. */
export type Outcome = OutcomeDraft | readonly OutcomeDraft[] | UnknownAction | SkippedLine;

/** A line that is left out. Half of a currency exchange is one, until the other half is found. */
export interface SkippedLine {
  readonly skipped: string;
  readonly exchanged?: NonNullable<ImportRow["exchanged"]>;
}
export type OutcomeDraft = RowDraft;

export interface TableImporterOptions<Key extends string> {
  readonly id: string;
  readonly name: string;
  readonly checked: Importer["checked"];
  readonly samples: readonly string[];
  readonly columns: ColumnNames<Key>;
  /** The columns that identify a file. */
  readonly needed: readonly NoInfer<Key>[];
  readonly numbers: readonly NoInfer<Key>[];
  readonly dates: readonly NoInfer<Key>[];
  readonly usual?: { readonly decimalSign?: DecimalSign; readonly dateOrder?: DateOrder };
  readonly account?: (record: ColumnRecord<Key>) => string | null;
  readonly instrumentName?: (record: ColumnRecord<Key>) => string | null;
  /** True if the table ends before this row: a footer. */
  readonly isEnd?: (row: TableRow) => boolean;
  readonly read: (record: ColumnRecord<Key>) => Outcome;
  readonly hasIncomeInWords?: true;
  /** What a line states of the cash of its account and the shares of its instrument. */
  readonly balances?: (record: ColumnRecord<Key>) => readonly StatedBalance[];
  /** The total of a row that adds up others: the row that ends the table, or one in it. */
  readonly total?: (record: ColumnRecord<Key>, row: TableRow) => StatedTotal | null;
  /** Accounts described by the rows. */
  readonly accounts?: (records: readonly ColumnRecord<Key>[]) => readonly ImportedAccount[];
}

/** An importer of a table with one header row. */
export function tableImporter<Key extends string>(options: TableImporterOptions<Key>): Importer {
  const { id, name, checked, samples } = options;
  return {
    id,
    name,
    checked,
    samples,
    ...(options.hasIncomeInWords === undefined ? {} : { hasIncomeInWords: options.hasIncomeInWords }),
    recognises: (file) => file.kind === "table" && findHeader(file.rows, options.columns, options.needed) !== null,
    read(file, choices): ImportReading {
      const header = findHeader(file.rows, options.columns, options.needed);
      if (header === null) return nothingRead;
      const positions = columnPositions(header.row, options.columns);
      const all = file.rows.slice(header.index + 1);
      const end = options.isEnd === undefined ? -1 : all.findIndex(options.isEnd);
      const body = end < 0 ? all : all.slice(0, end);
      const format = detectFormat(body, positions, options, options.usual ?? {}, choices);
      const records: ColumnRecord<Key>[] = [];
      const totals: StatedTotal[] = [];
      const totalOf = (row: TableRow, record: ColumnRecord<Key>): boolean => {
        const total = options.total?.(record, row) ?? null;
        if (total !== null) totals.push(total);
        return total !== null;
      };
      const rows = body.flatMap((row): ImportRow[] => {
        const broken = brokenRow(row, header.row);
        if (broken !== null) return [broken];
        if (isRemark(row, header.row)) return [skippedRow(row.line, "A line of text, not a transaction")];
        const record = openRecord(row, header.row, positions, format);
        if (end < 0 && totalOf(row, record)) return [skippedRow(row.line, reasons.balance)];
        records.push(record);
        return outcomeRows(record, options.read(record), options);
      });
      const endRow = end < 0 ? undefined : all[end];
      if (endRow !== undefined) totalOf(endRow, openRecord(endRow, header.row, positions, format));
      return {
        rows,
        // One of several totals may add up only a part.
        ...(totals.length === 1 ? { totals } : {}),
        columns: header.row.cells,
        headerLine: header.row.line,
        ...format,
        ...(options.accounts === undefined ? {} : { accounts: eachOnce(options.accounts(records)) }),
      };
    },
  };
}

export const nothingRead: ImportReading = {
  rows: [],
  columns: [],
  headerLine: null,
  decimalSign: null,
  dateOrder: null,
  questions: [],
};

/** A row with broken quotes, or with cells outside the columns, as a fault. */
export function brokenRow(row: TableRow, header: TableRow): ImportRow | null {
  const named = (column: number) => header.cells[column - 1] ?? `column ${column}`;
  const base = { id: rowId(row.line, 0), line: row.line, account: null, name: null, draft: null, skipped: null };
  if (row.fault !== null) return { ...base, faults: [{ column: named(row.fault.column), fault: row.fault.fault }] };
  const excess = row.cells.slice(header.cells.length).findIndex((cell) => cell !== "");
  if (excess < 0) return null;
  const column = header.cells.length + excess + 1;
  return {
    ...base,
    faults: [
      {
        column: `column ${column}`,
        fault: { code: "cells-beside-columns", cells: row.cells.length, columns: header.cells.length },
      },
    ],
  };
}

/** The rows of an outcome. A faulty line keeps the fields that could be read, so that it can be corrected in place. */
export function outcomeRows<Key extends string>(
  record: ColumnRecord<Key>,
  outcome: Outcome,
  options: Pick<TableImporterOptions<Key>, "account" | "instrumentName" | "balances">,
): ImportRow[] {
  const account = options.account?.(record) ?? null;
  const name = options.instrumentName?.(record) ?? null;
  const balances = options.balances?.(record) ?? [];
  const written = ["type", "event", "note"].map((key) => record.text(key as Key));
  const base = {
    line: record.line,
    account: account === "" ? null : account,
    name: name === "" ? null : name,
    words: written.filter((text) => text !== "").join(" "),
    ...(balances.length === 0 ? {} : { balances }),
    ...(kindKeys.some((key) => record.text(key as Key) !== "") ? { isListed: true as const } : {}),
  };
  if ("skipped" in outcome) return [{ ...base, ...outcome, id: rowId(record.line, 0), draft: null, faults: [] }];
  if ("unknown" in outcome)
    return [
      {
        ...base,
        ...askedLine(outcome, record),
        ...statedOf(record),
        id: rowId(record.line, 0),
      },
    ];
  const drafts = Array.isArray(outcome) ? (outcome as readonly OutcomeDraft[]) : [outcome as OutcomeDraft];
  if (drafts.length === 0)
    return [{ ...base, id: rowId(record.line, 0), draft: null, faults: record.faults, skipped: null }];
  if (isMoneyWithShares(drafts, record)) {
    const unknown = record.text("type" as Key).slice(0, 60);
    const asked = askedLine({ unknown, facts: { currency: drafts[0]?.currency ?? null } }, record);
    return [{ ...base, ...asked, ...statedOf(record), id: rowId(record.line, 0) }];
  }
  return drafts.map((given, nth) => {
    const stated = given.stated === undefined && isTrade(given.type) ? amountOf(record) : given.stated;
    const { draft, ...facts } = draftedRow({ ...given, ...(stated === undefined ? {} : { stated }) });
    return {
      ...base,
      ...facts,
      id: rowId(record.line, nth),
      ...withCurrency(draft, record),
      faults: nth === 0 ? record.faults : [],
      skipped: null,
    };
  });
}

/** A word for money, such as "contribution", on a line with shares: the shares would be lost. */
function isMoneyWithShares<Key extends string>(drafts: readonly OutcomeDraft[], given: ColumnRecord<Key>): boolean {
  const record = given as unknown as ColumnRecord<string>;
  const isMoney = drafts.every(({ type }) => type === "deposit" || type === "withdrawal");
  if (!isMoney || !record.has("quantity") || !record.has("type")) return false;
  const instrument = record.text("symbol") || record.text("isin");
  return /^[^$-]/.test(instrument) && !isZero(record.number("quantity"));
}

/** The amount of a line whose action the user will choose. */
function statedOf<Key extends string>(record: ColumnRecord<Key>): Pick<ImportRow, "stated"> {
  const stated = amountOf(record);
  return stated === null ? {} : { stated };
}

/** The content of the amount column, unless the importer says which money moved. */
function amountOf<Key extends string>(record: ColumnRecord<Key>): StatedAmount | null {
  const given = record as unknown as ColumnRecord<string>;
  return given.has("amount") ? statedAmount(given, "amount", given.number("amount")) : null;
}

/** An amount to compare a trade with, read from a column. */
export function statedAmount<Key extends string>(
  record: Pick<ColumnRecord<Key>, "label" | "has">,
  column: Key,
  amount: string | null,
  more: Pick<StatedAmount, "isConverted"> = {},
): StatedAmount | null {
  const hasCosts = ["fee", "tax", "commission"].some((key) => record.has(key as Key));
  return amount === null ? null : { amount, column: record.label(column), hasCosts, ...more };
}

/** A number that is only compared with: an unreadable one is no fault. */
export function numberOrNull<Key extends string>(record: ColumnRecord<Key>, key: Key): string | null {
  const before = record.faults.length;
  const number = record.has(key) ? record.number(key) : null;
  record.faults.length = before;
  return number;
}

/** Columns that say which listing or kind an instrument is. */
const kindKeys = ["isin", "exchange", "assetType", "assetClass", "instrumentType"] as const;

/** The row of an unknown action. Other faults of the line are shown with the question. */
export function askedAction(
  { unknown, facts }: UnknownAction,
  column: string,
  { faults = [], sharedSign = null }: { faults?: readonly RowFault[]; sharedSign?: string | null } = {},
): Pick<ImportRow, "draft" | "faults" | "skipped" | "asks"> {
  return {
    draft: null,
    faults: [...faults, { column, fault: { code: "choose-type", text: unknown }, settledBy: ["type"] }],
    skipped: null,
    asks: { about: "action", word: unknown, facts, sharedSign },
  };
}

function askedLine<Key extends string>(
  { unknown, facts: given }: UnknownAction,
  record: ColumnRecord<Key>,
): ReturnType<typeof askedAction> {
  const columns = record as unknown as ColumnRecord<string>;
  const facts = { ...factsOf(columns), ...given };
  const { sharedSign } = writtenCurrency(columns);
  if (facts.currency != null) faultOtherCurrencies(importDraft({ ...facts, type: "buy" }), columns, facts.currency);
  const column = record.label("type" as Key);
  const isOpen = facts.currency == null && sharedSign !== null;
  return askedAction({ unknown, facts }, column, { faults: record.faults, sharedSign: isOpen ? sharedSign : null });
}

/** The content of the usual columns, independent of the line's action. */
function factsOf(record: ColumnRecord<string>): LineFacts {
  const number = (key: string) => (record.has(key) ? record.number(key) : null);
  const [ticker, isin, currency] = [record.text("symbol"), record.text("isin"), record.text("currency")];
  const exchange = record.text("exchange");
  return {
    symbol: listedSymbol({ ticker, isin: isIsin(ticker) ? ticker : isin, exchange, currency }),
    date: record.has("date") && record.text("date") !== "" ? record.date("date") : null,
    quantity: number("quantity"),
    price: number("price"),
    amount: number("amount"),
    fee: number("fee"),
    tax: number("tax"),
    currency: currency === "" ? writtenCurrency(record).code : currency,
    note: record.text("note") || null,
  };
}

/** The currency next to the price or the amount. If they differ, the price's. */
function writtenCurrency(record: ColumnRecord<string>): { code: string | null; sharedSign: string | null } {
  for (const key of ["price", "amount", "fee", "tax"]) {
    const { code, sharedSign } = record.currencyBeside(key);
    if (code !== null || sharedSign !== null) return { code, sharedSign };
  }
  return { code: null, sharedSign: null };
}

/** Fees and taxes in another currency than the row can't be added to it, unless the importer has converted them. */
function faultOtherCurrencies(draft: ImportDraft, record: ColumnRecord<string>, currency: string): void {
  for (const key of ["fee", "tax"] as const) {
    const beside = record.currencyBeside(key).code;
    const isAsWritten = draft[key] !== null && unsigned(draft[key]) === unsigned(numberOrNull(record, key));
    if (beside !== null && beside.toUpperCase() !== currency.toUpperCase() && isAsWritten)
      record.fault(key, { code: "other-currency", text: record.text(key), currency });
  }
}

/**
 * Fills in a currency written next to a figure. One that contradicts the row is a fault, an ambiguous one is a
 * question.
 */
function withCurrency<Key extends string>(
  draft: ImportDraft,
  given: ColumnRecord<Key>,
): Pick<ImportRow, "draft" | "asks"> {
  const record = given as unknown as ColumnRecord<string>;
  if (draft.type === "split" || draft.type === "symbol-change") return { draft };
  const main = draft.price === null ? "amount" : "price";
  const { code, sharedSign } = record.currencyBeside(main);
  if (draft.currency !== null) {
    faultOtherCurrencies(draft, record, draft.currency);
    if (code !== null && code.toUpperCase() !== draft.currency.toUpperCase())
      record.fault(main, { code: "other-currency", text: record.text(main), currency: draft.currency });
    else if (sharedSign !== null && sharedSigns[sharedSign]?.includes(draft.currency) === false)
      record.fault(main, { code: "other-currency", text: record.text(main), currency: draft.currency });
    return { draft };
  }
  const written = code === null && sharedSign === null ? writtenCurrency(record) : { code, sharedSign };
  if (written.code !== null) {
    faultOtherCurrencies(draft, record, written.code);
    return { draft: { ...draft, currency: written.code } };
  }
  if (written.sharedSign === null) return { draft };
  record.fault(main, { code: "choose-currency", sign: written.sharedSign }, ["currency"]);
  return { draft, asks: { about: "currency", word: written.sharedSign, facts: {} } };
}

/** A skipped row with the reason. */
export function skippedRow(line: number, reason: string): ImportRow {
  return { id: rowId(line, 0), line, account: null, name: null, draft: null, faults: [], skipped: reason };
}

function eachOnce(accounts: readonly ImportedAccount[]): readonly ImportedAccount[] {
  return [...new Map(accounts.toReversed().map((account) => [account.name, account])).values()].toReversed();
}

/** One filled cell under many columns: a note, a total or a disclaimer below the table. */
function isRemark(row: TableRow, header: TableRow): boolean {
  return header.cells.length > 3 && row.cells.filter((cell) => cell !== "").length <= 1;
}
