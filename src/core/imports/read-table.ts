import type { Fault } from "#core/faults/fault.ts";
import { importLimits } from "./import-limits.ts";

export const delimiters = [",", ";", "\t", "|"] as const;
export type Delimiter = (typeof delimiters)[number];

/** One row of a delimited text. */
export interface TableRow {
  /** Line of the file it starts on, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  /** The broken cell: the column, counted from 1, and a sentence. */
  readonly fault: { readonly column: number; readonly fault: Fault } | null;
}

/** The rows of a delimited text, or the reason it can't be read. */
export type Table = { readonly rows: readonly TableRow[] } | { readonly refused: string };

/**
 * Reads rows as in RFC 4180: quotes keep delimiters and line ends inside a cell, and two quotes are one. A row with a
 * broken quote gets a fault and ends with its line, so that later rows are read normally. Empty lines are skipped.
 */
export function readTable(text: string, delimiter: Delimiter, maxRows: number): Table {
  const rows: TableRow[] = [];
  let position = text.startsWith("\ufeff") ? 1 : 0;
  let line = 1;
  while (position < text.length) {
    const read = readRow(text, position, delimiter);
    const { cells, fault } = read;
    if (cells.length > importLimits.columns)
      return {
        refused: `Line ${line} has ${cells.length} columns, but at most ${importLimits.columns} can be read`,
      };
    const long = cells.findIndex((cell) => cell.length > importLimits.cellCharacters);
    if (long >= 0)
      return {
        refused: `Line ${line}, column ${long + 1} has more than ${importLimits.cellCharacters.toLocaleString("en")} characters`,
      };
    if (fault !== null || cells.some((cell) => cell !== "")) rows.push({ line, cells, fault });
    // A table has headers, titles and sums in addition to its rows.
    if (rows.length > maxRows + 100) return { refused: tooManyRows(maxRows) };
    line += read.lines;
    position = read.end;
  }
  return { rows };
}

export function tooManyRows(maxRows: number): string {
  return `The file has more than ${maxRows.toLocaleString("en")} rows. Split it into several files.`;
}

/** Picks the delimiter that splits most of the first rows into the same number of columns, and into many. */
export function detectDelimiter(text: string): Delimiter {
  const beginning = text
    .slice(0, 64 * 1024)
    .split(/\r\n|\n|\r/)
    .slice(0, 60)
    .join("\n");
  let best: { delimiter: Delimiter; score: number } = { delimiter: ",", score: 0 };
  for (const delimiter of delimiters) {
    const counts = new Map<number, number>();
    const table = readTable(beginning, delimiter, Number.POSITIVE_INFINITY);
    if ("refused" in table) {
      if (best.score === 0) best = { delimiter, score: 0.5 };
      continue;
    }
    for (const { cells } of table.rows) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
    const score = Math.max(
      0,
      ...[...counts].map(([columns, times]) => ((columns - 1) * times * times) / table.rows.length),
    );
    if (score > best.score) best = { delimiter, score };
  }
  return best.delimiter;
}

interface ReadRow {
  readonly cells: readonly string[];
  readonly fault: TableRow["fault"];
  readonly end: number;
  readonly lines: number;
}

function readRow(text: string, start: number, delimiter: Delimiter): ReadRow {
  const cells: string[] = [];
  let position = start;
  let lines = 1;
  for (;;) {
    if (text[position] === '"') {
      const quoted = quotedCell(text, position, delimiter);
      if ("code" in quoted) return brokenRow(text, start, delimiter, cells.length + 1, quoted);
      cells.push(quoted.value);
      lines += quoted.lineEnds;
      position = quoted.end;
    } else {
      const end = plainEnd(text, position, delimiter);
      cells.push(text.slice(position, end).trim());
      position = end;
    }
    if (text[position] === delimiter) {
      position += 1;
      continue;
    }
    return { cells, fault: null, end: afterLineEnd(text, position), lines };
  }
}

/** A quoted cell with the text that follows it, or the fault in it. */
function quotedCell(
  text: string,
  start: number,
  delimiter: Delimiter,
): { value: string; end: number; lineEnds: number } | Fault {
  let value = "";
  let position = start + 1;
  for (;;) {
    const quote = text.indexOf('"', position);
    if (quote < 0 || quote - start > importLimits.cellCharacters * 2) return { code: "quotation-not-closed" };
    value += text.slice(position, quote);
    if (text[quote + 1] === '"') {
      value += '"';
      position = quote + 2;
      continue;
    }
    let end = quote + 1;
    while (text[end] === " ") end += 1;
    const next = text[end];
    if (next !== undefined && next !== delimiter && next !== "\n" && next !== "\r")
      return { code: "text-after-quotation" };
    return { value: value.trim(), end, lineEnds: value.match(/\r\n|\n|\r/g)?.length ?? 0 };
  }
}

function brokenRow(text: string, start: number, delimiter: Delimiter, column: number, fault: Fault): ReadRow {
  let end = start;
  while (end < text.length && text[end] !== "\n" && text[end] !== "\r") end += 1;
  const cells = text.slice(start, end).split(delimiter);
  return { cells, fault: { column, fault }, end: afterLineEnd(text, end), lines: 1 };
}

function plainEnd(text: string, start: number, delimiter: Delimiter): number {
  let end = start;
  while (end < text.length && text[end] !== delimiter && text[end] !== "\n" && text[end] !== "\r") end += 1;
  return end;
}

function afterLineEnd(text: string, position: number): number {
  if (text[position] === "\r" && text[position + 1] === "\n") return position + 2;
  return position + 1;
}
