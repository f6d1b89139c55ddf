import type { FormatQuestion } from "./column-table.ts";
import type { ImportRow } from "./import-row.ts";
import type { ReadingChoices, SourceFile } from "./source-file.ts";

/** What an importer makes of a file. */
export interface ImportReading {
  readonly rows: readonly ImportRow[];
  /** Names of the table's columns; empty for other kinds. */
  readonly columns: readonly string[];
  /** Line of the file the column names stand on; null for other kinds. */
  readonly headerLine: number | null;
  readonly decimalSign: string | null;
  readonly dateOrder: string | null;
  /** What the file leaves open. */
  readonly questions: readonly FormatQuestion[];
  /** Accounts the file itself describes, by name. */
  readonly accounts?: readonly ImportedAccount[];
  /** The owner's own instruments and prices the file brings along. */
  readonly instruments?: readonly ImportedInstrument[];
}

export interface ImportedAccount {
  readonly name: string;
  readonly currency: string | null;
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

/** What reads the files of one broker or program: one file beside this one and one line in the list. */
export interface Importer {
  readonly id: string;
  readonly name: string;
  /** Against what its columns were checked. */
  readonly checked: "real export" | "published column names";
  /** Names of files of our own making beside the importers that it reads. */
  readonly samples: readonly string[];
  recognises(file: SourceFile): boolean;
  read(file: SourceFile, choices: ReadingChoices): ImportReading;
}
