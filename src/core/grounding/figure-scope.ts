import type { Stretch } from "./leave-out.ts";
import type { Measure } from "./measures.ts";
import type { PeriodMention } from "./periods.ts";
import type { WrittenFigure } from "./read-figures.ts";
import type { SubjectMention } from "./subjects.ts";
import type { Segment } from "./text-shape.ts";
import type { Word } from "./words.ts";

/** A place where a text names what is measured; `from` and `to` count its words. */
export interface MeasureMention extends Stretch {
  readonly from: number;
  readonly to: number;
  readonly measure: Measure;
}

/** A sentence or cell with everything it names, in order. */
export interface Scope {
  readonly text: string;
  readonly words: readonly Word[];
  readonly segment: Segment;
  readonly figures: readonly WrittenFigure[];
  readonly measures: readonly MeasureMention[];
  readonly subjects: readonly SubjectMention[];
  readonly periods: readonly PeriodMention[];
  readonly unitsOf: (base: string) => ReadonlySet<string> | undefined;
}

/** A run of numbers such as "178.84, 410.2 and 33.1", and the place of one in it. */
export function runOf(
  { text, figures }: Scope,
  figure: WrittenFigure,
): { first: WrittenFigure; length: number; place: number } | null {
  const at = figures.indexOf(figure);
  const joined = (one: WrittenFigure | undefined, other: WrittenFigure | undefined) =>
    one !== undefined &&
    other !== undefined &&
    /^\s*(?:,\s*(?:and|or)?|and|or|&|\/|vs\.?|versus)\s*$/.test(text.slice(one.end, other.start));
  let [from, to] = [at, at];
  while (joined(figures[from - 1], figures[from])) from -= 1;
  while (joined(figures[to], figures[to + 1])) to += 1;
  const first = figures[from];
  return to > from && first !== undefined ? { first, length: to - from + 1, place: at - from } : null;
}

/** The last list of exactly so many mentions before a place: "NVDA, MSFT and AMD". */
export function listBefore<T extends Stretch>(
  text: string,
  mentions: readonly T[],
  before: number,
  length: number,
): readonly T[] | null {
  const earlier = mentions.filter(({ end }) => end <= before);
  for (let last = earlier.length - 1; last >= length - 1; last -= 1) {
    const list = earlier.slice(last - length + 1, last + 1);
    const isList = list.every((mention, index) => {
      const previous = list[index - 1];
      return (
        previous === undefined ||
        /^[\s)]*(?:['’]s)?\s*(?:,\s*(?:and|or)?|and|or|&|\/|vs\.?|versus)\s*(?:the\s|its\s|a\s)?\(?$/.test(
          text.slice(previous.end, mention.start),
        )
      );
    });
    if (isList) return list;
  }
  return null;
}

/** Words of letters in what stands between. */
export function wordCount(gap: string): number {
  return gap.match(/[\p{L}]+/gu)?.length ?? 0;
}

/** The items that begin inside a stretch; items are in order. */
export function startingIn<T extends Stretch>(items: readonly T[], stretch: Stretch): readonly T[] {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((items[middle]?.start ?? 0) < stretch.start) low = middle + 1;
    else high = middle;
  }
  const found: T[] = [];
  for (let index = low; index < items.length; index += 1) {
    const item = items[index];
    if (item === undefined || item.start >= stretch.end) break;
    found.push(item);
  }
  return found;
}
