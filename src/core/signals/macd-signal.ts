import { noSignal, ruleOf, signalOf, type Rule, type Signal } from "./signal.ts";

/**
 * The signal of the MACD line (moving average convergence and divergence). Source: product specification, section 9.
 */
export function macdSignal(macdValue: number | null): Signal {
  if (macdValue === null || !Number.isFinite(macdValue)) return noSignal("macdUnknown");
  if (macdValue > 0) return signalOf("Buy", "macdAbove");
  if (macdValue < 0) return signalOf("Sell", "macdBelow");
  return signalOf("Hold", "macdZero");
}

export const macdRules: readonly Rule[] = [
  ruleOf("macdAbove", "Buy"),
  ruleOf("macdZero", "Hold"),
  ruleOf("macdBelow", "Sell"),
];
