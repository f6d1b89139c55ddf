import { noSignal, ruleOf, signalOf, type Rule, type Signal } from "./signal.ts";

/** The signal of the Relative Strength Index. Source: product specification, section 9. */
export function rsiSignal(value: number | null): Signal {
  if (value === null || !Number.isFinite(value)) return noSignal("indexUnknown");
  if (value > 70) return signalOf("Sell", "rsiOver70");
  if (value >= 60) return signalOf("Hold", "rsi60To70");
  if (value < 30) return signalOf("Buy", "rsiUnder30");
  if (value <= 40) return signalOf("Hold", "rsi30To40");
  return signalOf("Hold", "rsi40To60");
}

export const rsiRules: readonly Rule[] = [
  ruleOf("rsiOver70", "Sell"),
  ruleOf("rsi60To70", "Hold"),
  ruleOf("rsi40To60", "Hold"),
  ruleOf("rsi30To40", "Hold"),
  ruleOf("rsiUnder30", "Buy"),
];
