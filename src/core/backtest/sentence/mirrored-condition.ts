import { describeOperand } from "../describe-operand.ts";
import type { Condition, Operand } from "../strategy.ts";

const flipped = {
  above: "below",
  below: "above",
  "at-least": "at-most",
  "at-most": "at-least",
  "crosses-above": "crosses-below",
  "crosses-below": "crosses-above",
} as const;

/**
 * The opposite of a way in, as a way out: what crossed above crosses below, RSI below 30 is RSI above 70, the upper band is the
 * lower one. Null for what has no opposite, such as a high volume.
 */
export function mirroredCondition(condition: Condition): Condition | null {
  switch (condition.kind) {
    case "compare": {
      const { left, is, right } = condition;
      if (isLevelWithinBar(left, right) || isLevelWithinBar(right, left)) return null;
      if (isWithoutDirection(left) || isWithoutDirection(right)) return null;
      return {
        kind: "compare",
        left: mirrored(left, right),
        is: flipped[is],
        right: mirrored(right, left),
        forBars: 1,
      };
    }
    case "signal":
      return condition.is === "hold" ? null : { ...condition, is: condition.is === "buy" ? "sell" : "buy", forBars: 1 };
    case "all":
    case "any": {
      if (isBetween(condition.conditions)) return { kind: "not", condition };
      const parts = condition.conditions.map(mirroredCondition).filter((one) => one !== null);
      if (parts.length === 0) return null;
      return parts.length === 1 ? parts[0]! : { kind: condition.kind === "all" ? "any" : "all", conditions: parts };
    }
    case "not":
      return condition.condition;
    default:
      return null;
  }
}

/** "is between 30 and 70": the way out is to leave it. */
function isBetween(conditions: readonly Condition[]): boolean {
  const [low, high] = conditions;
  return (
    conditions.length === 2 &&
    low?.kind === "compare" &&
    high?.kind === "compare" &&
    low.is === "at-least" &&
    high.is === "at-most" &&
    describeOperand(low.left) === describeOperand(high.left)
  );
}

/** "touches 150": the same level says nothing about the way out. */
function isLevelWithinBar(one: Operand, other: Operand): boolean {
  return one.kind === "price" && (one.field === "low" || one.field === "high") && other.kind === "number";
}

/** Says how much happens, not which way. */
function isWithoutDirection(operand: Operand): boolean {
  if (operand.kind === "price") return operand.field === "volume";
  return (
    operand.kind === "indicator" &&
    (operand.of === "volume" ||
      ["atr", "historicalVolatility", "obv"].includes(operand.id) ||
      (operand.id === "adx" && operand.output === "adx"))
  );
}

function mirrored(operand: Operand, other: Operand): Operand {
  if (operand.kind === "number") return { kind: "number", value: mirroredLevel(operand.value, other) };
  const times = operand.times === 1 ? 1 : Number((2 - operand.times).toPrecision(10));
  const factor = { times: times > 0 ? times : operand.times };
  if (operand.kind === "price") {
    const field = { high: "low", low: "high" }[operand.field as "high" | "low"] ?? operand.field;
    return { ...operand, ...factor, field: field as typeof operand.field };
  }
  const output = { upper: "lower", lower: "upper" }[operand.output] ?? operand.output;
  return { ...operand, ...factor, output };
}

function mirroredLevel(value: number, { kind, ...other }: Operand): number {
  const id = kind === "indicator" && "id" in other ? other.id : null;
  if (id === null) return value;
  if (["rsi", "mfi", "stochastic", "stochasticRsi"].includes(id)) return 100 - value;
  if (id === "williamsR") return -100 - value;
  return ["cci", "roc", "macd", "ppo", "trix"].includes(id) && value !== 0 ? -value : value;
}
