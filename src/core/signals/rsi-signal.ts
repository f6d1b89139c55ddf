import { noSignal, ruleOf, signalOf, type Rule, type Signal } from "./signal.ts";

/** What the Relative Strength Index says. Source: product specification, section 9. */
export function rsiSignal(value: number | null): Signal {
  if (value === null || !Number.isFinite(value)) return noSignal("The index is not known.");
  if (value > 70) return signalOf("Sell", "The index is over 70: overbought.");
  if (value >= 60) return signalOf("Hold", "The index is from 60 to 70: high, not overbought.");
  if (value < 30) return signalOf("Buy", "The index is under 30: oversold.");
  if (value <= 40) return signalOf("Hold", "The index is from 30 to 40: low, not oversold.");
  return signalOf("Hold", "The index is between 40 and 60: neither overbought nor oversold.");
}

export const rsiRules: readonly Rule[] = [
  ruleOf("Over 70", "Sell"),
  ruleOf("60 to 70", "Hold"),
  ruleOf("Between 40 and 60", "Hold"),
  ruleOf("30 to 40", "Hold"),
  ruleOf("Under 30", "Buy"),
];
