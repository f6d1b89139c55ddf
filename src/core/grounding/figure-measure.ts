import { isLevelAt } from "./figure-direction.ts";
import { listBefore, runOf, wordCount, type MeasureMention, type Scope } from "./figure-scope.ts";
import type { Stretch } from "./leave-out.ts";
import type { Measure } from "./measures.ts";
import type { WrittenFigure } from "./read-figures.ts";
import type { Segment } from "./text-shape.ts";

/** The measure mentions that a number belongs to: the nearest, and those as near. */
export function ownersOf(scope: Scope, figure: WrittenFigure): readonly MeasureMention[] {
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

/** Narrowing words of the owners and right beside them. */
export function besideOf(
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

/** Parameters of an indicator before, in or behind its name. */
export function parametersNear(text: string, named: readonly MeasureMention[], segment: Segment): readonly number[] {
  const parameters: number[] = [];
  for (const { start, end } of named) {
    const before = text.slice(Math.max(segment.start - 200, start - 18, 0), start);
    const after = text.slice(end, end + 16);
    const ahead =
      /(\d{1,3})[- ](?:day|week|month|period|bar|d)s?[- ](?:\w+[- ])?$/i.exec(before) ?? /(\d{1,3})[- ]$/.exec(before);
    const behind =
      /^\s?\(\s*(\d{1,3})(?:\s*[,;/]\s*\d+)*\s*\)/.exec(after) ?? /^[\s-](\d{1,3})\b(?![.,]\d|\s?%)/.exec(after);
    const inside = /(\d{1,3})/.exec(text.slice(start, end));
    for (const match of [ahead, behind, inside]) if (match !== null) parameters.push(Number(match[1]));
  }
  return parameters;
}
