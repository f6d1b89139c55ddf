import { noSignal, ruleOf, signalOf, type Rule, type Signal } from "./signal.ts";

/** The step from one value of the average to the next, in per cent. Null if one is unknown or the first is zero. */
export function stepPercent(latest: number | null, previous: number | null): number | null {
  if (latest === null || previous === null || previous === 0) return null;
  const percent = ((latest - previous) / Math.abs(previous)) * 100;
  return Number.isFinite(percent) ? percent : null;
}

/** The signal of the moving average's latest step. Source: product specification, section 9. */
export function smaSignal(latest: number | null, previous: number | null): Signal {
  if (latest === null || previous === null || stepPercent(latest, previous) === null) return noSignal("smaUnknown");
  // Compares products, so that rounding of a quotient doesn't affect a step of exactly 1 or 2 per cent.
  const base = Math.abs(previous);
  const step = latest - previous;
  if (isOver(step, base, 2)) return signalOf("Strong Buy", "smaUp2");
  if (isOver(step, base, 1)) return signalOf("Buy", "smaUp1");
  if (isOver(-step, base, 2)) return signalOf("Strong Sell", "smaDown2");
  if (isOver(-step, base, 1)) return signalOf("Sell", "smaDown1");
  return signalOf("Hold", "smaFlat");
}

export const smaRules: readonly Rule[] = [
  ruleOf("smaUp2", "Strong Buy"),
  ruleOf("smaUp1", "Buy"),
  ruleOf("smaFlat", "Hold"),
  ruleOf("smaDown1", "Sell"),
  ruleOf("smaDown2", "Strong Sell"),
];

function isOver(step: number, base: number, percent: number): boolean {
  return 100 * step - percent * base > 1e-12 * base;
}
