import type { DateOrder } from "#core/calendar/read-date.ts";
import type { DecimalSign } from "#core/money/read-number.ts";
import {
  columnPositions,
  type ColumnNames,
  type ColumnRecord,
  detectFormat,
  findHeader,
  openRecord,
} from "./column-table.ts";
import type { ImportedAccount, Importer, ImportReading } from "./importer.ts";
import { type ImportDraft, importDraft, type ImportRow, rowId } from "./import-row.ts";
import type { TableRow } from "./read-table.ts";

/** What a line comes to: transactions, or a reason why it is left out. A fault is said through the record. */
export type Outcome = OutcomeDraft | readonly OutcomeDraft[] | { readonly skipped: string };
export type OutcomeDraft = Partial<ImportDraft> & Pick<ImportDraft, "type">;

export interface TableImporterOptions<Key extends string> {
  readonly id: string;
  readonly name: string;
  readonly checked: Importer["checked"];
  readonly samples: readonly string[];
  readonly columns: ColumnNames<Key>;
  /** The columns a file is recognised by. */
  readonly needed: readonly NoInfer<Key>[];
  readonly numbers: readonly NoInfer<Key>[];
  readonly dates: readonly NoInfer<Key>[];
  readonly usual?: { readonly decimalSign?: DecimalSign; readonly dateOrder?: DateOrder };
  readonly account?: (record: ColumnRecord<Key>) => string | null;
  readonly instrumentName?: (record: ColumnRecord<Key>) => string | null;
  /** Whether the table ends before this row: a footer. */
  readonly isEnd?: (row: TableRow) => boolean;
  readonly read: (record: ColumnRecord<Key>) => Outcome;
  /** Accounts that the rows describe. */
  readonly accounts?: (records: readonly ColumnRecord<Key>[]) => readonly ImportedAccount[];
  /** What can only be said with all rows in view, such as a pair that cancels out. */
  readonly finish?: (rows: readonly ImportRow[]) => readonly ImportRow[];
}

/** An importer of a table with one header row. */
export function tableImporter<Key extends string>(options: TableImporterOptions<Key>): Importer {
  const { id, name, checked, samples } = options;
  return {
    id,
    name,
    checked,
    samples,
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
      const rows = body.flatMap((row): ImportRow[] => {
        const broken = brokenRow(row, header.row);
        if (broken !== null) return [broken];
        if (isRemark(row, header.row)) return [skippedRow(row.line, "A line of text, not a transaction")];
        const record = openRecord(row, header.row, positions, format);
        records.push(record);
        return outcomeRows(record, options.read(record), options);
      });
      return {
        rows: options.finish?.(rows) ?? rows,
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

/** A row whose quotes are broken, or that has cells under no column, as a fault. */
export function brokenRow(row: TableRow, header: TableRow): ImportRow | null {
  const named = (column: number) => header.cells[column - 1] ?? `column ${column}`;
  const base = { id: rowId(row.line, 0), line: row.line, account: null, name: null, draft: null, skipped: null };
  if (row.fault !== null) return { ...base, faults: [{ column: named(row.fault.column), message: row.fault.message }] };
  const excess = row.cells.slice(header.cells.length).findIndex((cell) => cell !== "");
  if (excess < 0) return null;
  const column = header.cells.length + excess + 1;
  return {
    ...base,
    faults: [
      {
        column: `column ${column}`,
        message: `The line has ${row.cells.length} cells, the header ${header.cells.length} columns: is a delimiter inside a cell?`,
      },
    ],
  };
}

/** Rows of an outcome; a line with faults keeps what was read of it, so that it can be mended in place. */
export function outcomeRows<Key extends string>(
  record: ColumnRecord<Key>,
  outcome: Outcome,
  options: Pick<TableImporterOptions<Key>, "account" | "instrumentName">,
): ImportRow[] {
  const account = options.account?.(record) ?? null;
  const name = options.instrumentName?.(record) ?? null;
  const base = { line: record.line, account: account === "" ? null : account, name: name === "" ? null : name };
  if ("skipped" in outcome)
    return [{ ...base, id: rowId(record.line, 0), draft: null, faults: [], skipped: outcome.skipped }];
  const drafts = Array.isArray(outcome) ? (outcome as readonly OutcomeDraft[]) : [outcome as OutcomeDraft];
  if (drafts.length === 0)
    return [{ ...base, id: rowId(record.line, 0), draft: null, faults: record.faults, skipped: null }];
  return drafts.map((draft, nth) => ({
    ...base,
    id: rowId(record.line, nth),
    draft: importDraft(draft),
    faults: nth === 0 ? record.faults : [],
    skipped: null,
  }));
}

/** A row that is left out, and why. */
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
