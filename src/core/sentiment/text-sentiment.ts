import { financeWords } from "./finance-words.ts";

/** A word or expression that counts, by its position in the text. */
export interface ToneMatch {
  readonly start: number;
  readonly end: number;
  readonly tone: "positive" | "negative";
}

export interface TextScore {
  /** Positive / (positive + negative), 0 to 1. 0.5 for a text without either. */
  readonly score: number;
  readonly positive: number;
  readonly negative: number;
  readonly matches: readonly ToneMatch[];
}

/** Tone of a text about finance, 0 to 1 with 0.5 neutral. Source: product specification, section 9; decision 34. */
export function textSentiment(text: string): number {
  return scoreText(text).score;
}

/** The same with the words behind it. docs/sentiment.md describes how they are read. */
export function scoreText(text: string): TextScore {
  const matches: ToneMatch[] = [];
  for (const sentence of sentences(text)) {
    if (isOpenQuestion(sentence)) continue;
    const units = unitsOf(sentence.tokens);
    muteConcessions(units);
    resolveDirections(units);
    negate(units);
    muteReasons(units);
    for (const { start, end, tone } of units)
      if (tone !== 0) matches.push({ start, end, tone: tone > 0 ? "positive" : "negative" });
  }
  const positive = matches.filter(({ tone }) => tone === "positive").length;
  const negative = matches.length - positive;
  return { score: matches.length === 0 ? 0.5 : positive / matches.length, positive, negative, matches };
}

interface Token {
  readonly start: number;
  readonly end: number;
  /** In lower case, with straight apostrophes. */
  readonly word: string;
  /** The characters before the word, if they end a clause. */
  readonly afterBreak: boolean;
}

interface Sentence {
  readonly tokens: readonly Token[];
  readonly isQuestion: boolean;
}

const tokenPattern = /[\p{L}\p{N}]+(?:['’‘`][\p{L}]+)*/gu;

function sentences(text: string): Sentence[] {
  const found: Sentence[] = [];
  let tokens: Token[] = [];
  let end = 0;
  const finish = (between: string) => {
    if (tokens.length > 0) found.push({ tokens, isQuestion: between.includes("?") });
    tokens = [];
  };
  for (const match of text.matchAll(tokenPattern)) {
    const between = text.slice(end, match.index);
    // A point inside a number or a name doesn't end a clause.
    if (/[.!?]["'”’)]*\s|[\n|]/.test(between)) finish(between);
    const afterBreak = tokens.length === 0 || /[;()"“”\u2013\u2014]|[,:][\s'’]|\s-\s|--/.test(between);
    end = match.index + match[0].length;
    const word = match[0]
      .toLowerCase()
      .replace(/['’‘`]/g, "'")
      .replace(/'s$/, "");
    tokens.push({ start: match.index, end, word, afterBreak });
  }
  finish(text.slice(end));
  return found;
}

const askingWords = new Set(
  "is are was were will would can could should shall does do did has have might may isn't aren't which".split(" "),
);

/** A yes-or-no question claims neither. */
function isOpenQuestion({ tokens, isQuestion }: Sentence): boolean {
  if (!isQuestion) return false;
  return tokens.some(({ word, afterBreak }) => afterBreak && askingWords.has(word));
}

/**
 * The kinds of tokens: an expression, a word of tone, a movement, a thing that moves, a negation, or any other word.
 */
interface Unit {
  readonly start: number;
  readonly end: number;
  readonly base: string;
  readonly word: string;
  readonly afterBreak: boolean;
  movement: { readonly direction: 1 | -1; readonly alone: boolean } | null;
  readonly preference: 1 | -1 | 0;
  readonly isNegation: boolean;
  tone: 1 | -1 | 0;
}

/** "Rate" may be a success rate. Rates and yields are borrowing costs. */
const betterLowPlurals = new Set(["rates", "yields"]);

function unitsOf(tokens: readonly Token[]): Unit[] {
  const bases = tokens.map(({ word }) => financeWords.bases.get(word) ?? word);
  const units: Unit[] = [];
  for (let at = 0; at < tokens.length;) {
    const phrase = phraseAt(tokens, bases, at);
    const length = phrase?.words.length ?? 1;
    const first = tokens[at];
    const last = tokens[at + length - 1];
    if (first === undefined || last === undefined) break;
    const base = bases[at] ?? "";
    const { start, word, afterBreak } = first;
    const place = { start, end: last.end, base, word, afterBreak };
    units.push(
      phrase === null
        ? {
            ...place,
            movement: movementOf(tokens, bases, at),
            preference: betterLowPlurals.has(word) ? -1 : (financeWords.preferences.get(base) ?? 0),
            tone: financeWords.tones.get(base) ?? 0,
            isNegation: isNegation(word, base, tokens[at + 1]?.word),
          }
        : {
            ...place,
            movement: phrase.direction === 0 ? null : { direction: phrase.direction, alone: true },
            preference: phrase.preference,
            tone: phrase.tone,
            isNegation: false,
          },
    );
    at += length;
  }
  return units;
}

function phraseAt(tokens: readonly Token[], bases: readonly string[], at: number) {
  const candidates = financeWords.phrases.get(bases[at] ?? "") ?? [];
  const fits = (words: readonly string[]) =>
    words.every((word, step) => bases[at + step] === word && (step === 0 || tokens[at + step]?.afterBreak === false));
  return candidates.find(({ words }) => fits(words)) ?? null;
}

/** Words that make "up" or "down" after them a movement. Before a number, "up" and "down" always are one. */
const movers = new Set(
  "edge inch tick trade close end finish move sharply pick are is share stock future open start stay drive send push go heat slightly index".split(
    " ",
  ),
);

function movementOf(tokens: readonly Token[], bases: readonly string[], at: number): Unit["movement"] {
  const base = bases[at] ?? "";
  if (base !== "up" && base !== "down") return financeWords.directions.get(base) ?? null;
  const before = (bases[at - 1] ?? "").replace(/(?:es|s|ed|ing)$/, "");
  const isMoved = /^\d/.test(tokens[at + 1]?.word ?? "") || movers.has(before) || movers.has(bases[at - 1] ?? "");
  return isMoved ? { direction: base === "up" ? 1 : -1, alone: true } : null;
}

const negations = new Set(
  "not no never without neither nor lack lacks lacked lacking cannot hardly barely unlikely nothing".split(" "),
);

function isNegation(word: string, base: string, next: string | undefined): boolean {
  return negations.has(word) || word.endsWith("n't") || ((base === "fail" || base === "unable") && next === "to");
}

const concessions = new Set(["despite", "although", "though", "notwithstanding"]);

/** "Shares rise despite a miss": a concession doesn't set the tone. */
function muteConcessions(units: Unit[]): void {
  let isConceded = false;
  units.forEach((unit, at) => {
    if (unit.afterBreak) isConceded = false;
    const next = units[at + 1]?.word ?? "";
    const isEven = unit.word === "even" && ["as", "if", "though"].includes(next);
    if (concessions.has(unit.word) || isEven || (unit.word === "spite" && next === "of")) isConceded = true;
    if (isConceded) units[at] = { ...unit, tone: 0, preference: 0, movement: null, isNegation: false };
  });
}

const reasons = new Set("on amid over after following from".split(" "));
const recoveries = new Set("bounce rebound recover recovery comeback".split(" "));

/** "Oil climbs on supply worries", "bounces back after a slide": the movement counts, not its cause. */
function muteReasons(units: readonly Unit[]): void {
  let movementTone = 0;
  let isReason = false;
  for (const unit of units) {
    if (unit.afterBreak) isReason = false;
    if (unit.afterBreak || unit.word === "but" || unit.word === "and") movementTone = 0;
    if (reasons.has(unit.word) && movementTone !== 0) isReason = true;
    if (isReason && unit.tone === -movementTone) unit.tone = 0;
    if (!isReason && unit.tone !== 0 && (unit.movement !== null || recoveries.has(unit.base))) movementTone = unit.tone;
  }
}

const conjunctions = new Set(
  "as after amid but while and because since when which despite though although following before until or".split(" "),
);
const prepositions = new Set("on in for from at by to with over into against under per through during than".split(" "));
/** A comparison with "than expected" involves no thing that moves. */
const comparisons = new Set(
  "expect feared forecast anticipate estimate think predict project hope consensus expectation".split(" "),
);
const backwardReach = 6;
const forwardReach = 4;

/**
 * Gives each movement its tone by the thing that moves: profit falls, costs fall. That thing then has no tone of its
 * own.
 */
function resolveDirections(units: Unit[]): void {
  for (let at = 0; at < units.length; at++) {
    const unit = units[at];
    if (unit?.movement == null) continue;
    const { direction, alone } = unit.movement;
    const moved = thingsAfter(units, at, false) ?? thingsBefore(units, at) ?? thingsAfter(units, at, true);
    if (moved === null) {
      if (alone) unit.tone = direction;
      continue;
    }
    const preference = moved.some((thing) => preferenceOf(thing) < 0) ? -1 : 1;
    for (const thing of moved) {
      thing.tone = 0;
      thing.movement = null;
    }
    unit.tone = direction === preference ? 1 : -1;
  }
}

function preferenceOf(unit: Unit): number {
  return unit.preference === 0 ? (unit.movement?.direction ?? 0) : unit.preference;
}

/** The group of things right after a movement: "cuts | operating costs", and with `within` "drop in | unemployment". */
function thingsAfter(units: readonly Unit[], at: number, within: boolean): Unit[] | null {
  for (let next = at + 1; next <= at + forwardReach; next++) {
    const unit = units[next];
    if (unit === undefined || unit.afterBreak || conjunctions.has(unit.word)) return null;
    if (unit.word === "than" && comparisons.has(units[next + 1]?.base ?? "")) {
      next++;
      continue;
    }
    const isPartOfGroup = within && next === at + 1 && (unit.word === "in" || unit.word === "of");
    if (prepositions.has(unit.word) && !isPartOfGroup) return null;
    if (isThing(unit, units[at])) return group(units, next, 1, units[at]);
    if (unit.movement !== null && unit.movement.alone) return null;
  }
  return null;
}

/** The nearest group of things before a movement: "jobless claims | fall". */
function thingsBefore(units: readonly Unit[], at: number): Unit[] | null {
  if (units[at]?.afterBreak === true) return null;
  const direction = units[at]?.movement?.direction;
  for (let before = at - 1; before >= Math.max(0, at - backwardReach); before--) {
    const unit = units[before];
    if (unit === undefined || conjunctions.has(unit.word)) return null;
    if (unit.preference !== 0) return group(units, before, -1, units[at]);
    // "Layoffs fall to a two-year low": the low refers to layoffs.
    if (unit.movement !== null && unit.tone !== 0 && unit.movement.direction !== direction) return null;
    if (unit.afterBreak) return null;
  }
  return null;
}

/** A thing that can move. For "extends" and "pares" a movement is one: extends gains, pares its decline. */
function isThing(unit: Unit, movement: Unit | undefined): boolean {
  return unit.preference !== 0 || (movement?.movement?.alone === false && unit.movement?.alone === true);
}

function group(units: readonly Unit[], from: number, step: 1 | -1, movement: Unit | undefined): Unit[] {
  const found: Unit[] = [];
  for (let at = from; ; at += step) {
    const unit = units[at];
    if (unit === undefined || !isThing(unit, step > 0 ? movement : undefined)) return found;
    if (step > 0 && at > from && unit.afterBreak) return found;
    found.push(unit);
    if (step < 0 && unit.afterBreak) return found;
  }
}

const negationReach = 4;

/**
 * Reverses the first tone after a negation: not profitable, no sign of weakness. "Fails to" is negative on its own if
 * there is none.
 */
function negate(units: readonly Unit[]): void {
  units.forEach((negation, at) => {
    if (!negation.isNegation) return;
    for (let next = at + 1; next <= at + negationReach; next++) {
      const unit = units[next];
      if (unit === undefined || unit.afterBreak || (conjunctions.has(unit.word) && unit.word !== "as")) return;
      if (unit.tone === 0) continue;
      unit.tone = unit.tone > 0 ? -1 : 1;
      negation.tone = 0;
      return;
    }
  });
}
