/** Words with their place on a page, in points; `y` grows upwards. */
export interface PlacedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The contents of a page: tables as rows of cells, and the other lines. */
export interface PageContents {
  readonly tables: readonly (readonly (readonly string[])[])[];
  readonly lines: readonly string[];
}

interface Cell {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

interface Line {
  readonly y: number;
  readonly height: number;
  readonly cells: readonly Cell[];
}

/** A wider gap than this share of the letters' height begins another cell. */
const cellGap = 0.9;
const wordGap = 0.12;
/** Rows of a table are no further apart than so many heights. */
const rowGap = 3.2;

/** Finds the tables of a page: lines below each other with several cells, some of them numbers. */
export function contentsOf(items: readonly PlacedText[]): PageContents {
  const lines = linesOf(items);
  const tables: string[][][] = [];
  const rest: string[] = [];
  let run: Line[] = [];
  const close = () => {
    const table = run.length > 1 ? tableOf(run) : null;
    if (table === null) rest.push(...run.map(textOf));
    else tables.push(table);
    run = [];
  };
  for (const line of lines) {
    const last = run.at(-1);
    const isApart = last !== undefined && last.y - line.y > Math.max(last.height, line.height) * rowGap;
    if (isApart || line.cells.length < 2) close();
    if (line.cells.length < 2) rest.push(textOf(line));
    else run.push(line);
  }
  close();
  return { tables, lines: rest };
}

function linesOf(items: readonly PlacedText[]): Line[] {
  const lines: { y: number; height: number; items: PlacedText[] }[] = [];
  for (const item of items.toSorted((one, other) => other.y - one.y || one.x - other.x)) {
    if (item.text.trim() === "") continue;
    const line = lines.at(-1);
    if (line !== undefined && line.y - item.y < Math.max(line.height, item.height) * 0.5) line.items.push(item);
    else lines.push({ y: item.y, height: item.height, items: [item] });
  }
  return lines.map(({ y, height, items: words }) => ({ y, height, cells: cellsOf(words, height) }));
}

function cellsOf(words: readonly PlacedText[], height: number): Cell[] {
  const cells: Cell[] = [];
  for (const { text, x, width } of words.toSorted((one, other) => one.x - other.x)) {
    const last = cells.at(-1);
    if (last === undefined || x - last.end > height * cellGap)
      cells.push({ text: text.trim(), start: x, end: x + width });
    else {
      const space = x - last.end > height * wordGap || /\s$/.test(last.text) ? " " : "";
      cells[cells.length - 1] = {
        text: last.text + space + text,
        start: last.start,
        end: Math.max(last.end, x + width),
      };
    }
  }
  return cells.map((cell) => ({ ...cell, text: cell.text.trim() }));
}

/** Null where no line has a number: text in columns is no table. */
function tableOf(lines: readonly Line[]): string[][] | null {
  const isNumber = (text: string) => /\d/.test(text) && /^[\s\d.,'’%$€£¥()+\-−–A-Z]{1,24}$/.test(text);
  if (!lines.some(({ cells }) => cells.some(({ text }) => isNumber(text)))) return null;
  // A heading may span several columns, so the rows below it decide.
  const body = lines.length > 2 ? lines.slice(1) : lines;
  const columns: { start: number; end: number }[] = [];
  for (const { start, end } of body.flatMap(({ cells }) => cells).toSorted((one, other) => one.start - other.start)) {
    const last = columns.at(-1);
    if (last !== undefined && start < last.end) last.end = Math.max(last.end, end);
    else columns.push({ start, end });
  }
  if (columns.length < 2) return null;
  const distance = (cell: Cell, column: { start: number; end: number }) =>
    Math.max(0, column.start - cell.end, cell.start - column.end) +
    Math.abs((cell.start + cell.end - column.start - column.end) / 2) / 1e3;
  return lines.map(({ cells }) => {
    const row = columns.map(() => "");
    for (const cell of cells) {
      const nearest = columns.map((column) => distance(cell, column));
      const at = nearest.indexOf(Math.min(...nearest));
      row[at] = `${row[at] ?? ""} ${cell.text}`.trim();
    }
    return row;
  });
}

function textOf({ cells }: Line): string {
  return cells.map(({ text }) => text).join(" ");
}
