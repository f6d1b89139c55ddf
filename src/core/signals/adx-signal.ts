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
  if (!isKnown(adx)) return noSignal("The index is unknown.");
  const isDirected = isKnown(plusDi) && isKnown(minusDi);
  const note = isDirected ? null : "direction unknown";
  if (adx < 20) return signalOf("Hold", "The index is below 20: no clear trend.", note);
  if (adx <= 25) return signalOf("Hold", "The index is between 20 and 25: a trend may be forming.", note);
  const strength = adx > 50 ? "The index is above 50" : "The index is above 25, but not above 50";
  const [buy, sell] = adx > 50 ? (["Strong Buy", "Strong Sell"] as const) : (["Buy", "Sell"] as const);
  if (!isDirected) return signalOf(buy, `${strength}.`, note);
  if (plusDi > minusDi) return signalOf(buy, `${strength}, and +DI is above -DI: the trend is up.`);
  if (plusDi < minusDi) return signalOf(sell, `${strength}, and -DI is above +DI: the trend is down.`);
  return signalOf("Hold", `${strength}, but +DI and -DI are equal: the trend has no direction.`);
}

export const adxRules: readonly Rule[] = [
  ruleOf("Above 50, +DI above", "Strong Buy"),
  ruleOf("Above 25, +DI above", "Buy"),
  ruleOf("20 to 25", "Hold"),
  ruleOf("Under 20", "Hold"),
  ruleOf("Above 25, -DI above", "Sell"),
  ruleOf("Above 50, -DI above", "Strong Sell"),
];

function isKnown(value: number | null): value is number {
  return value !== null && Number.isFinite(value);
}
