import { describeCondition, describeStrategy } from "./describe-strategy.ts";
import { describeOperand } from "./describe-operand.ts";
import { readStrategy } from "./read-strategy.ts";
import { longestName } from "./strategy-limits.ts";
import type {
  Condition,
  HoldStrategy,
  Period,
  Protection,
  RotationStrategy,
  SideRules,
  Sizing,
  Strategy,
} from "./strategy.ts";
import { mirroredCondition } from "./sentence/mirrored-condition.ts";
import { readSentenceAction, type ActionState, type SentenceAction } from "./sentence/read-sentence-action.ts";
import { plainSentence, sentenceTokens } from "./sentence/sentence-tokens.ts";
import { createTokenCursor, isSeparator, type TokenCursor } from "./sentence/token-cursor.ts";

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
    signal: null,
    besides: [],
  };
  const actions: SentenceAction[] = [];
  while (!cursor.isAtEnd()) {
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

const negations = ["not", "never", "without", "no", "avoid", "instead", "except", "unless", "neither"];

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

interface Made {
  readonly strategy: Strategy;
  readonly understood: readonly string[];
  readonly unused: readonly string[];
}

function strategyOf(actions: readonly SentenceAction[], state: ActionState): Made | null {
  const of = <Kind extends SentenceAction["kind"]>(kind: Kind) =>
    actions.filter((action): action is Extract<SentenceAction, { kind: Kind }> => action.kind === kind);
  if (of("rotation").length > 0) return rotationOf(of, actions, state);
  const hasRules = actions.some(({ kind }) => kind === "entry" || kind === "exit" || kind === "protection");
  if (hasRules) return rulesOf(of, actions, state);
  return of("hold").length > 0 || of("saving").length > 0 ? holdOf(of, actions, state) : null;
}

type Of = <Kind extends SentenceAction["kind"]>(kind: Kind) => readonly Extract<SentenceAction, { kind: Kind }>[];

const noProtection: Protection = {
  stopLossPercent: null,
  takeProfitPercent: null,
  trailingStopPercent: null,
  maximumBars: null,
};

function rulesOf(of: Of, actions: readonly SentenceAction[], state: ActionState): Made | null {
  const protection = of("protection").reduce<Protection>(
    (all, action) => ({ ...all, ...action.protection }),
    noProtection,
  );
  const notes: Note[] = [];
  const long = sideOf(of, "long", protection, notes);
  const short = sideOf(of, "short", protection, notes);
  if (long === null && short === null && of("protection").length === 0) return null;
  const always: SideRules = { entry: { kind: "always" }, exit: null };
  if (long === null && short === null)
    notes.push({
      sentence: "Buy at once.",
      words: "Buy at once, and again after each exit (added: no rule to enter).",
    });
  const sizing: Sizing = of("sizing").at(-1)?.sizing ?? { kind: "all-in" };
  const strategy: Strategy = {
    kind: "rules",
    name: "Sentence",
    long: long ?? (short === null ? always : null),
    short,
    sizing,
    protection,
  };
  return {
    strategy,
    understood: [
      ...symbolNote(state),
      ...sentencesOf(strategy).map((sentence) => notes.find((note) => note.sentence === sentence)?.words ?? sentence),
      ...notes.filter(({ sentence }) => sentence === null).map(({ words }) => words),
    ],
    unused: unusedOf(actions, ["entry", "exit", "veto", "protection", "sizing", "hold"]),
  };
}

/** The rules of one side. Several ways in, or out, are each enough. What is missing is the opposite of what is there, and said so. */
function sideOf(of: Of, side: "long" | "short", protection: Protection, notes: Note[]): SideRules | null {
  const on = ({ side: other }: { readonly side: "long" | "short" }) => other === side;
  const entries = of("entry")
    .filter(on)
    .map(({ condition }) => condition);
  const exits = of("exit")
    .filter(on)
    .map(({ condition }) => condition);
  const vetoes = of("veto")
    .filter(on)
    .map(({ condition }) => condition);
  const hasOtherExit =
    protection.takeProfitPercent !== null || protection.trailingStopPercent !== null || protection.maximumBars !== null;
  const given = { entry: anyOf(entries), exit: anyOf(exits) };
  if (given.entry === null && given.exit === null) return null;
  const entry = given.entry ?? mirroredCondition(given.exit!);
  if (entry === null) return null;
  if (given.entry === null) notes.push(addedNote(side === "long" ? "Buy" : "Short", entry, "the exit"));
  const isOtherSideTold = of("entry").some((action) => !on(action));
  const exit = given.exit ?? (hasOtherExit || isOtherSideTold ? null : mirroredCondition(entry));
  if (given.exit === null && exit !== null)
    notes.push(addedNote(side === "long" ? "Sell" : "Cover", exit, "the entry"));
  if (exit === null && !hasOtherExit && !isOtherSideTold)
    notes.push({ sentence: null, words: "No rule to exit: the position is kept to the end." });
  const whole = [entry, ...vetoes.map((condition): Condition => ({ kind: "not", condition }))];
  return { entry: whole.length === 1 ? entry : { kind: "all", conditions: whole }, exit };
}

/** What takes the place of a sentence of the rule, or follows them all. */
interface Note {
  readonly sentence: string | null;
  readonly words: string;
}

function addedNote(verb: string, condition: Condition, of: string): Note {
  const sentence = `${verb} when ${describeCondition(condition)}`;
  return { sentence: `${sentence}.`, words: `${sentence} (added: the opposite of ${of}).` };
}

function anyOf(conditions: readonly Condition[]): Condition | null {
  return conditions.length <= 1 ? (conditions[0] ?? null) : { kind: "any", conditions };
}

function holdOf(of: Of, actions: readonly SentenceAction[], state: ActionState): Made {
  const strategy: HoldStrategy = {
    kind: "hold",
    name: "Sentence",
    rebalance: of("rebalance").at(-1)?.every ?? null,
    saving: of("saving").at(-1)?.saving ?? null,
  };
  return {
    strategy,
    understood: [...symbolNote(state), ...sentencesOf(strategy)],
    unused: unusedOf(actions, ["hold", "saving", "rebalance"]),
  };
}

function rotationOf(of: Of, actions: readonly SentenceAction[], state: ActionState): Made {
  const { rank, count, isRankGiven } = of("rotation")[0]!;
  const every: Period | undefined = of("rebalance").at(-1)?.every;
  const filters = of("filter").map(({ condition }) => condition);
  const strategy: RotationStrategy = {
    kind: "rotation",
    name: "Sentence",
    rank,
    count,
    filter: filters.length <= 1 ? (filters[0] ?? null) : { kind: "all", conditions: filters },
    shelter: of("shelter").at(-1)?.symbol ?? null,
    every: every ?? "month",
    weighting: of("weighting").at(-1)?.weighting ?? "equal",
  };
  return {
    strategy,
    understood: [
      ...symbolNote(state),
      ...sentencesOf(strategy),
      ...(isRankGiven ? [] : [`Added: ranked by ${describeOperand(rank)}.`]),
      ...(every === undefined ? ["Added: rebalanced monthly."] : []),
    ],
    unused: unusedOf(actions, ["rotation", "rebalance", "filter", "shelter", "weighting"]),
  };
}

function sentencesOf(strategy: Strategy): readonly string[] {
  return describeStrategy(strategy)
    .split(/(?<=\.) |; /)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .map((part) => (part.endsWith(".") ? part : `${part}.`));
}

function symbolNote({ traded }: ActionState): readonly string[] {
  return traded.size === 0 ? [] : [`Traded: ${[...traded].join(", ")}.`];
}

const actionWords: Readonly<Record<SentenceAction["kind"], string>> = {
  entry: "a rule to enter, beside what is held",
  exit: "a rule to exit, beside what is held",
  veto: "a rule not to enter",
  protection: "a stop or a target, beside what is held",
  sizing: "the size of positions, where everything is held",
  saving: "money paid in, beside rules",
  hold: "buy and hold, beside rules",
  rebalance: "rebalancing, beside rules",
  rotation: "a rotation",
  filter: "a filter",
  shelter: "what to hold otherwise",
  weighting: "weights",
};

/** What was read but has no place in this kind of strategy. */
function unusedOf(actions: readonly SentenceAction[], used: readonly SentenceAction["kind"][]): readonly string[] {
  return actions
    .filter((action) => !used.includes(action.kind) && !(action.kind === "shelter" && action.symbol === null))
    .map(({ kind }) => actionWords[kind]);
}

function nameOf(strategy: Strategy): string {
  const words = describeStrategy(strategy).replace(/\.$/, "");
  return words.length <= longestName ? words : `${words.slice(0, longestName - 1).trimEnd()}…`;
}
