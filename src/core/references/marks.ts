/**
 * References to values in place of digits. `{{3.price}}` is the fact "price" of source 3, a form after a bar sets its
 * format (`{{3.changePercent|signed}}`), and `{{= 3.freeCashFlow / 3.revenue | percent}}` is a small calculation over
 * facts.
 */

/** Formats of a value: plain, signed, unsigned, rounded, with a verb ("rose 1.2%"), or a ratio as a percentage. */
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

/** Maximum length of a mark in characters, including braces. Anything longer isn't a mark. */
export const maxMarkLength = 240;

/** Also accepts the braces of single values inside a calculation: `{{= {{3.price}} / {{3.eps}} }}`. */
const mark = /\{\{((?:[^{}]|\{\{[^{}]{0,100}\}\}){0,236})\}\}/g;

/** Writes a mark for a fact: `markOf("3.price", "signed")` gives `{{3.price|signed}}`. */
export function markOf(factId: string, form: FigureForm = "plain"): string {
  return form === "plain" ? `{{${factId}}}` : `{{${factId}|${form}}}`;
}

/** Returns the marks of a text in order. Unknown forms are treated as plain. */
export function marksIn(text: string): readonly Mark[] {
  if (!text.includes("{{")) return [];
  return [...text.matchAll(mark)]
    .filter(([whole]) => whole.length <= maxMarkLength)
    .map((found) => {
      const [body = "", ...forms] = (found[1] ?? "").replaceAll(/\{\{|\}\}/g, " ").split("|");
      return {
        start: found.index,
        end: found.index + found[0].length,
        body: body.replace(/^\s*=/, "").trim(),
        isCalculation: /^\s*=/.test(body),
        form: forms.map(formNamed).find((form) => form !== undefined) ?? "plain",
      };
    });
}

function formNamed(written: string): FigureForm | undefined {
  return figureForms.find((form) => form === written.trim().toLowerCase());
}

/** Returns the start of an unclosed mark that may still be completed, or -1. */
export function openMark(text: string): number {
  let depth = 0;
  let first = -1;
  for (const { 0: braces, index } of text.matchAll(/\{\{|\}\}/g)) {
    if (braces === "{{" && depth++ === 0) first = index;
    if (braces === "}}" && depth > 0) depth--;
  }
  return depth > 0 && text.length - first < maxMarkLength && beginning.test(text.slice(first)) ? first : -1;
}

/** `{{3.pri`, `{{3.price|sho`, `{{= 3.price / 3.`: only an id and a form, or a calculation. */
const beginning = /^\{\{?(?:\s*[\w.^-]*\s*(?:\|\s*\w*\s*)?\}?|\s*=[\w.\s()+*/|{}^-]*)$/;

/** Splits double braces in outside text so that it can't refer to a value. */
export function withoutMarks(text: string): string {
  return text.replaceAll(/\{(?=\{)/g, "{ ");
}

/** Removes quotations from a text. Answers put outside words between these quotation marks, and no model reads them. */
export function withoutQuotations(text: string): string {
  // In German, “ closes a quotation. A stopped answer may end inside one.
  return text.replaceAll(/(?<!„[^„“”\n]{0,200})“(?:[^“”]*”|[^“”]*$)/g, "“…”");
}
