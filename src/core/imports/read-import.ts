import { XMLValidator } from "fast-xml-parser";
import type { DateOrder } from "#core/calendar/read-date.ts";
import type { DecimalSign } from "#core/money/read-number.ts";
import { englishFault } from "#core/faults/english-fault.ts";
import type { Fault } from "#core/faults/fault.ts";
import { normaliseSymbol } from "#core/market/symbol.ts";
import { checkTransaction } from "#core/portfolio/check-transaction.ts";
import type { NamedLot } from "#core/portfolio/transaction.ts";
import { maxLedgerLines } from "#core/portfolio/max-ledger-lines.ts";
import { importers } from "./brokers/index.ts";
import { mappedImporter, suggestedMapping } from "./brokers/generic.ts";
import { type ActionAnswer, answeredRow } from "./answered-row.ts";
import { type BalanceDifference, balanceDifferences } from "./balance-differences.ts";
import { foreignKind, isBinary } from "./file-kind.ts";
import { withExchanges } from "./exchanges.ts";
import { withKnownKind } from "./coin-tickers.ts";
import { headerKey } from "./column-table.ts";
import type { ImportReading, Importer } from "./importer.ts";
import type { ImportDraft, ImportRow, RowFault } from "./import-row.ts";
import { withLikelyDay } from "./likely-day.ts";
import { withoutZeros } from "./no-money.ts";
import { settledReversals } from "./reversals.ts";
import { withSpecialIncome } from "./special-income.ts";
import { splitsWithRatios } from "./split-rows.ts";
import { hasUnnamedCosts, type UnnamedCosts, withMovedMoney } from "./stated-amount.ts";
import { jsonFault } from "./json-value.ts";
import type { ColumnMapping } from "./mappable-fields.ts";
import { type Delimiter, tooManyRows } from "./read-table.ts";
import { openSourceFile, type SourceFile } from "./source-file.ts";

/** The user's choices for a file. Omitted ones are detected. */
export interface ImportChoices {
  readonly importerId?: string | undefined;
  readonly mapping?: ColumnMapping | undefined;
  readonly delimiter?: Delimiter | undefined;
  readonly decimalSign?: DecimalSign | undefined;
  readonly usualDecimalSign?: DecimalSign | undefined;
  readonly dateOrder?: DateOrder | undefined;
  /** Meanings of action words the importer doesn't know. */
  readonly actions?: Readonly<Record<string, ActionAnswer>> | undefined;
  /** The currency of a sign that several share, such as `$`. */
  readonly signs?: Readonly<Record<string, string>> | undefined;
  /** What trades were paid beyond shares times price, where the file lists no costs. */
  readonly unnamedCosts?: UnnamedCosts | undefined;
}

/** The preview of an import. */
export interface ReadImport extends ImportReading {
  readonly importer: { readonly id: string; readonly name: string; readonly checked: string };
  readonly delimiter: Delimiter | null;
  /** For a table of an unknown broker: the likely fields of its columns by name. */
  readonly mapping: ColumnMapping | null;
  /** Lines at which what was read doesn't add up to the balances or totals of the file. */
  readonly differences: readonly BalanceDifference[];
  /** No trade of the file has the money that shares times price give: one question for all of them. */
  readonly hasUnnamedCosts: boolean;
}

/** The reason a file can't be read, with the position if there is one. */
export interface UnreadFile {
  readonly refused: string;
  readonly fault?: Fault;
  /** Columns of a table with an unknown header, for the user to map. */
  readonly columns: readonly string[];
}

/** Reads a file with the importer that recognises it, or the one the user chose. Each row is checked by itself. */
export function readImport(
  source: { readonly fileName: string; readonly text: string },
  choices: ImportChoices,
  { today, maxRows = maxLedgerLines }: { readonly today: string; readonly maxRows?: number },
): ReadImport | UnreadFile {
  const kind = foreignKind(source.text.slice(0, 65_536)) ?? (isBinary(source.text) ? "binary" : null);
  if (kind !== null) {
    const fault = { code: "file-kind", kind } as const;
    return { refused: englishFault(fault), fault, columns: [] };
  }
  const file = openSourceFile(source, { delimiter: choices.delimiter, maxRows });
  if ("refused" in file) return { refused: file.refused, columns: [] };
  const importer = importerOf(file, choices);
  if ("refused" in importer) return importer;
  const reading = importer.read(file, { ...choices, today });
  if (reading.rows.length > maxRows) return { refused: tooManyRows(maxRows), columns: [] };
  if (reading.rows.length === 0)
    return { refused: "The file has a header but no transactions", columns: reading.columns };
  const rows = settledRows(importer, reading, { ...choices, today }).map((row) => checkedRow(row, reading, today));
  return {
    ...reading,
    rows,
    differences: reading.questions.length > 0 ? [] : balanceDifferences(rows, reading.totals),
    hasUnnamedCosts: hasUnnamedCosts(rows),
    importer: { id: importer.id, name: importer.name, checked: importer.checked },
    delimiter: file.delimiter,
    mapping: importer.id === "generic" ? (choices.mapping ?? suggestedMapping(reading.columns)) : null,
  };
}

/** What every file's rows go through once an importer has read them, with the user's answers. */
function settledRows(
  { id, hasIncomeInWords }: Importer,
  { rows, columns }: ImportReading,
  { today, ...choices }: ImportChoices & { readonly today: string },
): readonly ImportRow[] {
  if (ownFormats.has(id)) return rows.map((row) => answeredRow(row, choices));
  const [date = "date", symbol = "symbol"] = ["date", "symbol"].map((field) => columnOfField(field, columns));
  const exchanged = withExchanges(rows);
  const known = hasIncomeInWords === true ? exchanged.map(withSpecialIncome) : exchanged;
  const answered = known.map((row) => answeredRow(row, choices));
  return splitsWithRatios(settledReversals(answered.map(withoutZeros))).map((row) =>
    withLikelyDay(withKnownKind(withMovedMoney(row, choices.unnamedCosts), id, symbol), {
      column: date,
      isByHand: byHand.has(id),
      today,
    }),
  );
}

/** What was in the ledger was checked when it was entered. */
const ownFormats: ReadonlySet<string> = new Set(["bellwether-csv", "bellwether-json"]);
const byHand: ReadonlySet<string> = new Set(["generic", "words"]);

/** A row with the faults of its draft, each under the file's own column name. */
export function checkedRow(row: ImportRow, { columns }: Pick<ImportReading, "columns">, today: string): ImportRow {
  if (row.draft === null || row.skipped !== null) return row;
  const faulty = new Set(row.faults.map(({ column }) => column));
  const found = draftFaults(row.draft, today, row.named?.lots)
    .map(({ column, fault }): RowFault => ({ column: columnOfField(column, columns), fault }))
    // An unreadable field isn't reported as missing too.
    .filter(({ column }) => !faulty.has(column) && row.faults.length === 0);
  return found.length === 0 ? row : { ...row, faults: [...row.faults, ...found] };
}

/** The faults of a draft, each under the field's name. A missing day or currency isn't a fault. */
export function draftFaults(
  draft: ImportDraft,
  today: string,
  lots: readonly NamedLot[] | null = null,
): readonly RowFault[] {
  return checkTransaction(
    {
      ...draft,
      lots,
      date: draft.date ?? today,
      currency: draft.currency ?? "USD",
      symbol: draft.symbol === null ? null : normaliseSymbol(draft.symbol),
    },
    { today },
  ).map(({ path, fault }) => ({ column: path, fault }));
}

/** Joins the columns of a table into the key under which a mapping is remembered. */
export function headerFingerprint(columns: readonly string[]): string {
  return columns.map(headerKey).join("|").slice(0, 2_000);
}

function importerOf(file: SourceFile, choices: ImportChoices): Importer | UnreadFile {
  const fault = file.kind === "json" ? jsonFault(file.text) : file.kind === "xml" ? xmlFault(file.text) : null;
  if (fault !== null)
    return { refused: `The file isn't valid ${file.kind === "json" ? "JSON" : "XML"}: ${fault}`, columns: [] };
  if (choices.mapping !== undefined && Object.keys(choices.mapping).length > 0) {
    const mapped = mappedImporter(choices.mapping);
    if (mapped.recognises(file)) return mapped;
    return { refused: "No row of the file has all the mapped columns", columns: likelyHeader(file) };
  }
  const named = importers.find(({ id }) => id === choices.importerId);
  if (named !== undefined && named.recognises(file)) return named;
  if (named !== undefined)
    return {
      refused: `This isn't a ${named.name} file: the expected columns are missing`,
      columns: likelyHeader(file),
    };
  const known = importers.find((importer) => importer.recognises(file));
  if (known !== undefined) return known;
  return {
    refused:
      file.kind === "table"
        ? "These columns don't match a known broker. Map each column to a field"
        : "This file format isn't supported",
    columns: likelyHeader(file),
  };
}

function xmlFault(text: string): string | null {
  const valid = XMLValidator.validate(text);
  return valid === true ? null : `line ${valid.err.line}, column ${valid.err.col}: ${valid.err.msg}`;
}

/** The first row of a table that fills as many cells as its widest row: the header, if there is one. */
function likelyHeader(file: SourceFile): readonly string[] {
  const beginning = file.rows.slice(0, 40);
  const filled = (cells: readonly string[]) => cells.filter((cell) => cell !== "").length;
  const widest = Math.max(0, ...beginning.map(({ cells }) => filled(cells)));
  return beginning.find(({ cells }) => filled(cells) === widest)?.cells ?? [];
}

const fieldWords: Readonly<Record<string, readonly string[]>> = {
  symbol: ["symbol", "ticker", "isin", "instrument"],
  date: ["date", "datum", "time", "datetime"],
  quantity: ["quantity", "shares", "no. of shares", "units", "stück", "anzahl", "aantal"],
  price: ["price", "unit price", "unitprice", "price per share", "t. price", "tradeprice", "kurs"],
  amount: ["amount", "total", "value", "net amount", "total amount", "wert", "betrag"],
  currency: ["currency", "currencyprimary", "transaction currency", "währung"],
  fee: ["fee", "fees", "commission", "fees & comm", "gebühren", "costs"],
  tax: ["tax", "taxes", "withholding tax", "steuern"],
  type: ["type", "action", "typ", "transaction type"],
};

/** The file's column that is likely for a field, or the field's own name if there is none. */
export function columnOfField(field: string, columns: readonly string[]): string {
  const names = fieldWords[field] ?? [field];
  for (const name of names) {
    const column = columns.find((candidate) => headerKey(candidate) === name);
    if (column !== undefined) return column;
  }
  return field;
}
