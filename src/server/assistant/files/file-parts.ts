/** A part of a file that goes with a question like a file of its own: a sheet, a table of a page, or the remaining text. */
export interface FilePart {
  /** "report.xlsx, Quarters". */
  readonly name: string;
  /** Plain text, or rows with commas. */
  readonly text: string;
}

/** The parts read from a file. `notes` say what is left out of it, in sentences for people. */
export interface FileParts {
  readonly parts: readonly FilePart[];
  readonly notes: readonly string[];
}

/** A file that can't be read. The message names it and says what to do. */
export class UnreadableFile extends Error {}

const maxParts = 8;
/** Limits of all attachments of a question together. */
const maxCharacters = 48_000;
const maxNameCharacters = 120;
/** Limits of one attachment. */
export const maxPartCharacters = 16_000;
const maxRows = 200;

/** Rows as text with commas. Empty rows keep their line, so that line numbers are row numbers. */
export function rowsAsText(
  name: string,
  rows: readonly (readonly string[])[],
): { readonly text: string; readonly notes: string[] } {
  const lines: string[] = [];
  let length = 0;
  for (const row of rows.slice(0, maxRows + 1)) {
    const line = row
      .slice(0, row.findLastIndex((cell) => cell !== "") + 1)
      .map(quoted)
      .join(",");
    length += line.length + 1;
    if (length > maxPartCharacters) break;
    lines.push(line);
  }
  const filled = rows.findLastIndex((row) => row.some((cell) => cell !== "")) + 1;
  return {
    text: lines.join("\n"),
    notes: lines.length < filled ? [`Only the first ${lines.length} of ${filled} rows of ${name} are read.`] : [],
  };
}

/** A line break inside a cell would move the rows below it. */
function quoted(cell: string): string {
  const line = cell.replaceAll(/\s+/g, " ").trim();
  return /[",]/.test(line) ? `"${line.replaceAll('"', '""')}"` : line;
}

/** As many parts as can go with one question; says how many are left out. */
export function limitedParts(name: string, parts: readonly FilePart[], notes: readonly string[]): FileParts {
  let characters = 0;
  const kept = parts
    .filter(({ text }) => (characters += text.length) <= maxCharacters)
    .slice(0, maxParts)
    .map((part) => ({ ...part, name: part.name.slice(0, maxNameCharacters) }));
  const more = parts.length > kept.length ? [`Only ${kept.length} of ${parts.length} parts of ${name} are read.`] : [];
  return { parts: kept, notes: [...notes, ...more] };
}
