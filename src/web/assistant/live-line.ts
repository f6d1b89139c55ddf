/** A live piece of an answer: a quote, a chart, or a table of one of its sources. */
export type LiveLine =
  | { readonly kind: "quote"; readonly symbol: string }
  | { readonly kind: "chart"; readonly symbols: readonly string[]; readonly range: LiveRange }
  | { readonly kind: "table"; readonly source: number };

/** Ranges a chart of an answer can have, in months. */
export const liveRanges = { "1mo": 1, "3mo": 3, "6mo": 6, "1y": 12, "5y": 60 } as const;
export type LiveRange = keyof typeof liveRanges;

/** Returns the daily bars to request: a few more than a range has. Its first day is found by its date. */
export const dailyLimit = (range: LiveRange): number => Math.ceil((liveRanges[range] / 12) * 253) + 12;

const symbol = "[A-Z0-9^=.-]{1,15}";
const range = String.raw`[a-z]{2,3}|MAX|YTD|\d{1,2}(?:[DWMYdwmy]|MO|Mo|mo)`;
const line = new RegExp(
  String.raw`^\[\[(quote|chart|table)\s+(${symbol}(?:\s+(?!(?:${range})\]\])${symbol}){0,9})(?:\s+(${range}))?\]\]$`,
);

/** Reads `[[quote NVDA]]`, `[[chart NVDA MSFT 6mo]]` with up to ten symbols, `[[table 3]]`; null: it is something else. */
export function readLiveLine(text: string): LiveLine | null {
  const [, kind, names = "", given] = line.exec(text.trim()) ?? [];
  const symbols = [...new Set(names.split(/\s+/))];
  const [name = "", ...others] = symbols;
  if (kind === "chart") return { kind, symbols, range: rangeOf(given) };
  if (others.length > 0) return null;
  if (kind === "quote") return { kind, symbol: name };
  const source = Number(name);
  return kind === "table" && Number.isInteger(source) && source > 0 ? { kind, source } : null;
}

/** The range of a chart; one that charts of an answer don't have is half a year. */
function rangeOf(given = ""): LiveRange {
  const name = given.toLowerCase();
  return name in liveRanges ? (name as LiveRange) : "6mo";
}

/** The live pieces of a paragraph that holds nothing else; null: it is text. */
export function liveLinesOf(paragraph: string): LiveLine[] | null {
  const pieces = paragraph.split("\n").map((text) => readLiveLine(text));
  return pieces.every((piece) => piece !== null) ? pieces : null;
}
