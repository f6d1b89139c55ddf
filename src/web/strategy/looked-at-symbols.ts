import type { Condition, Operand, Strategy } from "#core/backtest/strategy.ts";

/** Every number a strategy reads, in reading order. */
export function operandsOf(strategy: Strategy): readonly Operand[] {
  switch (strategy.kind) {
    case "hold":
      return [];
    case "rotation":
      return [strategy.rank, ...ofCondition(strategy.filter)];
    default:
      return [strategy.long, strategy.short].flatMap((side) =>
        side === null ? [] : [...ofCondition(side.entry), ...ofCondition(side.exit)],
      );
  }
}

/** Instruments a strategy only looks at, or flees to, besides those it trades. */
export function lookedAtSymbols(strategy: Strategy, traded: readonly string[]): readonly string[] {
  const shelter = strategy.kind === "rotation" && strategy.shelter !== null ? [strategy.shelter] : [];
  const named = operandsOf(strategy).flatMap((operand) =>
    operand.kind === "number" || operand.symbol === null ? [] : [operand.symbol],
  );
  return [...new Set([...named, ...shelter])].filter((symbol) => !traded.includes(symbol));
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
