/** The five steps, from the most bearish to the most bullish. */
export const signalNames = ["Strong Sell", "Sell", "Hold", "Buy", "Strong Buy"] as const;
export type SignalName = (typeof signalNames)[number];

/** The confidence of a signal, from one table for every indicator. */
export type Strength = 85 | 75 | 50;

export interface Signal {
  /** Null is "no signal": the reading it depends on is unknown. */
  readonly signal: SignalName | null;
  readonly strength: Strength | null;
  /** The rule that applied, in words. */
  readonly rule: string;
  readonly note: string | null;
}

/** One line of "How to read it". */
export interface Rule {
  readonly when: string;
  readonly signal: SignalName;
  readonly strength: Strength;
}

/** A signal with its strength. Source: decisions, 21. */
export function signalOf(signal: SignalName, rule: string, note: string | null = null): Signal {
  return { signal, strength: strengthOf(signal), rule, note };
}

/** The state without a signal, with the reason. */
export function noSignal(rule: string): Signal {
  return { signal: null, strength: null, rule, note: null };
}

/** A line of "How to read it" with the strength of its signal. */
export function ruleOf(when: string, signal: SignalName): Rule {
  return { when, signal, strength: strengthOf(signal) };
}

/** -2 for Strong Sell to 2 for Strong Buy. */
export function stepOf(signal: SignalName): number {
  return signalNames.indexOf(signal) - 2;
}

function strengthOf(signal: SignalName): Strength {
  if (signal === "Hold") return 50;
  return signal === "Buy" || signal === "Sell" ? 75 : 85;
}
