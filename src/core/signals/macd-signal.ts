import { noSignal, ruleOf, signalOf, type Rule, type Signal } from "./signal.ts";

/**
 * The signal of the MACD line (moving average convergence and divergence). Source: product specification, section 9.
 */
export function macdSignal(macdValue: number | null): Signal {
  if (macdValue === null || !Number.isFinite(macdValue)) return noSignal("The MACD line is unknown.");
  if (macdValue > 0) return signalOf("Buy", "The MACD line is above zero.");
  if (macdValue < 0) return signalOf("Sell", "The MACD line is below zero.");
  return signalOf("Hold", "The MACD line is at zero.");
}

export const macdRules: readonly Rule[] = [
  ruleOf("Above zero", "Buy"),
  ruleOf("At zero", "Hold"),
  ruleOf("Below zero", "Sell"),
];
