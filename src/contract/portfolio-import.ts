import { z } from "zod";
import { actionAnswers } from "#core/imports/answered-row.ts";
import { mappableFields } from "#core/imports/mappable-fields.ts";
import { delimiters } from "#core/imports/read-table.ts";
import { transactionTypes } from "#core/portfolio/transaction.ts";
import { Day } from "./day.ts";
import { endpoint } from "./endpoint.ts";
import { TickerSymbol } from "./ticker-symbol.ts";

const text = z.string().max(200);
const nullableText = z.string().nullable();

/** Columns of the file by what they hold. */
export const Mapping = z.partialRecord(z.enum(mappableFields), text);

/** What a user puts in place of what a row says; what is left out stays as it is, null takes it away. */
const Correction = z.object({
  type: z.enum(transactionTypes).optional(),
  symbol: TickerSymbol.nullish(),
  date: Day.nullish(),
  quantity: z.string().max(60).nullish(),
  price: z.string().max(60).nullish(),
  amount: z.string().max(60).nullish(),
  fee: z.string().max(60).nullish(),
  tax: z.string().max(60).nullish(),
  currency: z.string().trim().max(3).nullish(),
  ratio: z.string().max(60).nullish(),
  newSymbol: TickerSymbol.nullish(),
  cash: z.string().max(60).nullish(),
  costShare: z.string().max(60).nullish(),
  note: z.string().trim().max(1_000).nullish(),
});

const rowId = z.string().max(20);

/** A file and what its owner says of it. */
const ImportInput = z.object({
  fileName: z.string().trim().min(1, "Name the file").max(200),
  /** The file as text, such as what was pasted. */
  content: z.string().optional(),
  /** Or its bytes, whatever their encoding. */
  contentBase64: z.string().meta({ format: "base64" }).optional(),
  /** Where rows go that name no account; all rows, where the file names one account at most. Left out: the first account. */
  accountId: z.string().optional(),
  /** The user's accounts by the names that the file has for them. Left out: the one of that name, or a new one. */
  accounts: z.record(z.string().max(200), z.string()).optional(),
  /** Left out: the importer that knows the file. */
  broker: z.string().max(60).optional(),
  /** Columns, where no importer knows them. Left out: those remembered for this header, else those that have usual names. */
  mapping: Mapping.optional(),
  delimiter: z.enum(delimiters).optional(),
  decimalSign: z.enum([".", ","]).optional(),
  /** The one that whoever typed lines of words uses; it says nothing of tables, which have their own. */
  usualDecimalSign: z.enum([".", ","]).optional(),
  dateOrder: z.enum(["day-first", "month-first"]).optional(),
  /** Symbols to use in place of the file's. */
  symbols: z.record(z.string().max(60), TickerSymbol).optional(),
  /** Symbols without a provider, to keep as assets of one's own. */
  ownAssets: z.array(TickerSymbol).max(500).optional(),
  /** What action words mean that the importer does not know. */
  actions: z.record(z.string().max(60), z.enum(actionAnswers)).optional(),
  /** Currencies of signs that several share, such as `$`. */
  signs: z.record(z.string().max(5), z.string().trim().length(3)).optional(),
  /** By the row's id. */
  corrections: z.record(rowId, Correction).optional(),
  /** Duplicates to import all the same, by row id. */
  take: z.array(rowId).max(5_000).optional(),
  /** Rows to leave out, by row id. */
  leave: z.array(rowId).max(5_000).optional(),
});
export type ImportInput = z.input<typeof ImportInput>;

const ImportRow = z.object({
  /** The line's number, with a letter after it from the second transaction of a line on. */
  id: z.string(),
  line: z.number().int(),
  /** The file's name of the account. */
  account: nullableText,
  /** The instrument's name, where the file tells. */
  name: nullableText,
  fields: z
    .object({
      type: z.enum(transactionTypes),
      symbol: nullableText,
      date: nullableText,
      quantity: nullableText,
      price: nullableText,
      amount: nullableText,
      fee: nullableText,
      tax: nullableText,
      currency: nullableText,
      ratio: nullableText,
      newSymbol: nullableText,
      cash: nullableText,
      costShare: nullableText,
      note: nullableText,
    })
    .nullable(),
  faults: z.array(z.object({ column: z.string(), message: z.string() })),
  /** Why the row is no transaction, or none that is supported; null where it is one. */
  skipped: nullableText,
  /** The ledger has it already. */
  isDuplicate: z.boolean(),
  /** Whether it would be imported as things stand: no fault, no duplicate unless taken, not left out. */
  isTicked: z.boolean(),
});

const counts = z.object({
  rows: z.number().int(),
  ticked: z.number().int(),
  duplicates: z.number().int(),
  faulty: z.number().int(),
  skipped: z.number().int(),
});

const ImportPreview = z.object({
  /** Null: no importer knows the columns; `refused` says so, and `columns` and `mapping` help to map them. */
  broker: z.object({ id: z.string(), name: z.string(), checked: z.string() }).nullable(),
  refused: nullableText,
  encoding: z.string(),
  delimiter: nullableText,
  decimalSign: nullableText,
  dateOrder: nullableText,
  /** What the file leaves open and the user must choose before an import: decimalSign, dateOrder. */
  questions: z.array(z.string()),
  columns: z.array(z.string()),
  headerLine: z.number().int().nullable(),
  mapping: Mapping.nullable(),
  isMappingRemembered: z.boolean(),
  /** Of a file with more than 2,000 rows the first ones and those to fix, already there or left out; `counts` has all of them. */
  rows: z.array(ImportRow),
  /** Where the rows go, by the file's name of the account; null where it names none. A null id: opened by the import. */
  accounts: z.array(
    z.object({
      fileName: nullableText,
      accountId: nullableText,
      name: z.string(),
      currency: z.string(),
      rows: z.number().int(),
    }),
  ),
  /** Symbols that nobody knows, with what is near them; rows with them are faulty until another is picked or they are kept as own assets. */
  unknownSymbols: z.array(
    z.object({
      symbol: z.string(),
      name: nullableText,
      rows: z.number().int(),
      near: z.array(z.object({ symbol: z.string(), name: z.string() })),
    }),
  ),
  /** Words and signs that the user must explain; their rows are faulty until then. `options` are the currencies of a sign. */
  unknownWords: z.array(
    z.object({
      about: z.enum(["action", "currency"]),
      word: z.string(),
      rows: z.number().int(),
      options: z.array(z.string()),
    }),
  ),
  counts,
});
export type ImportPreview = z.infer<typeof ImportPreview>;

const fileProblems = ["unreadable-file", "account-not-found", "body-too-large", "stock-data-unavailable"] as const;

export const previewImport = endpoint("POST /api/portfolio/import/preview", {
  summary: "What an import of a file would do, row by row; changes nothing",
  input: ImportInput,
  output: ImportPreview,
  takesFile: true,
  problems: fileProblems,
});

export const importFile = endpoint("POST /api/portfolio/import", {
  summary: "Import a file as one transaction: all of its ticked rows, or nothing",
  input: ImportInput.extend({
    /** What becomes of rows with a fault: the import is refused, or they are left out. */
    faultyRows: z.enum(["refuse", "leave"]).default("refuse"),
  }),
  output: z.object({
    /** Null: there was nothing to add. */
    importId: nullableText,
    added: z.number().int(),
    /** Left out: no transactions, faults, unticked. */
    skipped: z.number().int(),
    duplicates: z.number().int(),
    /** Until when the import can be undone as a whole. */
    undoUntil: nullableText,
  }),
  status: 201,
  creates: true,
  takesFile: true,
  problems: [...fileProblems, "oversell", "portfolio-full", "too-many-accounts", "version-conflict"],
});

const LedgerImport = z.object({
  id: z.string(),
  fileName: z.string(),
  broker: nullableText,
  createdAt: z.string(),
  undoneAt: nullableText,
  undoUntil: z.string(),
  /** Of its transactions, those that are in the ledger. */
  transactionCount: z.number().int(),
});

export const getImports = endpoint("GET /api/portfolio/imports", {
  summary: "The user's imports, newest first",
  input: z.object({}),
  output: z.object({
    imports: z.array(LedgerImport),
    /** Of the largest file that is taken. */
    maximumBytes: z.number().int(),
  }),
});

export const undoImport = endpoint("DELETE /api/portfolio/imports/:id", {
  summary: "Take all transactions of an import out of the ledger, within 30 days",
  input: z.object({ id: z.string() }),
  output: z.object({ removed: z.number().int() }),
  problems: ["import-not-found", "import-too-old", "oversell", "version-conflict"],
});

export const portfolioImportEndpoints = [previewImport, importFile, getImports, undoImport] as const;
