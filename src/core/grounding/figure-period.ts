import { listBefore, runOf, wordCount, type Scope } from "./figure-scope.ts";
import type { PeriodMention } from "./periods.ts";
import type { WrittenFigure } from "./read-figures.ts";

/** The times that a number is of, as its sentence says; none: it does not say. */
export function periodsOfFigure(scope: Scope, figure: WrittenFigure): readonly PeriodMention[] {
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

/** The days a text names, as times of the numbers around. What is still to come, or comes before or after, is an event. */
export function dayMentions(text: string, figures: readonly WrittenFigure[], today: string): readonly PeriodMention[] {
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
