import { indicatorOf } from "../../indicators/index.ts";
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
 * The exit that mirrors an entry: crosses above becomes crosses below, RSI below 30 becomes RSI above 70, the upper
 * band becomes the lower one. Null without an opposite, such as for a high volume.
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

/** "is between 30 and 70": the exit is outside that range. */
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

/** "touches 150": the same level doesn't define an exit. */
function isLevelWithinBar(one: Operand, other: Operand): boolean {
  return one.kind === "price" && (one.field === "low" || one.field === "high") && other.kind === "number";
}

/** Measures intensity, not direction. */
function isWithoutDirection(operand: Operand): boolean {
  if (operand.kind === "price") return operand.field === "volume";
  return (
    operand.kind === "indicator" &&
    (operand.of === "volume" || indicatorOf(operand.id)?.undirected.includes(operand.output) === true)
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
  const centre = kind === "indicator" && "id" in other ? (indicatorOf(other.id)?.centre ?? null) : null;
  return centre === null ? value : 2 * centre - value;
}
