import type { Condition, Operand, RuleStrategy, SideRules } from "#core/backtest/strategy.ts";

const close: Operand = { kind: "price", field: "close", barsAgo: 0, symbol: null, times: 1 };

/** A new line of a rule. */
export const usualComparison: Condition = {
  kind: "compare",
  left: close,
  is: "above",
  right: {
    kind: "indicator",
    id: "sma",
    output: "sma",
    parameters: { length: 200 },
    of: "close",
    barsAgo: 0,
    symbol: null,
    times: 1,
  },
  forBars: 1,
};

export const usualSignal: Condition = { kind: "signal", signal: "overall", is: "buy", forBars: 1 };

const mirrored = {
  above: "below",
  below: "above",
  "at-least": "at-most",
  "at-most": "at-least",
  "crosses-above": "crosses-below",
  "crosses-below": "crosses-above",
} as const;

/** Mirrors a rule, for the first sell rule and the first short side. */
export function mirrorOf(condition: Condition): Condition {
  switch (condition.kind) {
    case "compare":
      return { ...condition, is: mirrored[condition.is] };
    case "signal":
      return { ...condition, is: condition.is === "buy" ? "sell" : condition.is === "sell" ? "buy" : "hold" };
    case "all":
      return { kind: "any", conditions: condition.conditions.map(mirrorOf) };
    case "any":
      return { kind: "all", conditions: condition.conditions.map(mirrorOf) };
    case "not":
      return { kind: "not", condition: mirrorOf(condition.condition) };
    default:
      return condition;
  }
}

/** The short side when first turned on: sells short where the rule sells, covers where it buys. */
export function shortSideOf({ long }: RuleStrategy): SideRules {
  const buy = long?.entry ?? usualComparison;
  return { entry: long?.exit ?? mirrorOf(buy), exit: buy };
}
