import { z } from "zod";
import { FaultData, Hint } from "./problem.ts";
import { actionAnswers } from "#core/imports/answered-row.ts";
import { mappableFields } from "#core/imports/mappable-fields.ts";
import { delimiters } from "#core/imports/read-table.ts";
import { unnamedCosts } from "#core/imports/stated-amount.ts";
import { transactionTypes } from "#core/portfolio/transaction.ts";
import { Day } from "./day.ts";
import { endpoint } from "./endpoint.ts";
import { TickerSymbol } from "./ticker-symbol.ts";

const text = z.string().max(200);
const nullableText = z.string().nullable();

/** Columns of the file by field. */
export const Mapping = z.partialRecord(z.enum(mappableFields), text);

/** The user's corrections to a row. Omitted fields stay unchanged; null removes a value. */
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
  priceCurrency: z.string().trim().max(3).nullish(),
  feeCurrency: z.string().trim().max(3).nullish(),
  taxCurrency: z.string().trim().max(3).nullish(),
  rate: z.string().max(60).nullish(),
  received: z.string().max(60).nullish(),
  receivedCurrency: z.string().trim().max(3).nullish(),
  ratio: z.string().max(60).nullish(),
  newSymbol: TickerSymbol.nullish(),
  cash: z.string().max(60).nullish(),
  costShare: z.string().max(60).nullish(),
  note: z.string().trim().max(1_000).nullish(),
});

const rowId = z.string().max(20);

/** A file and the user's choices for importing it. */
const ImportInput = z.object({
  fileName: z.string().trim().min(1, "Name the file").max(200),
  /** The file as text, for example pasted. */
  content: z.string().optional(),
  /** Its bytes in any encoding. */
  contentBase64: z.string().meta({ format: "base64" }).optional(),
  /** Account for rows that name none, or for all rows if the file names at most one. Omitted: the first account. */
  accountId: z.string().optional(),
  /** The user's accounts by the names in the file. Omitted: the account with that name, or a new one. */
  accounts: z.record(z.string().max(200), z.string()).optional(),
  /** Omitted: the importer that recognises the file. */
  broker: z.string().max(60).optional(),
  /**
   * Columns, if no importer recognises them. Omitted: those remembered for this header, otherwise those with common
   * names.
   */
  mapping: Mapping.optional(),
  delimiter: z.enum(delimiters).optional(),
  decimalSign: z.enum([".", ","]).optional(),
  /** The decimal sign of typed lines of words. Tables have their own. */
  usualDecimalSign: z.enum([".", ","]).optional(),
  dateOrder: z.enum(["day-first", "month-first"]).optional(),
  /** Replacement symbols for the file's. */
  symbols: z.record(z.string().max(60), TickerSymbol).optional(),
  /** Symbols without a provider, to keep as custom assets. */
  ownAssets: z.array(TickerSymbol).max(500).optional(),
  /** Meanings of action words the importer doesn't know. */
  actions: z.record(z.string().max(60), z.enum(actionAnswers)).optional(),
  /** Currencies of ambiguous signs, such as `$`. */
  signs: z.record(z.string().max(5), z.string().trim().length(3)).optional(),
  /** What trades were paid beyond shares times price, where the file lists no costs. */
  unnamedCosts: z.enum(unnamedCosts).optional(),
  /** By the row's id. */
  corrections: z.record(rowId, Correction).optional(),
  /** Duplicates to import anyway, by row id. */
  take: z.array(rowId).max(5_000).optional(),
  /** Rows to skip, by row id. */
  leave: z.array(rowId).max(5_000).optional(),
});
export type ImportInput = z.input<typeof ImportInput>;

const ImportRow = z.object({
  /** The line number, with a letter from the second transaction of a line on. */
  id: z.string(),
  line: z.number().int(),
  /** The account name in the file. */
  account: nullableText,
  /** The instrument's name, if the file has it. */
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
      priceCurrency: nullableText,
      feeCurrency: nullableText,
      taxCurrency: nullableText,
      rate: nullableText,
      received: nullableText,
      receivedCurrency: nullableText,
      ratio: nullableText,
      newSymbol: nullableText,
      cash: nullableText,
      costShare: nullableText,
      note: nullableText,
    })
    .nullable(),
  /** Messages in English, and each fault as code and values. */
  faults: z.array(z.object({ column: z.string(), message: z.string(), fault: FaultData })),
  /** Of a transfer of shares that looks like one end of another: why they don't count as one. Null for others. */
  hint: Hint.nullable(),
  /** The reason the row isn't a supported transaction. Null if it is one. */
  skipped: nullableText,
  /** The ledger already contains it. */
  isDuplicate: z.boolean(),
  /** True if the row would be imported now: no fault, not skipped, and no duplicate unless accepted. */
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
  /** Null: no importer recognises the columns. `refused` says so, and `columns` and `mapping` help to map them. */
  broker: z.object({ id: z.string(), name: z.string(), checked: z.string() }).nullable(),
  refused: nullableText,
  encoding: z.string(),
  delimiter: nullableText,
  decimalSign: nullableText,
  dateOrder: nullableText,
  /** Ambiguities the user must resolve before an import: decimalSign, dateOrder. */
  questions: z.array(z.string()),
  /** No trade has the money that shares times price give, and no column has costs. All are faulty until `unnamedCosts` is given. */
  hasUnnamedCosts: z.boolean(),
  columns: z.array(z.string()),
  headerLine: z.number().int().nullable(),
  mapping: Mapping.nullable(),
  isMappingRemembered: z.boolean(),
  /**
   * For files with more than 2,000 rows: the first rows and those that are faulty, duplicate or skipped. `counts`
   * covers all of them.
   */
  rows: z.array(ImportRow),
  /** The target of the rows, by account name in the file (null if none). A null id: the import opens the account. */
  accounts: z.array(
    z.object({
      fileName: nullableText,
      accountId: nullableText,
      name: z.string(),
      currency: z.string(),
      rows: z.number().int(),
    }),
  ),
  /**
   * Unknown symbols with similar ones. Their rows are faulty until another symbol is picked or they are kept as custom
   * assets.
   */
  unknownSymbols: z.array(
    z.object({
      symbol: z.string(),
      name: nullableText,
      rows: z.number().int(),
      near: z.array(z.object({ symbol: z.string(), name: z.string() })),
    }),
  ),
  /**
   * Words and signs the user must explain. Their rows are faulty until then. `options` are the currencies of a sign.
   */
  unknownWords: z.array(
    z.object({
      about: z.enum(["action", "currency"]),
      word: z.string(),
      rows: z.number().int(),
      options: z.array(z.string()),
    }),
  ),
  /**
   * The first line of each account and currency or instrument at which the rows read don't add up to the cash or the shares
   * in the file: to the change or the balance of the line, or to a total. Shares have a symbol instead of a currency.
   */
  differences: z.array(
    z.object({
      account: nullableText,
      currency: nullableText,
      symbol: nullableText,
      line: z.number().int(),
      /** What was read. */
      read: z.string(),
      /** What the file states. */
      stated: z.string(),
    }),
  ),
  counts,
});
export type ImportPreview = z.infer<typeof ImportPreview>;

const fileProblems = ["unreadable-file", "account-not-found", "body-too-large", "stock-data-unavailable"] as const;

export const previewImport = endpoint("POST /api/portfolio/import/preview", {
  summary: "Preview an import row by row. Changes nothing",
  input: ImportInput,
  output: ImportPreview,
  takesFile: true,
  problems: fileProblems,
});

export const importFile = endpoint("POST /api/portfolio/import", {
  summary: "Import all selected rows of a file, or none if one fails",
  input: ImportInput.extend({
    /** Handling of faulty rows: the import is refused, or they are skipped. */
    faultyRows: z.enum(["refuse", "leave"]).default("refuse"),
  }),
  output: z.object({
    /** Null: there was nothing to add. */
    importId: nullableText,
    added: z.number().int(),
    /** Skipped rows: no transactions, faults, deselected. */
    skipped: z.number().int(),
    duplicates: z.number().int(),
    /** Deadline for undoing the whole import. */
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
  /** The number of its transactions still in the ledger. */
  transactionCount: z.number().int(),
});

export const getImports = endpoint("GET /api/portfolio/imports", {
  summary: "Your imports, newest first",
  input: z.object({}),
  output: z.object({
    imports: z.array(LedgerImport),
    /** Size limit of a file. */
    maximumBytes: z.number().int(),
  }),
});

export const undoImport = endpoint("DELETE /api/portfolio/imports/:id", {
  summary: "Undo an import within 30 days by removing all its transactions",
  input: z.object({ id: z.string() }),
  output: z.object({ removed: z.number().int() }),
  problems: ["import-not-found", "import-too-old", "oversell", "version-conflict"],
});

export const portfolioImportEndpoints = [previewImport, importFile, getImports, undoImport] as const;
