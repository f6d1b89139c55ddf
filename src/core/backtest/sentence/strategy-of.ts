import { describeOperand } from "../describe-operand.ts";
import { describeCondition, describeStrategy } from "../describe-strategy.ts";
import type {
  Condition,
  HoldStrategy,
  Period,
  Protection,
  RotationStrategy,
  SideRules,
  Sizing,
  Strategy,
} from "../strategy.ts";
import { mirroredCondition } from "./mirrored-condition.ts";
import type { ActionState, SentenceAction } from "./sentence-action.ts";

interface Made {
  readonly strategy: Strategy;
  readonly understood: readonly string[];
  readonly unused: readonly string[];
}

/** Builds a strategy from all actions of a sentence. Null if they don't form one. */
export function strategyOf(actions: readonly SentenceAction[], state: ActionState): Made | null {
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
  const conflicts: string[] = [];
  const long = sideOf(of, "long", protection, state.isKept, notes, conflicts);
  const short = sideOf(of, "short", protection, state.isKept, notes, conflicts);
  if (long === null && short === null && of("protection").length === 0) return null;
  const always: SideRules = { entry: { kind: "always" }, exit: null };
  if (long === null && short === null)
    notes.push({
      sentence: "Buy at once.",
      words: "Buy at once, and again after each exit (added: no entry rule).",
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
    unused: [...conflicts, ...unusedOf(actions, ["entry", "exit", "veto", "protection", "sizing", "hold"])],
  };
}

/**
 * The rules of one side. Any of several entries or exits is sufficient. A missing one is the opposite of the other,
 * with a note.
 */
function sideOf(
  of: Of,
  side: "long" | "short",
  protection: Protection,
  isKept: boolean,
  notes: Note[],
  conflicts: string[],
): SideRules | null {
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
  const isBought = given.entry === null && side === "long" && of("hold").length > 0;
  if (isBought) conflicts.push(`${actionWords.hold} without a condition, next to an exit rule`);
  const entry = given.entry ?? mirroredCondition(given.exit!);
  if (entry === null) {
    conflicts.push("an exit rule without an entry rule");
    return null;
  }
  if (given.entry === null) notes.push(addedNote(side === "long" ? "Buy" : "Short", entry, "the exit"));
  const hasOtherSideEntry = of("entry").some((action) => !on(action));
  const exit = given.exit ?? (hasOtherExit || hasOtherSideEntry || isKept ? null : mirroredCondition(entry));
  if (given.exit === null && exit !== null)
    notes.push(addedNote(side === "long" ? "Sell" : "Cover", exit, "the entry"));
  if (exit === null && !hasOtherExit && !hasOtherSideEntry)
    notes.push({ sentence: null, words: "No exit rule: the position is kept to the end." });
  const whole = [entry, ...vetoes.map((condition): Condition => ({ kind: "not", condition }))];
  return { entry: whole.length === 1 ? entry : { kind: "all", conditions: whole }, exit };
}

/** A sentence that replaces one of the rule's, or follows all of them. */
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
  entry: "an entry rule, next to a fixed holding",
  exit: "an exit rule, next to a fixed holding",
  veto: "a rule against entering",
  protection: "a stop, a target or a time limit",
  sizing: "the size of positions",
  saving: "regular saving, next to rules",
  hold: "a purchase",
  rebalance: "rebalancing, next to rules",
  rotation: "a rotation",
  filter: "a filter",
  shelter: "an alternative holding",
  weighting: "weights",
};

const onlyOnce = ["sizing", "saving", "rebalance", "rotation", "shelter", "weighting"] as const;

/** Properties stated twice with different values, of which one would be ignored. */
function contradictions(actions: readonly SentenceAction[]): readonly string[] {
  const differ = (values: readonly unknown[]) => new Set(values.map((value) => JSON.stringify(value))).size > 1;
  const twice = onlyOnce.filter((kind) => differ(actions.filter((action) => action.kind === kind)));
  const protections = actions.flatMap((action) => (action.kind === "protection" ? [action.protection] : []));
  const limits = (Object.keys(noProtection) as (keyof Protection)[]).filter((key) =>
    differ(protections.flatMap((protection) => protection[key] ?? [])),
  );
  const instruments = actions.flatMap((action) =>
    (action.kind === "entry" || action.kind === "exit") && action.symbols.length > 0
      ? [action.symbols.toSorted().join(", ")]
      : [],
  );
  return [
    ...twice.map((kind) => `two of: ${actionWords[kind]}`),
    ...(limits.length > 0 ? [`two of: ${actionWords.protection}`] : []),
    ...(new Set(instruments).size > 1 ? [`different rules for ${[...new Set(instruments)].join(" and ")}`] : []),
  ];
}

/** Parts that were read but don't apply to this kind of strategy. */
function unusedOf(actions: readonly SentenceAction[], used: readonly SentenceAction["kind"][]): readonly string[] {
  const unplaced = actions
    .filter((action) => !used.includes(action.kind) && !(action.kind === "shelter" && action.symbol === null))
    .map(({ kind }) => actionWords[kind]);
  return [...contradictions(actions), ...unplaced];
}
