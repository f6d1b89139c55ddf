// Spreadsheets run a cell that begins with one of these, including the full-width forms.
const dangerous = /^'*[=+\-@\t\r＝＋－＠]/;
const plainNumber = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;

/**
 * Puts an apostrophe before text that a spreadsheet would run as a formula (OWASP, CSV injection). Plain negative numbers
 * stay numbers.
 */
export function guardedCell(text: string): string {
  return dangerous.test(text) && !plainNumber.test(text) ? `'${text}` : text;
}

/** Returns the original text of a guarded cell. */
export function unguardedCell(cell: string): string {
  return cell.startsWith("'") && dangerous.test(cell.slice(1)) ? cell.slice(1) : cell;
}
