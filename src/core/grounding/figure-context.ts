import type { Evidence } from "./evidence.ts";
import type { FactIndex } from "./fact-index.ts";
import type { Prose, Stretch } from "./leave-out.ts";
import type { Measure } from "./measures.ts";
import { periodsOf, type Period, type PeriodMention } from "./periods.ts";
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

interface MeasureMention extends Stretch {
  readonly from: number;
  readonly to: number;
  readonly measure: Measure;
}

interface Parts {
  readonly markdown: string;
  readonly prose: Prose;
  readonly figures: readonly WrittenFigure[];
  readonly index: FactIndex;
  readonly find: (text: string, words: readonly Word[]) => readonly SubjectMention[];
  readonly evidence: Evidence;
}

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
  const of = <T extends Stretch>(items: readonly T[], stretch: Stretch) => slice(items, stretch);
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

/** The days a text names, as times of the numbers around. What is still to come, or comes before or after, is an event. */
function dayMentions(text: string, figures: readonly WrittenFigure[], today: string): readonly PeriodMention[] {
  return figures.flatMap(({ unit, value, otherDays, start, end }) => {
    if (unit !== "date") return [];
    const [latest = value] = [value, ...otherDays].filter((day) => day <= Date.parse(`${today}T00:00:00Z`));
    const day = new Date(latest).toISOString().slice(0, 10);
    const before = text.slice(Math.max(0, start - 24), start);
    const isEvent =
      // Without a year it is this year's, and may be still to come.
      new Date(value).toISOString().slice(0, 10) > today ||
      /\b(?:after|before|following|since|until|by|from|to|through|ahead of|due|next|and|between)\s+(?:the\s+)?$/i.test(
        before,
      );
    return [{ start, end, period: { kind: "range", from: day, to: day } as const, isEvent }];
  });
}

interface Scope {
  readonly text: string;
  readonly words: readonly Word[];
  readonly segment: Segment;
  readonly figures: readonly WrittenFigure[];
  readonly measures: readonly MeasureMention[];
  readonly subjects: readonly SubjectMention[];
  readonly periods: readonly PeriodMention[];
  readonly unitsOf: (base: string) => ReadonlySet<string> | undefined;
}

/** The measure mentions that a number belongs to: the nearest, and those as near. */
function ownersOf(scope: Scope, figure: WrittenFigure): readonly MeasureMention[] {
  const named = scope.measures.filter(
    ({ measure }) =>
      canOwn(measure, figure, scope.unitsOf) && !(measure.bases.has("change") && isLevelAt(scope, figure)),
  );
  if (named.length === 0) return [];
  const run = runOf(scope, figure);
  if (run !== null) {
    const list = listBefore(scope.text, named, run.first.start, run.length);
    const own = list?.[run.place];
    if (own !== undefined) return [own];
  }
  let best = Number.POSITIVE_INFINITY;
  const costs = named.map((mention) => {
    const cost = costOf(scope, mention, run === null ? figure : run.first, named);
    best = Math.min(best, cost);
    return cost;
  });
  const near = named.filter((_, index) => (costs[index] ?? 0) <= best + 0.6);
  // What comes after a number belongs to it only from close by.
  // Named once in the sentence for numbers of the same kind: "18.0 % in NVDA and 9.5 % in MSFT of your portfolio".
  const [sole] = named;
  const leadsOwn = sole !== undefined && /^\s*(?::|=|\(|[$€£]?\d)/.test(scope.text.slice(sole.end, sole.end + 4));
  if (best > 7 && sole !== undefined && named.length === 1 && !leadsOwn && figure.unit === "percent") {
    const beside = scope.figures.toSorted((a, b) => gapOf(a, sole) - gapOf(b, sole))[0];
    if (beside !== undefined && beside !== figure && beside.unit === figure.unit) return [sole];
  }
  return best > 14 || (best > 5.5 && near.every(({ start }) => start >= figure.end)) ? [] : near;
}

function gapOf(figure: Stretch, mention: Stretch): number {
  return Math.max(figure.start - mention.end, mention.start - figure.end);
}

/** "a move of 3 % to $178.84": a level, not the movement. */
function isLevelAt({ text, segment }: Scope, { start, unit }: WrittenFigure): boolean {
  return unit === "money" && /\b(?:to|at)\s+\S{0,3}$/i.test(text.slice(Math.max(segment.start, start - 10), start));
}

/** Whether something so measured could be counted in the unit of a number: "shares of NVDA rose 3 %" counts no shares. */
function canOwn(
  measure: Measure,
  { unit }: WrittenFigure,
  unitsOf: (base: string) => ReadonlySet<string> | undefined,
): boolean {
  const isNumber = unit === "bare" || unit === "count" || unit === "shares" || unit === "multiple";
  return [...measure.bases].some((base) => {
    if (base === "quantity") return isNumber;
    if (base === "date") return unit === "date";
    if (base === "weight") return unit !== "money";
    if (!base.startsWith("label:")) return true;
    const units = unitsOf(base);
    if (units === undefined) return true;
    if (units.has("count") || units.has("shares")) return isNumber || units.size > 1;
    return units.has("date") ? unit === "date" || units.size > 1 : true;
  });
}

/** How far a mention is from a number: words between, and what stands in the way. */
function costOf(
  scope: Scope,
  mention: MeasureMention,
  figure: WrittenFigure,
  named: readonly MeasureMention[],
): number {
  const { text, figures } = scope;
  if (mention.end <= figure.start) {
    const gap = text.slice(mention.end, figure.start);
    const between = figures.filter(({ start, end }) => start >= mention.end && end <= figure.start).length;
    // "a 45.2 P/E and a 0.03 % yield": a name that follows its own number is taken.
    const isTaken =
      figures.some(({ end }) => end <= mention.start && /^[\s-]*$/.test(text.slice(end, mention.start))) &&
      named.length > 1;
    return wordCount(gap) + between * 4 + breaks(gap) + (isTaken ? 2.5 : 0);
  }
  if (mention.start < figure.end) return 0;
  const gap = text.slice(figure.end, mention.start);
  if (figures.some(({ start, end }) => start >= figure.end && end <= mention.start)) return 40 + wordCount(gap);
  if (figure.unit === "multiple" && gap.trim() === "") return 0;
  const after = text.slice(mention.end, mention.end + 8);
  // "178.84, P/E 45.2": the name leads its own number.
  const leads =
    /^\s*(?::|=|\(|of|is|was|at|are|were)?\s*[+\-−–~≈]?[$€£¥]?\d/.test(after) ||
    figures.some(
      ({ start }) =>
        start >= mention.end && /^\s*(?:of|is|was|at|are|were|:|=|\()?\s*$/.test(text.slice(mention.end, start)),
    );
  return wordCount(gap) + 1.5 + breaks(gap) * 1.5 + (leads ? 6 : 0);
}

function breaks(gap: string): number {
  let cost = 0;
  for (const match of gap.matchAll(/[,;:()—]|\s[–-]\s|\b(?:while|whereas|but|although|and its|and the|and a|with)\b/g))
    cost +=
      match[0] === ","
        ? 1.5
        : match[0] === ":" || match[0] === "(" || match[0] === ")"
          ? 0.3
          : match[0] === ";"
            ? 5
            : 1.5;
  return cost;
}

function wordCount(gap: string): number {
  return gap.match(/[\p{L}]+/gu)?.length ?? 0;
}

/** A run of numbers such as "178.84, 410.2 and 33.1", and the place of one in it. */
function runOf(
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
function listBefore<T extends Stretch>(
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

function subjectOf(
  scope: Scope,
  figure: WrittenFigure,
  all: readonly SubjectMention[],
  evidence: Evidence,
): FigureContext["subject"] {
  const { text, segment } = scope;
  const around = [...new Set(scope.subjects.flatMap(({ symbols }) => symbols))];
  const named = (mentions: readonly SubjectMention[], isNamed: boolean) => ({
    symbols: [...new Set(mentions.flatMap(({ symbols }) => symbols))],
    isNamed,
    isPortfolio: mentions.some(({ symbols }) => symbols.length === 0),
    around,
  });
  const merged = mergeNames(text, scope.subjects);
  const run = runOf(scope, figure);
  if (run !== null) {
    const own = listBefore(text, merged, run.first.start, run.length)?.[run.place];
    if (own !== undefined) return named([own], true);
    // "NVDA is larger than MSFT: $4.35T vs. $3.05T" tells as many numbers as companies, in their order.
    const inOrder = merged.filter(
      ({ end, symbols }, index) =>
        end <= run.first.start &&
        symbols.length > 0 &&
        merged.findIndex((other) => other.symbols.join() === symbols.join()) === index,
    );
    const inTurn = inOrder.length === run.length ? inOrder[run.place] : undefined;
    if (inTurn !== undefined) return named([inTurn], true);
  }
  const before = merged.filter(({ end }) => end <= figure.start);
  const after = merged.filter(({ start }) => start >= figure.end);
  const following = after[0];
  if (following !== undefined && isLinked(scope, figure, following)) return named([following], true);
  const last = before.at(-1);
  if (last !== undefined) {
    const gap = text.slice(last.end, figure.start);
    const isDirect =
      /^[\s)]*(?:['’]s?\b|\(|at\b|:|is\b|with\b|trades\b)/.test(gap) &&
      !scope.figures.some(({ start, end }) => start >= last.end && end <= figure.start);
    const earlier = before.findLast(
      ({ isCompared, symbols }) => !isCompared && !last.symbols.includes(symbols[0] ?? ""),
    );
    if (last.isCompared && !isDirect && earlier !== undefined) return named([last, earlier], true);
    return named([last], true);
  }
  if (segment.kind === "cell") {
    const inRow = segment.row === null ? [] : slice(all, segment.row);
    const inHead = segment.heads[0] === undefined ? [] : slice(all, segment.heads[0]);
    const heads = [...slice(all, segment.heads[1] ?? { start: 0, end: 0 }), ...inHead].filter(
      ({ symbols }) => symbols.length > 0,
    );
    const own = heads.length > 0 ? heads : inRow;
    if (own.length > 0) return named(own, true);
  }
  const until = Math.max(figure.start, following?.start ?? 0);
  const isPronoun =
    /\b(?:it|its|they|their|the (?:stock|share|company|chipmaker|group|firm|maker|fund|position|shares))\b/i.test(
      text.slice(segment.start, until),
    );
  // "Treasuries yield 4 % while MSFT yields 1 %": the next company has a number of its own.
  const isNextClause =
    following !== undefined &&
    /[;]|\b(?:while|whereas|but|versus|against)\b/.test(text.slice(figure.end, following.start)) &&
    scope.figures.some(({ start }) => start > following.end);
  if (following !== undefined && !isPronoun && !following.isCompared && !isNextClause) return named([following], true);
  const previous = segment.previous === null ? null : previousSubjects(text, segment, all);
  // "You have 5 holdings" speaks of the portfolio, also after a sentence about a company.
  const isOfUser = around.length === 0 && /\b(?:you|your|my)\b/i.test(text.slice(segment.start, segment.end));
  if (previous !== null && previous.length > 0) {
    const spoken = named(previous, false);
    return isOfUser ? { ...spoken, isPortfolio: true } : spoken;
  }
  for (const stretch of segment.above) {
    const over = mergeNames(text, slice(all, stretch));
    if (over.length > 0) return named(over, false);
  }
  if (following !== undefined && !following.isCompared && !isNextClause) return named([following], false);
  return {
    symbols: evidence.defaultSubject === null ? [] : [evidence.defaultSubject],
    isNamed: false,
    isPortfolio: evidence.defaultSubject === null,
    around,
  };
}

/** The company that the nearest earlier sentence speaks of. */
function previousSubjects(text: string, segment: Segment, all: readonly SubjectMention[]): readonly SubjectMention[] {
  for (let back = segment.previous, steps = 0; back !== null && steps < 6; back = back.previous, steps += 1) {
    const mentions = mergeNames(text, slice(all, back));
    const spokenOf = mentions.filter(({ isCompared }) => !isCompared);
    if (spokenOf.length > 0) return spokenOf;
    if (mentions.length > 0) return mentions;
  }
  return [];
}

/** "178.84 for NVDA", "18 % in Microsoft", "3.4 % (NVDA)". */
function isLinked({ text, figures, segment }: Scope, figure: WrittenFigure, mention: SubjectMention): boolean {
  const gap = text.slice(figure.end, mention.start);
  if (figures.some(({ start, end }) => start >= figure.end && end <= mention.start)) return false;
  if (mention.symbols.length === 0 || mention.isCompared) return false;
  if (/^\s*(?:for|by|at)\s+(?:the\s+)?(?:shares of\s+)?$/i.test(gap) || /^\s*\(\s*$/.test(gap)) return true;
  if (
    /^\s*(?:shares?|of|in|to|from|on|share of|stake in|position in|shares of|units of|of your|weight in)*\s*(?:your\s+)?$/i.test(
      gap,
    ) &&
    /\b(?:of|in|to|on|shares?)\b/i.test(gap)
  )
    return (
      !/\b(?:is|are|was|has)\b/i.test(text.slice(segment.start, figure.start)) ||
      /\b(?:you|portfolio|holds?|own|there)\b/i.test(text.slice(segment.start, figure.start)) ||
      /\b(?:of|in)\s*$/i.test(gap)
    );
  // "12 NVDA shares"
  return /^\s*$/.test(gap) && /^\s*(?:shares?|units?)\b/i.test(text.slice(mention.end, mention.end + 8));
}

/** "NVIDIA (NVDA)" is one mention. */
function mergeNames(text: string, mentions: readonly SubjectMention[]): readonly SubjectMention[] {
  const merged: SubjectMention[] = [];
  for (const mention of mentions) {
    const last = merged.at(-1);
    const isSame =
      last !== undefined &&
      last.symbols.some((symbol) => mention.symbols.includes(symbol)) &&
      /^[\s,(:–-]*$/.test(text.slice(last.end, mention.start));
    if (isSame)
      merged[merged.length - 1] = {
        ...last,
        end: mention.end,
        symbols: mention.symbols.length < last.symbols.length ? mention.symbols : last.symbols,
      };
    else merged.push(mention);
  }
  return merged;
}

function periodsOfFigure(scope: Scope, figure: WrittenFigure): readonly PeriodMention[] {
  const { text, figures, periods } = scope;
  if (periods.length === 0) return [];
  const run = runOf(scope, figure);
  if (run !== null) {
    const own =
      listBefore(text, periods, run.first.start, run.length)?.[run.place] ?? listAfter(text, periods, figures, run);
    if (own !== undefined) return [own];
  }
  let best = Number.POSITIVE_INFINITY;
  const costs = periods.map((mention) => {
    const cost = periodCost(scope, mention, figure);
    best = Math.min(best, cost);
    return cost;
  });
  if (best === Number.POSITIVE_INFINITY) return [];
  const near = periods.filter((_, index) => (costs[index] ?? 0) <= best + 0.6);
  // "57.0bn versus 46.7bn in Q2": a number that is compared with may be of another time than the one named first.
  const isCompared = /\b(?:from|versus|vs\.?|against|than|compared (?:with|to))\s+\S{0,4}$/i.test(
    text.slice(Math.max(0, figure.start - 20), figure.start),
  );
  return isCompared ? near.filter(({ start }) => start >= figure.end && best < 5) : near;
}

function listAfter(
  text: string,
  periods: readonly PeriodMention[],
  figures: readonly WrittenFigure[],
  run: { first: WrittenFigure; length: number; place: number },
): PeriodMention | undefined {
  const last = figures[figures.indexOf(run.first) + run.length - 1];
  if (last === undefined) return undefined;
  const after = periods.filter(({ start }) => start >= last.end).slice(0, run.length);
  if (after.length < run.length) return undefined;
  const isList = after.every(
    (mention, index) =>
      index === 0 ||
      /^\s*(?:,\s*(?:and|or)?|and|or|&|\/)\s*(?:in\s|over\s|for\s)?(?:the\s)?(?:past\s|last\s)?$/.test(
        text.slice(after[index - 1]?.end ?? 0, mention.start),
      ),
  );
  return isList ? after[run.place] : undefined;
}

function periodCost({ text, figures }: Scope, mention: PeriodMention, figure: WrittenFigure): number {
  if (mention.end <= figure.start) {
    const between = figures.filter(({ start, end }) => start >= mention.end && end <= figure.start).length;
    const gap = text.slice(mention.end, figure.start);
    // "+18.3 % (1 month), −7.7 %": it belongs to the number before it.
    const isTaken = figures.some(
      ({ end }) => end <= mention.start && /^\s*\(\s*$/.test(text.slice(end, mention.start)),
    );
    return (
      (isTaken ? 3 : 0) +
      wordCount(gap) * 0.5 +
      between * 2 +
      (/;|\bwhile\b|\bwhereas\b|\bbut\b/.test(gap) ? 4 : 0) +
      (/,/.test(gap) && between > 0 ? 1 : 0)
    );
  }
  if (mention.start < figure.end) return 0;
  const gap = text.slice(figure.end, mention.start);
  const between = figures.filter(({ start, end }) => start >= figure.end && end <= mention.start).length;
  const leadsOwn = figures.some(
    ({ start }) => start >= mention.end && /^\s*(?:at|was|is|of|:|,|\()?\s*$/.test(text.slice(mention.end, start)),
  );
  const isDirect =
    /^\s*(?:\(?\s*|(?:in|for|during|over|since|this|the|past|last|within|of|on|from|across|through|\w+ly)\s+)*$/i.test(
      gap,
    );
  if (leadsOwn && !isDirect) return Number.POSITIVE_INFINITY;
  return isDirect
    ? 0.3
    : wordCount(gap) * 0.7 +
        1 +
        between * 6 +
        (/[;]|\bwhile\b|\bwhereas\b|\bbut\b/.test(gap) ? 6 : 0) +
        (/,/.test(gap) ? 1.5 : 0);
}

const risesBefore =
  /^(?:up|rose|rise|rises|rising|risen|gained|gain|gains|gaining|climbed|climb|climbs|climbing|jumped|jump|jumps|advanced|advance|added|adds|increased|increase|increases|grew|grow|grows|growth|growing|higher|soared|surged|surge|rallied|rally|improved|expanded|outperformed|outperforming|beat|beats|topped|lead|leads|led|profit|ahead|above|returned|plus|stieg|steigt|gestiegen|gewann|gewinnt|zugelegt|zulegte|hausse|gagne|gagné|progresse|grimpe|grimpé|subió|sube|ganó|sale|salito|guadagna|guadagnato|subiu|ganhou)$/iu;
const fallsBefore =
  /^(?:down|fell|fall|falls|falling|fallen|lost|lose|loses|losing|loss|losses|dropped|drop|drops|dropping|declined|decline|declines|slid|slide|slides|slipped|slips|sank|sinks|tumbled|plunged|decreased|decrease|shrank|shed|sheds|lower|underperformed|underperforming|trail|trailed|trails|trailing|lag|lags|lagged|lagging|missed|misses|miss|behind|below|retreated|eased|minus|negative|contracted|weakened|fiel|fällt|gefallen|verlor|verliert|verloren|sank|sinkt|gesunken|minus|baisse|recule|reculé|perd|perdu|chute|chuté|cayó|cae|bajó|baja|perdió|scende|sceso|perde|perso|caiu|cai|perdeu)$/iu;
const risesAfter =
  /^(?:higher|above|gain|rise|increase|advance|jump|up|growth|more|premium|upside|profit|ahead|outperformance|surge|rally|gains|beat)$/i;
const fallsAfter =
  /^(?:lower|below|loss|decline|drop|fall|decrease|down|less|discount|downside|behind|slide|underperformance|losses|plunge|slump|miss|drawdown|short)$/i;

const hedges = /^(?:about|around|roughly|nearly|almost|approximately|just|over|under|above|below)$/i;
/** What may stand between a movement and its number. */
const between =
  /^(?:by|about|around|roughly|nearly|almost|approximately|another|some|an?|the|of|just|more|over|under|further|slightly|sharply|modestly|total|as|much|only|is|was|has|have|been|revenue|sales|profit|earnings|eps|it|your|holdings|shares|value|price|today|unrealised|unrealized|realised|realized|net|daily|weekly|monthly)$/i;

/** Which way the words right around a number say it went. */
function directionOf(scope: Scope, figure: WrittenFigure): -1 | 0 | 1 {
  const { text, segment, figures } = scope;
  const run = runOf(scope, figure);
  const first = run?.first ?? figure;
  const at = figures.indexOf(first);
  const from = Math.max(segment.start, figures[at - 1]?.end ?? segment.start);
  const gap = text.slice(from, first.start);
  if (/[▲△↑⬆]\s*$/u.test(gap)) return 1;
  if (/[▼▽↓⬇]\s*$/u.test(gap)) return -1;
  // "lost $1,234.50 (5.1 %)" goes the same way.
  const previous = figures[at - 1];
  if (
    previous !== undefined &&
    /^\s*\(\s*$/.test(text.slice(previous.end, first.start)) &&
    previous.unit !== first.unit
  ) {
    const told = previous.sign === 0 ? directionOf(scope, previous) : previous.sign;
    if (told !== 0 && !isLevelAt(scope, previous)) return told;
  }
  const clause = gap.slice(Math.max(...[";", ":", "(", ",", "|"].map((mark) => gap.lastIndexOf(mark))) + 1);
  const words = (clause.match(/[\p{L}]+/gu) ?? []).slice(-6).reverse();
  const [nearest = ""] = words;
  const isLevel =
    /^(?:to|at|from|near|than)$/i.test(nearest) || (hedges.test(nearest) && /^(?:to|at|from)$/i.test(words[1] ?? ""));
  let before: string | undefined;
  for (const [place, word] of (isLevel ? [] : words).entries()) {
    if (risesBefore.test(word) || fallsBefore.test(word)) {
      // "makes up 18 %" goes nowhere.
      if (!/^(?:make|makes|made|making|add|adds|adding|sum)$/i.test(words[place + 1] ?? "")) before = word;
      break;
    }
    // "beat the estimate by 12 %" reaches far, "below its high of 212" does not.
    if (!/^by$/i.test(nearest) && !between.test(word)) break;
  }
  const isBounded =
    before !== undefined && /^(?:above|below)$/i.test(before) && before === nearest && figure.unit === "money";
  if (before !== undefined && !isBounded) return risesBefore.test(before) ? 1 : -1;
  const next = figures[figures.indexOf(figure) + 1];
  const until = Math.min(segment.end, next?.start ?? segment.end, figure.end + 32);
  // "$178.84 up 3.4 %": the word belongs to the next number.
  const behind = text
    .slice(figure.end, until)
    .replace(next !== undefined && until === next.start ? /\b\w+\s*(?:by\s*)?$/ : /$^/, "");
  const afterWords = behind.split(/[,;.:()|]/)[0]?.match(/[\p{L}]+/gu) ?? [];
  const after = afterWords.slice(0, 1).find((word) => risesAfter.test(word) || fallsAfter.test(word));
  // "3.4 % less than": of a difference; "$170 below": no movement of the level itself.
  return after === undefined ? 0 : risesAfter.test(after) ? 1 : -1;
}

function movesIn(sentence: string): readonly (-1 | 1)[] {
  const words = sentence.match(/[\p{L}]+/gu) ?? [];
  return [
    ...(words.some((word) => risesBefore.test(word)) ? [1 as const] : []),
    ...(words.some((word) => fallsBefore.test(word)) ? [-1 as const] : []),
  ];
}

function besideOf(
  scope: Scope,
  own: readonly MeasureMention[],
  named: readonly MeasureMention[],
  heads: readonly MeasureMention[],
): ReadonlySet<string> {
  const beside = new Set<string>();
  for (const { measure } of [...named, ...heads]) for (const qualifier of measure.qualifiers) beside.add(qualifier);
  for (const owner of own)
    for (const mention of scope.measures)
      if (
        mention !== owner &&
        mention.measure.bases.size === 0 &&
        Math.min(Math.abs(mention.to - owner.from), Math.abs(owner.to - mention.from)) <= 1
      )
        for (const qualifier of mention.measure.qualifiers) beside.add(qualifier);
  return beside;
}

function parametersNear(text: string, named: readonly MeasureMention[], segment: Segment): readonly number[] {
  const parameters: number[] = [];
  for (const { start, end } of named) {
    const before = text.slice(Math.max(segment.start - 200, start - 18, 0), start);
    const after = text.slice(end, end + 16);
    const ahead =
      /(\d{1,3})[- ](?:day|week|month|period|bar|d)s?[- ](?:\w+[- ])?$/i.exec(before) ?? /(\d{1,3})[- ]$/.exec(before);
    const behind =
      /^\s?\(\s*(\d{1,3})(?:\s*[,;/]\s*\d+)*\s*\)/.exec(after) ?? /^[\s-](\d{1,3})\b(?![.,]\d|\s?%)/.exec(after);
    const inside = /\b(\d{1,3})\b/.exec(text.slice(start, end));
    for (const match of [ahead, behind, inside]) if (match !== null) parameters.push(Number(match[1]));
  }
  return parameters;
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

/** The items that begin inside a stretch; items are in order. */
function slice<T extends Stretch>(items: readonly T[], stretch: Stretch): readonly T[] {
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
