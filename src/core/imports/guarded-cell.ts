const dangerous = /^'*[=+\-@\t\r]/;
const plainNumber = /^-?\d+(?:\.\d+)?$/;

/**
 * A cell that no spreadsheet takes for a formula: text that begins with = + - @, tab or carriage return gets an apostrophe in front
 * (OWASP, CSV injection). Plain negative numbers stay numbers.
 */
export function guardedCell(text: string): string {
  return dangerous.test(text) && !plainNumber.test(text) ? `'${text}` : text;
}

/** The text that a guarded cell was made of. */
export function unguardedCell(cell: string): string {
  return cell.startsWith("'") && dangerous.test(cell.slice(1)) ? cell.slice(1) : cell;
}
