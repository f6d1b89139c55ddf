import { signalRules } from "../words/en/signal-rules.ts";

/** The five steps, from the most bearish to the most bullish. */
export const signalNames = ["Strong Sell", "Sell", "Hold", "Buy", "Strong Buy"] as const;
export type SignalName = (typeof signalNames)[number];

/** The confidence of a signal, from one table for every indicator. */
export type Strength = 85 | 75 | 50;

export interface Signal {
  /** Null is "no signal": the reading it depends on is unknown. */
  readonly signal: SignalName | null;
  readonly strength: Strength | null;
  /** The rule that applied. */
  readonly rule: RuleId;
  readonly note: NoteId | null;
}

/** Rules and notes by id; their texts are in `core/words`. */
export type RuleId = keyof typeof signalRules.reasons;
export const ruleIds = Object.keys(signalRules.reasons) as readonly RuleId[];
export type NoteId = keyof typeof signalRules.notes;
export const noteIds = Object.keys(signalRules.notes) as readonly NoteId[];
/** A rule with a line in "How to read it". */
export type LineId = keyof typeof signalRules.lines;

/** One line of "How to read it". */
export interface Rule {
  readonly id: LineId;
  readonly signal: SignalName;
  readonly strength: Strength;
}

/** A signal with its strength. Source: decisions, 21. */
export function signalOf(signal: SignalName, rule: RuleId, note: NoteId | null = null): Signal {
  return { signal, strength: strengthOf(signal), rule, note };
}

/** The state without a signal, with the reason. */
export function noSignal(rule: RuleId): Signal {
  return { signal: null, strength: null, rule, note: null };
}

/** A line of "How to read it" with the strength of its signal. */
export function ruleOf(id: LineId, signal: SignalName): Rule {
  return { id, signal, strength: strengthOf(signal) };
}

/** -2 for Strong Sell to 2 for Strong Buy. */
export function stepOf(signal: SignalName): number {
  return signalNames.indexOf(signal) - 2;
}

function strengthOf(signal: SignalName): Strength {
  if (signal === "Hold") return 50;
  return signal === "Buy" || signal === "Sell" ? 75 : 85;
}
