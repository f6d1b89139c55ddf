import type { Evidence, Fact, GroundedFigure } from "#core/grounding/evidence.ts";
import type { Issue } from "#core/newsletter/issue.ts";
import { type Mention, mentionsIn } from "./sentence-mentions.ts";

/** A sentence with the figures in it, at their places in it. */
export interface GroundedSentence {
  readonly text: string;
  readonly figures: readonly GroundedFigure[];
}

/**
 * Whether a sentence about an issue must not be told: beyond numbers that are not the issue's, it lures away, has an amount in words
 * that nothing was held against, gives the whole portfolio the figure of a part, or turns a direction around.
 */
export function isFaulty(sentence: GroundedSentence, issue: Issue, evidence: Evidence): boolean {
  const about = { ...sentence, issue, evidence, mentions: mentionsIn(sentence.text, issue, evidence) };
  return (
    // What a headline says is the headline's: it may be named, but moves nothing here.
    sentence.figures.some(({ state }) => state !== "data" && state !== "computed") ||
    isLure(about) ||
    hasLooseAmount(about) ||
    givesPartToWhole(about) ||
    turnsDirection(about) ||
    turnsComparison(about)
  );
}

interface About extends GroundedSentence {
  readonly issue: Issue;
  readonly evidence: Evidence;
  readonly mentions: readonly Mention[];
}

const domain = /[\p{L}\p{N}_-]+(?:[.。．｡][\p{L}\p{N}_-]+)*[.。．｡]\p{L}{2,}/gu;
const spelledAddress =
  /@|＠|\[\.\]|\(\.\)|\bdot[- ](?:com|net|org|io|co|app|info)\b|\b\d{1,3}(?:\.\d{1,3}){3}\b|:\/\//iu;
const phone = /\+\s?\d|\(\d{2,}\)\s?\d|\d(?:[ .\-/()\u{A0}\u{2009}\u{2010}-\u{2013}]{0,2}\d){6,}|\b\d-\d{3}-\w/u;
const day = /\b\d{4}-\d{2}-\d{2}\b/g;

/** Something to visit, to write to or to call. Mail programs make links of bare domains, too. */
function isLure({ text, figures, evidence }: About): boolean {
  if (spelledAddress.test(text)) return true;
  const known = evidence.subjects.flatMap(({ symbol, names }) => [symbol, ...names].map((name) => name.toLowerCase()));
  const isKnown = (word: string) => known.some((name) => name === word || name.split(/[\s,]+/).includes(word));
  if ((text.match(domain) ?? []).some((word) => !isKnown(word.toLowerCase()))) return true;
  const told = figures.filter(({ unit }) => unit !== "number" && unit !== "count");
  // Signs of figures are no country codes.
  const rest = told.reduce(
    (left, { start, end }) => left.slice(0, start) + "_".repeat(end - start) + left.slice(end),
    text,
  );
  return phone.test(rest.replaceAll(day, ""));
}

const fractions =
  /\b(?:half|halves|halv(?:ed|es|ing)|(?:an?|one|two|three|four)[- ](?:third|quarter|fifth|sixth|seventh|eighth|ninth|tenth|hundredth)s?|(?:thirds|quarters|fifths|sixths|sevenths|eighths|ninths|tenths) of|tenfold|\w+fold|doubl(?:e|ed|es|ing)|tripl(?:e|ed|es|ing)|trebl(?:e|ed|es|ing)|quadrupl\w+|twice|thrice|(?:single|double|triple)[- ]digits?|dozens?|scores of|couple|tens of|majority)\b/i;
const scales = /(?<![\d.,][\d.,]*\s?)\b(?:hundreds?|thousands?|millions?|billions?|trillions?)\b/i;
const counts =
  /\b(?:zero|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\b/gi;

/** Sizes and counts in words that no figure of the sentence covers. */
function hasLooseAmount({ text, figures }: About): boolean {
  if (fractions.test(text) || scales.test(text)) return true;
  return [...text.matchAll(counts)].some(
    ({ index, 0: word }) => !figures.some(({ start, end }) => start <= index && index + word.length <= end),
  );
}

const total = /\b(?:in (?:all|total)|overall|altogether|all told|together|total|combined)\b/i;

/** A holding's figure, the benchmark's, or a sum of them, told of "you", "your portfolio" or "in all". */
function givesPartToWhole(about: About): boolean {
  const factOf = (id: string | null): Fact | undefined => about.evidence.facts.find((fact) => fact.id === id);
  return about.figures.some((figure) => {
    const fact = factOf(figure.factId);
    if (figure.unit === "date" || (fact !== undefined && fact.subject === null)) return false;
    const actor = actorOf(about, figure.start, figure.end);
    if (fact === undefined) return actor === "whole";
    const symbol = fact.subject?.symbol;
    if (actor === "whole") return true;
    return total.test(about.text) && !about.mentions.some((mention) => mention.symbol === symbol);
  });
}

const rises =
  /\b(?:gain(?:ed|s|ing)?|rose|rises?|risen|rising|climb(?:ed|s|ing)?|grew|grown|grows?|advanc(?:ed|es)|increas(?:ed|es?)|jumped|surged|rallied|profit(?:ed|s)?|earned|made money|(?:was|were|is|are|went|ended|closed|finished) up|up (?:by )?(?=[$€£¥\d]))\b/giu;
const falls =
  /\b(?:los(?:t|e|es|ing|s|ses)|fell|falls?|fallen|falling|dropp?(?:ed|s)?|declin(?:ed|es?)|slid|slipped|sank|tumbled|plunged|decreas(?:ed|es?)|shrank|shed|(?:was|were|is|are|went|ended|closed|finished) down|down (?:by )?(?=[$€£¥\d]))\b/giu;
const negation = /\b(?:not|never|no|without|neither|nor|hardly)\b|n[’']t\b/i;
/** Between whose it is and the word: then that moves, and not the price or the value. */
const otherMeasure =
  /\b(?:weights?|shares? of|dividends?|yields?|payments?|cash|income|costs?|offset\w*|cushion\w*|soften\w*|limit\w*|reduc\w+|despite|against)\b/i;

/** "You gained" in a week that lost, whether or not there is a number beside it. */
function turnsDirection(about: About): boolean {
  const { text } = about;
  const moves = [
    ...[...text.matchAll(rises)].map((match) => ({ match, sign: 1 })),
    ...[...text.matchAll(falls)].map((match) => ({ match, sign: -1 })),
  ];
  return moves.some(({ match: { index, 0: word }, sign }) => {
    const end = index + word.length;
    const actor = actorOf(about, index, end);
    if (actor === null) return false;
    const before = about.mentions.findLast((mention) => mention.end <= index)?.end ?? 0;
    const between = text.slice(before, index);
    if (otherMeasure.test(between)) return false;
    const truth = signOf(about, actor);
    if (truth === null) return false;
    return negation.test(between) || sign !== truth;
  });
}

const better =
  /\b(?:ahead|beat(?:s|en|ing)?|outperform\w*|outpac\w*|outr[au]n|led|leads?|topped|exceeded|better|higher)\b|\b(?:more|above)\b(?= than| the)/giu;
const worse =
  /\b(?:behind|lag(?:s|ged|ging)?|trail(?:s|ed|ing)?|underperform\w*|worse|lower|missed|short of)\b|\b(?:less|below)\b(?= than| the)/giu;

/** "You beat the index" where it was the other way round. */
function turnsComparison(about: About): boolean {
  const { text, issue, mentions } = about;
  const benchmark = issue.result?.benchmark ?? null;
  const difference = benchmark?.difference ?? null;
  if (benchmark === null || difference === null) return false;
  const isDistanceTold = about.figures.some(({ unit }) => unit === "percentage-points");
  const isOfBoth = ["whole", benchmark.symbol].every((each) =>
    mentions.some(({ symbol }) => (symbol ?? "whole") === each),
  );
  if (!isDistanceTold && !isOfBoth) return false;
  const words = [
    ...[...text.matchAll(better)].map(({ index }) => ({ index, sign: 1 })),
    ...[...text.matchAll(worse)].map(({ index }) => ({ index, sign: -1 })),
  ];
  return words.some(({ index, sign }) => {
    const actor = mentions.findLast(({ end }) => end <= index);
    if (actor === undefined) return isDistanceTold;
    if (actor.symbol !== null && actor.symbol !== benchmark.symbol) return false;
    if (negation.test(text.slice(actor.end, index))) return true;
    return (actor.symbol === null ? sign : -sign) !== Math.sign(difference);
  });
}

const linkBefore = /^[^.;:,\d$€£¥]{0,40}\b(?:on|from|in|for|by|of|with|to)\s+(?:the\s+|your\s+)*$/i;

/** Whose a word or number is: what is named last before it, unless "on Apple" or the like follows. Null: nobody is named. */
function actorOf({ text, mentions, issue }: About, start: number, end: number): string | null {
  const before = mentions.findLast((mention) => mention.end <= start);
  const after = mentions.find((mention) => mention.start >= end);
  const isBenchmark = after !== undefined && after.symbol === issue.result?.benchmark?.symbol;
  const gap = after === undefined ? "" : text.slice(end, after.start).replace(/^[\d.,\s$€£¥%()]+/, " ");
  if (after !== undefined && after.symbol !== null && linkBefore.test(gap)) {
    // Nobody gains "on" what they are compared with.
    if (!isBenchmark || /^\s*(?:of|in)\s+(?:the\s+)?$/i.test(gap)) return after.symbol;
  }
  return before === undefined ? null : (before.symbol ?? "whole");
}

/** Which way somebody's value went; null where that is not known. */
function signOf({ issue: { result, movers } }: About, actor: string): number | null {
  const moved = [...(movers?.up ?? []), ...(movers?.down ?? [])].find(({ symbol }) => symbol === actor);
  const value =
    actor === "whole"
      ? (result?.gain ?? result?.returnRatio)
      : actor === result?.benchmark?.symbol
        ? result.benchmark.returnRatio
        : (moved?.gain ?? moved?.ratio);
  return value == null ? null : Math.sign(Number(value));
}
