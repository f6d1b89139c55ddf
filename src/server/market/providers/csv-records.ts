/**
 * Rows of a CSV text as records by its first line (RFC 4180). Null where a column that is needed is missing, or where the last
 * line has no end: what is cut off may hold half the digits of a price. A row with fewer cells than columns is left out.
 */
export function csvRecords(
  text: string,
  needed: readonly string[],
): readonly Readonly<Record<string, string>>[] | null {
  const [header = [], ...rows] = csvRows(text);
  const names = header.map((name) => name.trim().toLowerCase());
  if (!/\n\s*$/.test(text) || !needed.every((name) => names.includes(name))) return null;
  return rows
    .filter((cells) => cells.length >= names.length)
    .map((cells) => Object.fromEntries(names.map((name, index) => [name, cells[index]?.trim() ?? ""])));
}

const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y;

function csvRows(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  cell.lastIndex = text.startsWith("\uFEFF") ? 1 : 0;
  for (;;) {
    const start = cell.lastIndex;
    const found = start < text.length ? cell.exec(text) : null;
    if (found === null) return row.length === 0 && start >= text.length ? rows : [...rows, row];
    const [, quoted, plain = "", end] = found;
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ",") continue;
    if (row.some((value) => value !== "")) rows.push(row);
    row = [];
  }
}
