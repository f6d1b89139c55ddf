import { guardedCell } from "./guarded-cell.ts";

/** Writes rows as CSV (RFC 4180). Cells are guarded against running as formulas in a spreadsheet. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map((cell) => quotedCell(guardedCell(cell))).join(",")}\r\n`).join("");
}

function quotedCell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
