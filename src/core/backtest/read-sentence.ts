import { describeStrategy } from "./describe-strategy.ts";
import { readStrategy } from "./read-strategy.ts";
import { maxNameCharacters } from "./strategy-limits.ts";
import type { Condition, Strategy } from "./strategy.ts";
import { alternativeReadings } from "./sentence/alternative-readings.ts";
import { germanSentence, valuesOf } from "./sentence/german-sentence.ts";
import { readSentenceAction } from "./sentence/read-sentence-action.ts";
import type { ActionState, SentenceAction } from "./sentence/sentence-action.ts";
import { plainSentence, sentenceTokens } from "./sentence/sentence-tokens.ts";
import { isIndexSymbol, maybeSymbol, readSymbols } from "./sentence/read-symbols.ts";
import { strategyOf } from "./sentence/strategy-of.ts";
import { createTokenCursor, isSeparator, type TokenCursor } from "./sentence/token-cursor.ts";

/** The rule a sentence describes, or possible interpretations. */
export interface SentenceReading {
  /** Null unless every part of the sentence was understood, because an incomplete rule must not run. */
  readonly strategy: Strategy | null;
  /** The instruments the sentence trades. */
  readonly symbols: readonly string[];
  /** Instruments that conditions refer to but don't trade. */
  readonly watched: readonly string[];
  /** Capitalised words that are symbols if a directory lists them. */
  readonly maybeSymbols: readonly string[];
  /** The parts of the sentence in rule wording. Added parts are marked as such. */
  readonly understood: readonly string[];
  /** Parts that weren't understood, and parts that contradict each other. */
  readonly notUnderstood: readonly string[];
  /** Complete rules to choose from, if `strategy` is null. */
  readonly nearest: readonly NearestReading[];
}

/** A complete rule close to a sentence, with every difference. */
export interface NearestReading {
  readonly strategy: Strategy;
  readonly symbols: readonly string[];
  readonly understood: readonly string[];
  /** Sentences such as "Leaves out “strong”.". Never empty. */
  readonly changes: readonly string[];
}

interface Attempt {
  readonly strategy: Strategy | null;
  readonly symbols: readonly string[];
  readonly watched: readonly string[];
  readonly maybeSymbols: readonly string[];
  readonly understood: readonly string[];
  readonly left: readonly string[];
}

interface Reading {
  readonly symbols: readonly string[];
  /** False: a rule without an exit gets none. */
  readonly addsExit: boolean;
}

const maxSentenceCharacters = 1000;
const maxNearest = 4;
/** The words that a choice leaves out or reads as others. */
const replacedPart = /(?<! as )“([^”]*)”/gu;
const exitWords = /\b(?:sell|exit|close|cover|stop|stops|target|profit|trail|trailing|loss|until|out|leave)\b/i;

/**
 * Reads an English or German sentence as a rule, by patterns and without a model: "buy when the 20 day average crosses
 * above the 50, stop loss 8%", "kaufe, wenn der RSI unter 30 fällt". Every word that may carry meaning must be
 * understood. Otherwise `strategy` is null, and `nearest` holds rules to choose from.
 */
export function readSentence(
  given: string,
  { symbols = [] }: { readonly symbols?: readonly string[] } = {},
): SentenceReading {
  const german = given.length > maxSentenceCharacters ? null : germanSentence(given);
  if (german === null) return readEnglish(given, symbols);
  const [ambiguous] = german.ambiguousNumbers;
  if (ambiguous === undefined) return inWrittenWords(readEnglish(german.english, symbols), german.english, given);
  const nearest = valuesOf(ambiguous).flatMap((value): readonly NearestReading[] => {
    const { strategy, symbols: traded, understood } = readSentence(given.replace(ambiguous, value), { symbols });
    return strategy === null
      ? []
      : [{ strategy, symbols: traded, understood, changes: [`Reads “${ambiguous}” as “${value}”.`] }];
  });
  return { ...readEnglish("", symbols), notUnderstood: german.ambiguousNumbers, nearest };
}

/** The reading of a translated sentence, quoting only what the user wrote: each unread part, or else the sentence. */
function inWrittenWords(reading: SentenceReading, english: string, given: string): SentenceReading {
  const lowerCase = given.toLowerCase();
  const translated = plainSentence(english);
  /** Null for a part that mixes both languages. */
  const written = (part: string): string | null => {
    const start = lowerCase.length === given.length ? lowerCase.indexOf(part.toLowerCase()) : -1;
    return start < 0 ? null : given.slice(start, start + part.length);
  };
  const isQuote = (part: string): boolean => translated.includes(part);
  const notUnderstood = reading.notUnderstood.every((part) => !isQuote(part) || written(part) !== null)
    ? reading.notUnderstood.map((part) => (isQuote(part) ? (written(part) ?? part) : part))
    : [...reading.notUnderstood.filter((part) => !isQuote(part)), given.trim()];
  const nearest = reading.nearest.flatMap((near): readonly NearestReading[] => {
    const parts = near.changes.flatMap((words) => [...words.matchAll(replacedPart)].map(([, part = ""]) => part));
    if (parts.some((part) => written(part) === null)) return [];
    const changes = near.changes.map((words) =>
      words.replaceAll(replacedPart, (_, part: string) => `“${written(part) ?? part}”`),
    );
    return [{ ...near, changes }];
  });
  return { ...reading, notUnderstood, nearest };
}

function readEnglish(text: string, symbols: readonly string[]): SentenceReading {
  const whole = attemptAt(text, { symbols, addsExit: true });
  const { watched, maybeSymbols } = whole;
  const isInstrumentOpen =
    whole.symbols.length === 0 && watched.some((symbol) => !isIndexSymbol(symbol) && !symbols.includes(symbol));
  const isRead = whole.strategy !== null && whole.left.length === 0 && !isInstrumentOpen;
  if (isRead)
    return {
      strategy: whole.strategy,
      symbols: whole.symbols,
      watched,
      maybeSymbols,
      understood: [...whole.understood, ...watchedNote(whole)],
      notUnderstood: [],
      nearest: [],
    };
  const trimmed = text.trim();
  const notUnderstood =
    whole.left.length > 0
      ? whole.left
      : isInstrumentOpen
        ? [`the instrument to trade: ${watched.join(", ")} or another one`]
        : [trimmed].filter(Boolean);
  return {
    strategy: null,
    symbols: whole.symbols,
    watched,
    maybeSymbols,
    understood: [],
    notUnderstood,
    nearest: nearestOf(text, whole, { symbols, isInstrumentOpen }),
  };
}

function nearestOf(
  text: string,
  whole: Attempt,
  { symbols, isInstrumentOpen }: { readonly symbols: readonly string[]; readonly isInstrumentOpen: boolean },
): readonly NearestReading[] {
  const found: NearestReading[] = [];
  const offer = (attempt: Attempt, changes: readonly string[], traded: readonly string[] = attempt.symbols): void => {
    const { strategy, understood } = attempt;
    const key = JSON.stringify([strategy, traded]);
    if (strategy === null || found.some((one) => JSON.stringify([one.strategy, one.symbols]) === key)) return;
    found.push({ strategy, symbols: traded, understood, changes });
  };
  for (const { changed, words } of alternativeReadings(text, whole.maybeSymbols)) {
    const attempt = attemptAt(changed, { symbols, addsExit: true });
    if (attempt.left.length === 0) offer(attempt, [words]);
  }
  if (isInstrumentOpen && whole.left.length === 0) {
    for (const symbol of whole.watched.filter((one) => !isIndexSymbol(one)))
      offer(attemptAt(`${symbol}: ${text}`, { symbols: [...symbols, symbol], addsExit: true }), [`Trades ${symbol}.`]);
    offer(whole, [`Trades the selected instruments and uses ${whole.watched.join(", ")} only as a condition.`]);
  }
  if (whole.left.length > 0) {
    const leavesOut = `Leaves out ${whole.left.map((part) => `“${part}”`).join(", ")}.`;
    // A stated exit must not be replaced without asking.
    if (exitWords.test(whole.left.join(" "))) {
      const kept = attemptAt(text, { symbols, addsExit: false });
      offer(kept, [leavesOut, ...(isSame(kept, whole) ? [] : ["Adds no exit rule."])]);
      if (!isSame(kept, whole)) offer(whole, [leavesOut, "Exits on the opposite of the entry condition."]);
    } else offer(whole, [leavesOut]);
  }
  return found.slice(0, maxNearest);
}

function isSame(one: Attempt, other: Attempt): boolean {
  return JSON.stringify(one.strategy) === JSON.stringify(other.strategy);
}

function watchedNote({ symbols, watched }: Attempt): readonly string[] {
  return symbols.length > 0 || watched.length === 0
    ? []
    : [`${watched.join(", ")} is only used as a condition. The rule trades the selected instruments.`];
}

/** One pass over a sentence, with all unread parts. */
function attemptAt(text: string, { symbols, addsExit }: Reading): Attempt {
  const sentence = plainSentence(text.slice(0, maxSentenceCharacters));
  const tokens = sentenceTokens(sentence);
  const cursor = createTokenCursor(tokens);
  const state: ActionState = {
    knownSymbols: new Set(symbols),
    traded: new Set(),
    left: null,
    right: null,
    isUpward: true,
    isRotation: false,
    isAtStart: true,
    isKept: !addsExit,
    leadsOn: false,
    lastExitSide: null,
    signal: null,
    besides: [],
  };
  readHeading(cursor, state);
  const actions: SentenceAction[] = [];
  while (!cursor.isAtEnd()) {
    if (readKeeping(cursor, state)) continue;
    const action = readSentenceAction(cursor, state);
    if (action === null) skipUnread(cursor, state);
    else {
      actions.push(...state.besides.splice(0), action);
      state.isAtStart = state.leadsOn;
      state.leadsOn = false;
      state.lastExitSide = exitSide(action);
    }
  }
  const unread = [
    ...cursor.leftOver().map(([first, last]) => sentence.slice(first.start, last.end)),
    ...[text.slice(maxSentenceCharacters).trim()].filter(Boolean),
  ];
  const traded = [...state.traded];
  const indices = traded.filter(isIndexSymbol).map((symbol) => `${symbol} is an index, which can't be traded`);
  const watched = [...operandSymbols(actions)].filter((symbol) => !state.traded.has(symbol));
  const maybeSymbols = [...new Set(tokens.flatMap((token) => maybeSymbol(token) ?? []))].filter((symbol) =>
    unread.some((part) => part.includes(symbol)),
  );
  const nothing = { strategy: null, symbols: traded, watched, maybeSymbols, understood: [] };
  const isEntryUnread = /\b(?:buy|enter|long|short|purchase)\b/i.test(unread.join(" "));
  const isEntryRead = actions.some(({ kind }) => kind === "entry");
  const made =
    actions.length === 0
      ? null
      : strategyOf(
          actions.map((action) => ofTraded(action, state.traded)),
          state,
        );
  if (made === null) return { ...nothing, left: [...indices, ...unread] };
  const left = [...indices, ...made.unused, ...unread];
  // A stated entry that wasn't understood must not be replaced by an added one.
  if (made.strategy.kind === "rules" && isEntryUnread && !isEntryRead) return { ...nothing, left };
  const read = readStrategy({ ...made.strategy, name: nameOf(made.strategy) });
  return read.ok
    ? { ...nothing, strategy: read.strategy, understood: made.understood, left }
    : { ...nothing, left: [...read.problems.map(({ words }) => words), ...left] };
}

function exitSide(action: SentenceAction): "long" | "short" | null {
  if (action.kind === "protection") return "long";
  return action.kind === "exit" ? action.side : null;
}

/** "NVDA: buy when …", "on NVDA and SPY, …": the rule's instruments precede it. */
function readHeading(cursor: TokenCursor, state: ActionState): void {
  const symbols = cursor.attempt(() => {
    cursor.take("of", "on", "for", "with");
    const named = readSymbols(cursor, state.knownSymbols);
    const next = cursor.peek();
    return named.length > 0 && (next === undefined || headingEnds.includes(next.word)) ? named : null;
  });
  for (const symbol of symbols ?? []) state.traded.add(symbol);
}

/** "never sell": without anything after it, this means to keep the position. */
function readKeeping(cursor: TokenCursor, state: ActionState): boolean {
  const isRead = cursor.attempt(() => {
    if (!cursor.take("never|not sell|exit")) return null;
    const next = cursor.peek();
    return next === undefined || isSeparator(next) ? true : null;
  });
  if (isRead) state.isKept = true;
  return isRead === true;
}

/** Words that may follow the instruments of a rule. */
const headingEnds = [",", ";", "buy", "sell", "short", "hold", "when", "if"];

/** The instruments named in conditions. */
function operandSymbols(actions: readonly SentenceAction[]): ReadonlySet<string> {
  const symbols = new Set<string>();
  const conditions = actions.flatMap((action) => ("condition" in action ? [action.condition] : []));
  JSON.stringify(conditions, (key, value: unknown) => {
    if (key === "symbol" && typeof value === "string") symbols.add(value);
    return value;
  });
  return symbols;
}

/** Operands that name the only traded instrument refer to it anyway. */
function ofTraded(action: SentenceAction, traded: ReadonlySet<string>): SentenceAction {
  if (traded.size !== 1 || !("condition" in action)) return action;
  const condition = JSON.parse(JSON.stringify(action.condition), (key, value: unknown) =>
    key === "symbol" && typeof value === "string" && traded.has(value) ? null : value,
  ) as Condition;
  return { ...action, condition };
}

const negations = [
  "not",
  "never",
  "without",
  "no",
  "avoid",
  "instead",
  "except",
  "unless",
  "neither",
  "risk",
  "risking",
];

/**
 * Leaves a token unread. Negated parts are left completely: "never sell when RSI is above 70" must not become a rule to
 * sell.
 */
function skipUnread(cursor: TokenCursor, state: ActionState): void {
  const token = cursor.peek()!;
  cursor.skip();
  if (isSeparator(token)) {
    if ([",", ";", ".", "!"].includes(token.word)) state.isAtStart = true;
    return;
  }
  state.isAtStart = false;
  state.lastExitSide = null;
  if (negations.includes(token.word)) while (!cursor.isAtEnd() && !cursor.sees(",|;|.|but")) cursor.skip();
}

function nameOf(strategy: Strategy): string {
  const [words = ""] = describeStrategy(strategy).split(/; |\. |\.$/);
  return words.length <= maxNameCharacters ? words : `${words.slice(0, maxNameCharacters - 1).trimEnd()}…`;
}
