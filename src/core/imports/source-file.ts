import type { DateOrder } from "#core/calendar/read-date.ts";
import type { DecimalSign } from "#core/money/read-number.ts";
import { type Delimiter, detectDelimiter, readTable, type TableRow } from "./read-table.ts";

/** A file as text, opened once for all importers. */
export interface SourceFile {
  readonly fileName: string;
  readonly text: string;
  readonly kind: "table" | "json" | "xml";
  /** Rows of a table. Empty for other formats. */
  readonly rows: readonly TableRow[];
  readonly delimiter: Delimiter | null;
}

/** The user's choices where the file is ambiguous. */
export interface ReadingChoices {
  /** Today's date in the user's time zone. */
  readonly today: string;
  readonly decimalSign?: DecimalSign | undefined;
  /** The decimal sign of typed lines of words. A table has its own. */
  readonly usualDecimalSign?: DecimalSign | undefined;
  readonly dateOrder?: DateOrder | undefined;
}

/** Opens a text as a table, JSON or XML. Returns a message if it is too large or empty. */
export function openSourceFile(
  { fileName, text }: { readonly fileName: string; readonly text: string },
  { delimiter: chosenDelimiter, maxRows }: { readonly delimiter: Delimiter | undefined; readonly maxRows: number },
): SourceFile | { readonly refused: string } {
  const start = text.slice(0, 2_000).trimStart();
  if (start === "") return { refused: "The file is empty" };
  if (start.startsWith("{") || /^\[\s*[{\]]/.test(start))
    return { fileName, text, kind: "json", rows: [], delimiter: null };
  if (start.startsWith("<")) return { fileName, text, kind: "xml", rows: [], delimiter: null };
  const delimiter = chosenDelimiter ?? detectDelimiter(text);
  const table = readTable(text, delimiter, maxRows);
  return "refused" in table ? table : { fileName, text, kind: "table", rows: table.rows, delimiter };
}
