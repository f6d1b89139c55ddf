import type { Figure } from "#contract/assistant.ts";

/** A run of a text: plain words, a number that was checked, or the number of a source. */
export type Segment =
  | { readonly kind: "words"; readonly start: number; readonly text: string }
  | { readonly kind: "figure"; readonly start: number; readonly text: string; readonly figure: Figure }
  | { readonly kind: "citation"; readonly start: number; readonly text: string; readonly number: number };

const citation = /\[(\d{1,3})\]/g;

/**
 * Cuts a text into words, figures and citations. `figures` count in the whole text of which this run begins at `offset`; those that do
 * not lie in it are left out. A citation of a source that is not there stays words.
 */
export function segmentsOf(
  run: string,
  offset: number,
  figures: readonly Figure[],
  sourceNumbers: ReadonlySet<number>,
): Segment[] {
  const marks: Segment[] = [];
  for (const figure of figures) {
    const start = figure.start - offset;
    if (start < 0 || figure.end - offset > run.length) continue;
    const text = run.slice(start, figure.end - offset);
    if (text === figure.text) marks.push({ kind: "figure", start: figure.start, text, figure });
  }
  for (const match of run.matchAll(citation)) {
    const number = Number(match[1]);
    if (sourceNumbers.has(number))
      marks.push({ kind: "citation", start: offset + match.index, text: match[0], number });
  }
  const segments: Segment[] = [];
  let at = 0;
  for (const mark of marks.toSorted((a, b) => a.start - b.start)) {
    const start = mark.start - offset;
    if (start < at) continue;
    if (start > at) segments.push({ kind: "words", start: offset + at, text: run.slice(at, start) });
    segments.push(mark);
    at = start + mark.text.length;
  }
  if (at < run.length) segments.push({ kind: "words", start: offset + at, text: run.slice(at) });
  return segments;
}
