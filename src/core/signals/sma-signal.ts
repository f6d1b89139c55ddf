import { noSignal, ruleOf, signalOf, type Rule, type Signal } from "./signal.ts";

/** The step from one value of the average to the next, in per cent. Null if one is unknown or the first is zero. */
export function stepPercent(latest: number | null, previous: number | null): number | null {
  if (latest === null || previous === null || previous === 0) return null;
  const percent = ((latest - previous) / Math.abs(previous)) * 100;
  return Number.isFinite(percent) ? percent : null;
}

/** The signal of the moving average's latest step. Source: product specification, section 9. */
export function smaSignal(latest: number | null, previous: number | null): Signal {
  if (latest === null || previous === null || stepPercent(latest, previous) === null)
    return noSignal("The last two values of the average are unknown.");
  // Compares products, so that rounding of a quotient doesn't affect a step of exactly 1 or 2 per cent.
  const base = Math.abs(previous);
  const step = latest - previous;
  if (isOver(step, base, 2)) return signalOf("Strong Buy", "The average rose by more than 2% in its last step.");
  if (isOver(step, base, 1))
    return signalOf("Buy", "The average rose by more than 1% in its last step, but not by more than 2%.");
  if (isOver(-step, base, 2)) return signalOf("Strong Sell", "The average fell by more than 2% in its last step.");
  if (isOver(-step, base, 1))
    return signalOf("Sell", "The average fell by more than 1% in its last step, but not by more than 2%.");
  return signalOf("Hold", "The average moved by no more than 1% in its last step.");
}

export const smaRules: readonly Rule[] = [
  ruleOf("Over 2% up", "Strong Buy"),
  ruleOf("Over 1% up", "Buy"),
  ruleOf("Within 1%", "Hold"),
  ruleOf("Over 1% down", "Sell"),
  ruleOf("Over 2% down", "Strong Sell"),
];

function isOver(step: number, base: number, percent: number): boolean {
  return 100 * step - percent * base > 1e-12 * base;
}
