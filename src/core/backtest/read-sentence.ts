import { describeStrategy } from "./describe-strategy.ts";
import { readStrategy } from "./read-strategy.ts";
import { longestName } from "./strategy-limits.ts";
import type { Condition, Strategy } from "./strategy.ts";
import { readSentenceAction } from "./sentence/read-sentence-action.ts";
import type { ActionState, SentenceAction } from "./sentence/sentence-action.ts";
import { plainSentence, sentenceTokens } from "./sentence/sentence-tokens.ts";
import { readSymbols } from "./sentence/read-symbols.ts";
import { strategyOf } from "./sentence/strategy-of.ts";
import { createTokenCursor, isSeparator, type TokenCursor } from "./sentence/token-cursor.ts";

/** What was made of a sentence. */
export interface SentenceReading {
  /** Null: nothing in it makes a rule. */
  readonly strategy: Strategy | null;
  readonly symbols: readonly string[];
  /** What was made of it, part by part, in the words of the rule; what was added says so. */
  readonly understood: readonly string[];
  /** Words that were not used. */
  readonly notUnderstood: readonly string[];
}

const longestSentence = 1000;

/**
 * An English sentence as a rule: "buy when the 20 day average crosses above the 50, stop loss 8%". By patterns, without a model. What it
 * does not know it does not guess: words that were not used are told, and so is what was added.
 */
export function readSentence(
  text: string,
  { symbols = [] }: { readonly symbols?: readonly string[] } = {},
): SentenceReading {
  const sentence = plainSentence(text.slice(0, longestSentence));
  const cursor = createTokenCursor(sentenceTokens(sentence));
  const state: ActionState = {
    knownSymbols: new Set(symbols),
    traded: new Set(),
    left: null,
    right: null,
    isUpward: true,
    isRotation: false,
    isAtStart: true,
    isKept: false,
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
      state.isAtStart = true;
    }
  }
  const unread = cursor.leftOver().map(([first, last]) => sentence.slice(first.start, last.end));
  const nothing = {
    strategy: null,
    symbols: [...state.traded],
    understood: [],
    notUnderstood: [text.slice(0, longestSentence).trim()].filter(Boolean),
  };
  if (actions.length === 0) return nothing;
  const isEntryUnread = /\b(?:buy|enter|long|short|purchase)\b/i.test(unread.join(" "));
  const isEntryRead = actions.some(({ kind }) => kind === "entry");
  const named = operandSymbols(actions);
  if (state.traded.size === 0 && named.size === 1) for (const symbol of named) state.traded.add(symbol);
  const made = strategyOf(
    actions.map((action) => ofTraded(action, state.traded)),
    state,
  );
  // A way in that was told but not understood must not be replaced by one that was added.
  if (made === null || (made.strategy.kind === "rules" && isEntryUnread && !isEntryRead)) return nothing;
  const whole = { ...made.strategy, name: nameOf(made.strategy) };
  const read = readStrategy(whole);
  return read.ok
    ? {
        strategy: read.strategy,
        symbols: [...state.traded],
        understood: made.understood,
        notUnderstood: [...made.unused, ...unread],
      }
    : { ...nothing, notUnderstood: read.problems.map(({ words }) => words) };
}

/** "NVDA: buy when …", "on NVDA and SPY, …": what the rule is for stands before it. */
function readHeading(cursor: TokenCursor, state: ActionState): void {
  const symbols = cursor.attempt(() => {
    cursor.take("of", "on", "for", "with");
    const named = readSymbols(cursor, state.knownSymbols);
    const next = cursor.peek();
    return named.length > 0 && (next === undefined || headingEnds.includes(next.word)) ? named : null;
  });
  for (const symbol of symbols ?? []) state.traded.add(symbol);
}

/** "never sell": without more behind it, that is a rule to keep what was bought. */
function readKeeping(cursor: TokenCursor, state: ActionState): boolean {
  const isRead = cursor.attempt(() => {
    if (!cursor.take("never|not sell|exit")) return null;
    const next = cursor.peek();
    return next === undefined || isSeparator(next) ? true : null;
  });
  if (isRead) state.isKept = true;
  return isRead === true;
}

/** What may follow the names a rule is for. */
const headingEnds = [",", ":", ";", "buy", "sell", "short", "hold", "when", "if"];

/** Symbols that conditions speak of: "buy when NVDA closes above 100" trades NVDA. */
function operandSymbols(actions: readonly SentenceAction[]): ReadonlySet<string> {
  const symbols = new Set<string>();
  const conditions = actions.flatMap((action) => ("condition" in action ? [action.condition] : []));
  JSON.stringify(conditions, (key, value: unknown) => {
    if (key === "symbol" && typeof value === "string") symbols.add(value);
    return value;
  });
  return symbols;
}

/** Operands that name the only instrument which is traded mean it anyway. */
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

/** Leaves a token behind. What is denied is left whole: "never sell when RSI is above 70" must not become a rule to sell. */
function skipUnread(cursor: TokenCursor, state: ActionState): void {
  const token = cursor.peek()!;
  cursor.skip();
  if (isSeparator(token)) {
    if ([",", ";", ".", "!"].includes(token.word)) state.isAtStart = true;
    return;
  }
  state.isAtStart = false;
  if (negations.includes(token.word)) while (!cursor.isAtEnd() && !cursor.sees(",|;|.|but")) cursor.skip();
}

function nameOf(strategy: Strategy): string {
  const [words = ""] = describeStrategy(strategy).split(/; |\. |\.$/);
  return words.length <= longestName ? words : `${words.slice(0, longestName - 1).trimEnd()}…`;
}
