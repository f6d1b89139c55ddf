/**
 * How a text points at values instead of printing them. `{{3.price}}` stands for the fact "price" of source 3, a form after a bar says
 * how it is written (`{{3.changePercent|signed}}`), and `{{= 3.freeCashFlow / 3.revenue | percent}}` for a small calculation over facts.
 */

/** How a value is written: as it is, with its sign, without its sign, rounded, with a verb ("rose 1.2%"), or a ratio as per cent. */
export const figureForms = ["plain", "signed", "size", "short", "direction", "percent"] as const;
export type FigureForm = (typeof figureForms)[number];

/** One mark as it was written. */
export interface Mark {
  readonly start: number;
  readonly end: number;
  /** "3.price", or the calculation. */
  readonly body: string;
  readonly isCalculation: boolean;
  readonly form: FigureForm;
}

/** Longest mark in characters, braces included. What is longer is no mark. */
export const maxMarkLength = 240;

const mark = /\{\{\s*(=?)([^{}|]{1,200})(?:\|\s*([a-z]{1,12})\s*)?\}\}/g;

/** Writes a mark for a fact: `markOf("3.price", "signed")` gives `{{3.price|signed}}`. */
export function markOf(factId: string, form: FigureForm = "plain"): string {
  return form === "plain" ? `{{${factId}}}` : `{{${factId}|${form}}}`;
}

/** Returns the marks of a text in order. A form that is not known reads as plain. */
export function marksIn(text: string): readonly Mark[] {
  if (!text.includes("{{")) return [];
  return [...text.matchAll(mark)].map((found) => ({
    start: found.index,
    end: found.index + found[0].length,
    body: (found[2] ?? "").trim(),
    isCalculation: found[1] === "=",
    form: figureForms.find((form) => form === found[3]) ?? "plain",
  }));
}

/** Breaks the braces in a text from outside, so that it cannot point at a value. */
export function withoutMarks(text: string): string {
  return text.replaceAll(/\{(?=\{)/g, "{ ");
}
