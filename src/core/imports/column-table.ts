import type { Fault } from "#core/faults/fault.ts";
import { type DateOrder, isAmbiguousDate, provenDateOrder, readDate } from "#core/calendar/read-date.ts";
import { currencyNamed, numberOfAmount, readAmount } from "#core/money/read-amount.ts";
import { type DecimalSign, isAmbiguousNumber, provenDecimalSign } from "#core/money/read-number.ts";
import type { DraftField, RowFault } from "./import-row.ts";
import type { TableRow } from "./read-table.ts";
import type { ReadingChoices } from "./source-file.ts";

/** The possible names of a column, in any case, by field. */
export type ColumnNames<Key extends string> = Readonly<Record<Key, readonly string[]>>;

export interface Header {
  readonly row: TableRow;
  /** Index in the rows of the table. */
  readonly index: number;
}

/** An ambiguity of a file: a question for the user. */
export type FormatQuestion = "dateOrder" | "decimalSign";

export interface Format {
  readonly decimalSign: DecimalSign | null;
  readonly dateOrder: DateOrder | null;
  readonly questions: readonly FormatQuestion[];
}

/** A row by its column names. Unreadable cells become faults that name the column. */
export interface ColumnRecord<Key extends string> {
  readonly line: number;
  readonly faults: RowFault[];
  /** The file's name of a column, or the key if the file has no such column. */
  label(key: Key): string;
  has(key: Key): boolean;
  /** Trimmed. Empty if there is none. */
  text(key: Key): string;
  /** A plain decimal text with its sign. Null if the cell is empty or means none. */
  number(key: Key): string | null;
  date(key: Key): string | null;
  /** The currency next to a number, or in its column's name. A sign shared by several currencies stays a sign. */
  currencyBeside(key: Key): { readonly code: string | null; readonly sharedSign: string | null };
  /** Reports a faulty cell. A correction of its field, or of the named fields, resolves the fault. */
  fault(key: Key, fault: Fault, settledBy?: readonly DraftField[]): void;
}

const headerSearchRows = 80;

/** The first row with all required columns, even if other lines precede the table. */
export function findHeader<Key extends string>(
  rows: readonly TableRow[],
  names: ColumnNames<Key>,
  needed: readonly Key[],
): Header | null {
  for (const [index, row] of rows.slice(0, headerSearchRows).entries()) {
    const cells = new Set(row.cells.map(headerKey));
    if (needed.every((key) => names[key].some((name) => cells.has(headerKey(name))))) return { row, index };
  }
  return null;
}

/** Normalises a header cell for comparison: case, quotes, marks and repeated spaces don't matter. */
export function headerKey(name: string): string {
  return name
    .replace(/^\ufeff/, "")
    .replaceAll(/["*]/g, "")
    .replaceAll(/[\s_]+/g, " ")
    .trim()
    .toLowerCase();
}

/**
 * Column positions by key. A name ending in "+1" is the unnamed column after that one, which some brokers use for
 * currencies.
 */
export function columnPositions<Key extends string>(header: TableRow, names: ColumnNames<Key>): Map<Key, number> {
  const positions = new Map<string, number>();
  for (const [index, cell] of header.cells.entries()) {
    const key = headerKey(cell);
    if (key !== "" && !positions.has(key)) positions.set(key, index);
  }
  const found = new Map<Key, number>();
  for (const [key, aliases] of Object.entries(names) as [Key, readonly string[]][])
    for (const alias of aliases) {
      const isNext = alias.endsWith("+1");
      const position = positions.get(headerKey(isNext ? alias.slice(0, -2) : alias));
      if (position === undefined || (isNext && headerKey(header.cells[position + 1] ?? "") !== "")) continue;
      found.set(key, isNext ? position + 1 : position);
      break;
    }
  return found;
}

/**
 * The notation of numbers and days in some columns: the user's choice, otherwise the one the cells prove, otherwise the
 * usual one.
 */
export function detectFormat<Key extends string>(
  rows: readonly TableRow[],
  positions: ReadonlyMap<Key, number>,
  columns: { readonly numbers: readonly Key[]; readonly dates: readonly Key[] },
  usual: { readonly decimalSign?: DecimalSign; readonly dateOrder?: DateOrder },
  choices: ReadingChoices,
): Format {
  const cellsOf = (keys: readonly Key[]) =>
    keys.flatMap((key) => {
      const position = positions.get(key);
      return position === undefined ? [] : rows.map((row) => row.cells[position] ?? "");
    });
  const [numbers, dates] = [cellsOf(columns.numbers).map(numberOfAmount), cellsOf(columns.dates)];
  const decimalSign = choices.decimalSign ?? majority(numbers.map(provenDecimalSign)) ?? usual.decimalSign ?? null;
  const dateOrder = choices.dateOrder ?? majority(dates.map(provenDateOrder)) ?? usual.dateOrder ?? null;
  const questions: FormatQuestion[] = [];
  if (decimalSign === null && numbers.some(isAmbiguousNumber)) questions.push("decimalSign");
  if (dateOrder === null && dates.some(isAmbiguousDate)) questions.push("dateOrder");
  return { decimalSign, dateOrder, questions };
}

/**
 * Reads a row by its column names. A cell that depends on an open question of the format is a fault until it is answered.
 */
export function openRecord<Key extends string>(
  row: TableRow,
  header: TableRow,
  positions: ReadonlyMap<Key, number>,
  format: Format,
): ColumnRecord<Key> {
  const faults: RowFault[] = [];
  const usualSign = format.questions.includes("decimalSign") ? null : ".";
  const label = (key: Key): string => {
    const position = positions.get(key);
    const own = position === undefined ? "" : (header.cells[position] ?? "").replace(/^\ufeff/, "");
    return own === "" ? key : own;
  };
  const report = (key: Key, fault: Fault, settledBy: readonly DraftField[] = fieldsOfKey(key)) => {
    const column = label(key);
    const isKnown = faults.some((other) => other.column === column && other.fault.code === fault.code);
    if (!isKnown) faults.push({ column, fault, settledBy });
  };
  const text = (key: Key) => {
    const position = positions.get(key);
    return position === undefined ? "" : (row.cells[position] ?? "").trim();
  };
  return {
    line: row.line,
    faults,
    label,
    fault: report,
    text,
    has: (key) => positions.has(key),
    number(key) {
      const cell = text(key);
      if (isNothing(cell)) return null;
      const read = readAmount(cell, format.decimalSign, usualSign);
      if ("value" in read) return read.value;
      report(key, read.fault);
      return null;
    },
    currencyBeside(key) {
      const read = positions.has(key) ? readAmount(text(key), format.decimalSign ?? ".") : null;
      if (read === null || "fault" in read) return { code: null, sharedSign: null };
      const named = /\(([A-Z]{3})\)\s*$|\s([A-Z]{3})$/.exec(label(key));
      return {
        code: read.currency ?? (read.sharedSign === null ? currencyNamed(named?.[1] ?? named?.[2] ?? "") : null),
        sharedSign: read.sharedSign,
      };
    },
    date(key) {
      const cell = text(key).replace(/ as of .*$/i, "");
      if (cell === "") {
        report(key, { code: "date-missing" });
        return null;
      }
      const read = readDate(cell, format.dateOrder);
      if ("value" in read) return read.value;
      report(key, read.fault);
      return null;
    },
  };
}

/** The fields of a draft that a column is read into, by its key. */
export function fieldsOfKey(key: string): readonly DraftField[] {
  return draftFields.find((field) => field === key) === undefined
    ? (fieldsByKey[key] ?? ["quantity", "price", "amount", "fee", "tax"])
    : [key as DraftField];
}

const draftFields: readonly DraftField[] = [
  "type",
  "symbol",
  "date",
  "quantity",
  "price",
  "amount",
  "fee",
  "tax",
  "currency",
  "ratio",
  "newSymbol",
  "cash",
  "costShare",
  "note",
];

const fieldsByKey: Readonly<Record<string, readonly DraftField[]>> = {
  isin: ["symbol"],
  event: ["quantity", "price"],
  ticker: ["symbol"],
  exchange: ["symbol"],
  tradeDate: ["date"],
  settleDate: ["date"],
  commission: ["fee"],
  conversionFee: ["fee"],
  transactionFee: ["fee"],
  finraFee: ["fee"],
  stampDuty: ["tax"],
  frenchTax: ["tax"],
  amountCurrency: ["currency"],
};

function isNothing(cell: string): boolean {
  return cell === "" || /^(?:-+|n\/a|not available|none|null)$/i.test(cell);
}

function majority<T>(votes: readonly (T | null)[]): T | null {
  const counts = new Map<T, number>();
  for (const vote of votes) if (vote !== null) counts.set(vote, (counts.get(vote) ?? 0) + 1);
  let best: { vote: T; count: number } | null = null;
  for (const [vote, count] of counts) if (best === null || count > best.count) best = { vote, count };
  return best?.vote ?? null;
}
