import type { Condition, Operand, Strategy } from "./strategy.ts";

/** Every operand of a strategy, in reading order. */
export function operandsOf(strategy: Strategy): readonly Operand[] {
  if (strategy.kind === "hold") return [];
  if (strategy.kind === "rotation") return [strategy.rank, ...ofCondition(strategy.filter)];
  return [strategy.long, strategy.short].flatMap((side) =>
    side === null ? [] : [...ofCondition(side.entry), ...ofCondition(side.exit)],
  );
}

function ofCondition(condition: Condition | null): readonly Operand[] {
  switch (condition?.kind) {
    case "compare":
      return [condition.left, condition.right];
    case "all":
    case "any":
      return condition.conditions.flatMap(ofCondition);
    case "not":
      return ofCondition(condition.condition);
    default:
      return [];
  }
}
