import type { Evidence } from "./evidence.ts";
import type { FigureContext } from "./figure-context.ts";
import { listBefore, runOf, startingIn, type Scope } from "./figure-scope.ts";
import type { WrittenFigure } from "./read-figures.ts";
import type { SubjectMention } from "./subjects.ts";
import type { Segment } from "./text-shape.ts";

/** Whose number it is. `all` are the mentions of the whole text. */
export function subjectOf(
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
    const inRow = segment.row === null ? [] : startingIn(all, segment.row);
    const inHead = segment.heads[0] === undefined ? [] : startingIn(all, segment.heads[0]);
    const heads = [...startingIn(all, segment.heads[1] ?? { start: 0, end: 0 }), ...inHead].filter(
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
    /[;]|\b(?:while|whereas|but|versus|against|of which|including|namely)\b/.test(
      text.slice(figure.end, following.start),
    ) &&
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
    const over = mergeNames(text, startingIn(all, stretch));
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
    const mentions = mergeNames(text, startingIn(all, back));
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
  // "9.5 % MSFT"
  if (figure.unit === "percent" && figure.sign === 0 && /^\s+$/.test(gap)) return true;
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
