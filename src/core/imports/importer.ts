import type { StatedTotal } from "./balance-differences.ts";
import type { FormatQuestion } from "./column-table.ts";
import type { ImportRow } from "./import-row.ts";
import type { ReadingChoices, SourceFile } from "./source-file.ts";

/** The result of importing a file. */
export interface ImportReading {
  readonly rows: readonly ImportRow[];
  /** Names of the table's columns. Empty for other formats. */
  readonly columns: readonly string[];
  /** Line of the column names. Null for other formats. */
  readonly headerLine: number | null;
  readonly decimalSign: string | null;
  readonly dateOrder: string | null;
  /** Ambiguities of the file. */
  readonly questions: readonly FormatQuestion[];
  /** The sums of all movements and the shares after them, where the file states these. */
  readonly totals?: readonly StatedTotal[];
  /** Accounts described by the file, by name. */
  readonly accounts?: readonly ImportedAccount[];
  /** Custom instruments and prices in the file. */
  readonly instruments?: readonly ImportedInstrument[];
}

export interface ImportedAccount {
  readonly name: string;
  readonly currency: string | null;
  /** Others it keeps cash in. */
  readonly currencies?: readonly string[];
  readonly costMethod: string | null;
  readonly cash: string | null;
}

export interface ImportedInstrument {
  readonly symbol: string;
  readonly isCustom: boolean;
  readonly name: string | null;
  readonly currency: string | null;
  readonly assetClass: string | null;
  readonly sector: string | null;
  readonly country: string | null;
  readonly tags: readonly string[];
  readonly note: string | null;
  readonly splitsCountedUntil: string | null;
  readonly manualPrices: readonly { readonly date: string; readonly price: string }[];
}

/** Reads the files of one broker or program: one file next to this one and one line in the list. */
export interface Importer {
  readonly id: string;
  readonly name: string;
  /** The source its columns were checked against. */
  readonly checked: "real export" | "published column names";
  /** Names of its synthetic sample files next to the importers. */
  readonly samples: readonly string[];
  /** No column says whether income is a dividend, a return of capital or the like: a line's words do. */
  readonly hasIncomeInWords?: true;
  recognises(file: SourceFile): boolean;
  read(file: SourceFile, choices: ReadingChoices): ImportReading;
}
