import { alertKindOf, type AlertRule } from "#core/alerts/alert-kinds.ts";

/** Symbols that a rule looks at besides its own. */
export function namedBesides(rule: AlertRule, symbol: string): readonly string[] {
  return alertKindOf(rule).bars?.symbols?.(rule, symbol) ?? [];
}

/** A rule on a calendar or on the user's own holdings is looked at with no price of its symbol. */
export function needsPrice(rule: AlertRule): boolean {
  const { quote, bars } = alertKindOf(rule);
  return quote !== undefined || bars !== undefined;
}
