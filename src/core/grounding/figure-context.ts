import type { Evidence } from "./evidence.ts";
import type { FactIndex } from "./fact-index.ts";
import { directionOf, movesIn } from "./figure-direction.ts";
import { besideOf, ownersOf, parametersNear } from "./figure-measure.ts";
import { dayMentions, periodsOfFigure } from "./figure-period.ts";
import { startingIn, type MeasureMention, type Scope } from "./figure-scope.ts";
import { subjectOf } from "./figure-subject.ts";
import type { Prose, Stretch } from "./leave-out.ts";
import type { Measure } from "./measures.ts";
import { periodsOf, type Period } from "./periods.ts";
import type { WrittenFigure } from "./read-figures.ts";
import type { SubjectMention } from "./subjects.ts";
import { segmentsOf, type Segment } from "./text-shape.ts";
import type { UnitHint } from "./units.ts";
import { findPhrases, wordsOf, type Word } from "./words.ts";

/** What the text around a number says about it. */
export interface FigureContext {
  readonly figure: WrittenFigure;
  readonly segment: Segment;
  readonly sentence: string;
  /** The sentence with the heads and headings over it. */
  readonly around: string;
  /** Numbers of the sources that the sentence names. */
  readonly cited: readonly number[];
  readonly subject: {
    /** Whose number it is; several where the text leaves it open; none: the portfolio, or nobody is named. */
    readonly symbols: readonly string[];
    /** False: taken from the sentence before, a heading, or the page. */
    readonly isNamed: boolean;
    /** The portfolio as a whole is spoken of. */
    readonly isPortfolio: boolean;
    /** Every company of the sentence. */
    readonly around: readonly string[];
  };
  /** What is measured, as the nearest words say; none: not said. */
  readonly owners: readonly Measure[];
  /** Every measure and narrowing word of the sentence and of what stands over it. */
  readonly bases: ReadonlySet<string>;
  readonly qualifiers: ReadonlySet<string>;
  /** Narrowing words right beside the owner: "forward" of "forward P/E". */
  readonly beside: ReadonlySet<string>;
  readonly periods: readonly Period[];
  /** -1: fell, lost, below; 1: rose, gained, above. Of this number. */
  readonly direction: -1 | 0 | 1;
  /** The ways that anything in the sentence went. */
  readonly moves: readonly (-1 | 1)[];
  /** "from 170", "versus 33.1": what something is compared with. */
  readonly isCompared: boolean;
  /** A bare number of a table under "USD bn" stands for billions. */
  readonly scale: number;
  readonly hint: UnitHint;
  /** Parameters named beside: 50 of "50-day average". */
  readonly parameters: readonly number[];
  /** "now", "currently", without saying how old it is. */
  readonly saysNow: boolean;
}
interface Parts {
  readonly markdown: string;
  readonly prose: Prose;
  readonly figures: readonly WrittenFigure[];
  readonly index: FactIndex;
  readonly find: (text: string, words: readonly Word[]) => readonly SubjectMention[];
  readonly evidence: Evidence;
}

/** What the text says around each of its numbers, in order. */
export function contextsOf({ markdown, prose, figures, index, find, evidence }: Parts): readonly FigureContext[] {
  const { text } = prose;
  const segments = segmentsOf(markdown, text);
  const inFigure = stretchFinder(figures.filter(({ isWord, unit }) => !isWord || unit !== "percent"));
  const words = wordsOf(text).filter((word) => !inFigure(word));
  const subjects = find(text, wordsOf(text));
  const inName = stretchFinder(subjects);
  const measures = findPhrases(text, words, index.phrases, index.longestPhrase)
    .map(({ from, to, meaning }): MeasureMention => ({
      from,
      to,
      measure: meaning,
      start: words[from]?.start ?? 0,
      end: words[to - 1]?.end ?? 0,
    }))
    // COST is a company, and "Target" may be one.
    .filter((mention) => !inName(mention));
  const days = dayMentions(text, figures, evidence.today);
  const periods = [
    ...periodsOf(text, evidence.today).filter(
      (period) => !days.some((day) => day.start < period.end && day.end > period.start),
    ),
    ...days,
  ].sort((a, b) => a.start - b.start);
  const of = <T extends Stretch>(items: readonly T[], stretch: Stretch) => startingIn(items, stretch);
  const bySegment = new Map<Segment, WrittenFigure[]>();
  for (const figure of figures) {
    const segment = segmentAt(segments, figure.start);
    if (segment === undefined) continue;
    const list = bySegment.get(segment);
    if (list === undefined) bySegment.set(segment, [figure]);
    else list.push(figure);
  }

  const contexts: FigureContext[] = [];
  for (const [segment, inside] of bySegment) {
    const scope: Scope = {
      text,
      words,
      segment,
      figures: inside,
      measures: of(measures, segment),
      subjects: of(subjects, segment),
      periods: of(periods, segment).filter(({ isEvent }) => !isEvent),
      unitsOf: index.unitsOf,
    };
    const over = [...segment.heads, ...segment.above];
    const measuresOver = over.flatMap((stretch) => of(measures, stretch));
    const rowCited = segment.row ?? segment;
    const cited = [...new Set(of(prose.citations, rowCited).flatMap(({ sources }) => sources))];
    const allBases = new Set<string>();
    const allQualifiers = new Set<string>();
    const inHeadRow = segment.headRow === null ? [] : of(measures, segment.headRow);
    for (const { measure } of inHeadRow) for (const base of measure.bases) allBases.add(base);
    for (const { measure } of [...scope.measures, ...measuresOver]) {
      for (const base of measure.bases) allBases.add(base);
      for (const qualifier of measure.qualifiers) allQualifiers.add(qualifier);
    }
    const sentence = text.slice(segment.start, segment.end);
    if (/\bbetween\b.{1,40}\band\b|\brange[ds]?\b|\d\s?[–-]\s?[$€£]?\d/i.test(sentence)) {
      allQualifiers.add("high");
      allQualifiers.add("low");
    }
    const moves = movesIn(sentence);
    const headText = segment.heads.map((stretch) => text.slice(stretch.start, stretch.end)).join(" | ");
    const around = [sentence, ...over.map((stretch) => text.slice(stretch.start, stretch.end))].join(" ");
    const hint: UnitHint = {
      isPercent: /%|\bper ?cent\b|\bpct\b/i.test(headText) && !/%-?\s?p(?:oin)?ts/i.test(headText),
      isPoints: /\bpoints?\b|\bpp\b|\bpts\b/i.test(headText),
    };
    const saysNow =
      /\b(?:now|today|currently|at the moment|right now|at present|presently|live|as we speak|this (?:morning|afternoon))\b/i.test(
        sentence,
      ) &&
      !/\b(?:as of|last known|stale|delayed|old|ago|yesterday|last (?:close|price known|session)|dated|outdated)\b/i.test(
        sentence,
      ) &&
      !inside.some(({ unit }) => unit === "date");
    for (const figure of inside) {
      const owners = ownersOf(scope, figure);
      const inHeads =
        owners.length > 0
          ? []
          : segment.heads
              .map((stretch) => of(measures, stretch))
              .find((list) => list.some(({ measure }) => measure.bases.size > 0));
      const before =
        // "The P/E is high. At 45.2 ...": goes on about what the sentence before named, and only where it says nothing itself.
        owners.length === 0 &&
        (inHeads ?? []).length === 0 &&
        segment.previous !== null &&
        scope.subjects.length === 0 &&
        figure.sign === 0 &&
        moves.length === 0 &&
        !hasBase(scope.measures)
          ? of(measures, segment.previous)
              .filter(({ measure }) => measure.bases.size > 0)
              .slice(-1)
          : [];
      const named =
        owners.length > 0
          ? owners
          : (inHeads ?? []).length > 0
            ? (inHeads ?? []).filter(({ measure }) => measure.bases.size > 0)
            : before;
      const periodsNamed = periodsOfFigure(scope, figure);
      const headPeriods = segment.heads.flatMap((stretch) => of(periods, stretch));
      contexts.push({
        figure,
        segment,
        sentence,
        around,
        cited,
        subject: subjectOf(scope, figure, subjects, evidence),
        owners: named.map(({ measure }) => measure),
        bases: allBases,
        qualifiers: allQualifiers,
        beside: besideOf(scope, owners.length > 0 ? owners : [], named, inHeads ?? []),
        periods: (periodsNamed.length > 0 ? periodsNamed : headPeriods).map(({ period }) => period),
        direction: directionOf(scope, figure),
        moves,
        isCompared:
          /\b(?:from|versus|vs\.?|against|than|compared (?:with|to)|up from|down from|previously|earlier)\s+(?:\w+\s+){0,2}\S{0,4}$/i.test(
            text.slice(Math.max(segment.start, figure.start - 32), figure.start),
          ),
        scale: figure.unit === "bare" ? headScale(headText) : 1,
        hint:
          figure.unit === "bare" && /^[\s-]?(?:points?|pts)\b/i.test(text.slice(figure.end, figure.end + 10))
            ? { ...hint, isPoints: true }
            : hint,
        parameters: parametersNear(text, named, segment),
        saysNow,
      });
    }
  }
  return contexts.sort((a, b) => a.figure.start - b.figure.start);
}

function headScale(heads: string): number {
  if (/\b(?:trillions?|tn)\b/i.test(heads)) return 1e12;
  if (/\b(?:billions?|bn|bln)\b|[$€£]\s?b\b|\bUSD ?b\b/i.test(heads)) return 1e9;
  if (/\b(?:millions?|mn|mln|mio)\b|[$€£]\s?m\b|\bUSD ?m\b/i.test(heads)) return 1e6;
  if (/\b(?:thousands?)\b|[$€£]\s?k\b/i.test(heads)) return 1e3;
  return 1;
}

function hasBase(mentions: readonly MeasureMention[]): boolean {
  return mentions.some(({ measure }) => measure.bases.size > 0);
}

function segmentAt(segments: readonly Segment[], at: number): Segment | undefined {
  let [low, high] = [0, segments.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((segments[middle]?.start ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return segments[low - 1];
}

function stretchFinder(stretches: readonly Stretch[]): (stretch: Stretch) => boolean {
  let at = 0;
  return ({ start, end }) => {
    while (at < stretches.length && (stretches[at]?.end ?? 0) <= start) at += 1;
    return (stretches[at]?.start ?? Number.POSITIVE_INFINITY) < end;
  };
}
