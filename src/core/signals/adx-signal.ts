import { noSignal, ruleOf, signalOf, type Rule, type Signal } from "./signal.ts";

export interface DirectionalReading {
  readonly adx: number | null;
  readonly plusDi: number | null;
  readonly minusDi: number | null;
}

/**
 * The signal of the Average Directional Index: the strength of the trend, with its side from the two directional
 * indicators. If these are unknown, the described rule applies with a note. Source: product specification, section 9,
 * and decisions, 11.
 */
export function adxSignal({ adx, plusDi, minusDi }: DirectionalReading): Signal {
  if (!isKnown(adx)) return noSignal("indexUnknown");
  const isDirected = isKnown(plusDi) && isKnown(minusDi);
  const note = isDirected ? null : "directionUnknown";
  if (adx < 20) return signalOf("Hold", "adxUnder20", note);
  if (adx <= 25) return signalOf("Hold", "adx20To25", note);
  const isStrong = adx > 50;
  if (!isDirected) return isStrong ? signalOf("Strong Buy", "adxStrong", note) : signalOf("Buy", "adxClear", note);
  if (plusDi > minusDi) return isStrong ? signalOf("Strong Buy", "adxStrongUp") : signalOf("Buy", "adxUp");
  if (plusDi < minusDi) return isStrong ? signalOf("Strong Sell", "adxStrongDown") : signalOf("Sell", "adxDown");
  return signalOf("Hold", isStrong ? "adxStrongFlat" : "adxFlat");
}

export const adxRules: readonly Rule[] = [
  ruleOf("adxStrongUp", "Strong Buy"),
  ruleOf("adxUp", "Buy"),
  ruleOf("adx20To25", "Hold"),
  ruleOf("adxUnder20", "Hold"),
  ruleOf("adxDown", "Sell"),
  ruleOf("adxStrongDown", "Strong Sell"),
];

function isKnown(value: number | null): value is number {
  return value !== null && Number.isFinite(value);
}
