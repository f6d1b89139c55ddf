import { noSignal, ruleOf, signalOf, type Rule, type Signal } from "./signal.ts";

/** The signal of the Relative Strength Index. Source: product specification, section 9. */
export function rsiSignal(value: number | null): Signal {
  if (value === null || !Number.isFinite(value)) return noSignal("The index is unknown.");
  if (value > 70) return signalOf("Sell", "The index is above 70: overbought.");
  if (value >= 60) return signalOf("Hold", "The index is between 60 and 70: high, but not overbought.");
  if (value < 30) return signalOf("Buy", "The index is below 30: oversold.");
  if (value <= 40) return signalOf("Hold", "The index is between 30 and 40: low, but not oversold.");
  return signalOf("Hold", "The index is between 40 and 60: neither overbought nor oversold.");
}

export const rsiRules: readonly Rule[] = [
  ruleOf("Over 70", "Sell"),
  ruleOf("60 to 70", "Hold"),
  ruleOf("Between 40 and 60", "Hold"),
  ruleOf("30 to 40", "Hold"),
  ruleOf("Under 30", "Buy"),
];
