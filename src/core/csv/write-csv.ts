import { guardedCell } from "./guarded-cell.ts";

/** Rows as CSV (RFC 4180). No cell is one that a spreadsheet would run as a formula. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map((cell) => quotedCell(guardedCell(cell))).join(",")}\r\n`).join("");
}

function quotedCell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
