/** A live piece of an answer: a quote, a chart, or a table of one of its sources. */
export type LiveLine =
  | { readonly kind: "quote"; readonly symbol: string }
  | { readonly kind: "chart"; readonly symbol: string; readonly range: LiveRange }
  | { readonly kind: "table"; readonly source: number };

/** Ranges a chart of an answer can have, in months. */
export const liveRanges = { "1mo": 1, "3mo": 3, "6mo": 6, "1y": 12, "5y": 60 } as const;
export type LiveRange = keyof typeof liveRanges;

const line = /^\[\[(quote|chart|table)\s+([A-Z0-9^=.-]{1,15})(?:\s+(\w{2,3}))?\]\]$/;

/** Reads `[[quote NVDA]]`, `[[chart NVDA 6mo]]`, `[[table 3]]`; null: it is something else. */
export function readLiveLine(text: string): LiveLine | null {
  const [, kind, name = "", given] = line.exec(text.trim()) ?? [];
  if (kind === "quote") return { kind, symbol: name };
  if (kind === "chart")
    return { kind, symbol: name, range: given !== undefined && given in liveRanges ? (given as LiveRange) : "6mo" };
  const source = Number(name);
  return kind === "table" && Number.isInteger(source) && source > 0 ? { kind, source } : null;
}

/** The live pieces of a paragraph that holds nothing else; null: it is text. */
export function liveLinesOf(paragraph: string): LiveLine[] | null {
  const pieces = paragraph.split("\n").map((text) => readLiveLine(text));
  return pieces.every((piece) => piece !== null) ? pieces : null;
}
