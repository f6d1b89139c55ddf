import { directionOf, type Direction } from "../format/direction.ts";
import { formatPercent } from "../format/format-price.ts";
import { fixed } from "../format/number-format.ts";
import { strategyText } from "../text/strategy-text.ts";

const words = strategyText.strategy;

/** Formats a ratio as signed per cent with one decimal: +42.3%, −21.0%. */
export function signedPercent(ratio: number | null, digits = 1): string {
  if (ratio === null) return words.notDefined;
  const sign = { up: "+", down: "−", flat: "" }[directionOf(ratio * 100, digits)];
  return `${sign}${formatPercent(Math.abs(ratio * 100), digits)}`;
}

export function plainPercent(ratio: number | null, digits = 1): string {
  return ratio === null ? words.notDefined : formatPercent(ratio * 100, digits);
}

export function plainNumber(value: number | null, digits = 2): string {
  return value === null ? words.notDefined : fixed(value, digits);
}

export function directionOfRatio(ratio: number | null): Direction {
  return ratio === null ? "flat" : directionOf(ratio * 100, 1);
}

/** Formats days in words: 12 days, 5.2 mo, 26 mo. */
export function longTime(days: number): string {
  const months = days / 30.4375;
  return months < 2 ? words.days(days) : words.months(fixed(months, months < 10 ? 1 : 0));
}
