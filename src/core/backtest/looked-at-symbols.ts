import { operandsOf } from "./operands-of.ts";
import type { Strategy } from "./strategy.ts";

/** Instruments a strategy only looks at, or flees to, besides those it trades. */
export function lookedAtSymbols(strategy: Strategy, traded: readonly string[]): readonly string[] {
  const shelter = strategy.kind === "rotation" && strategy.shelter !== null ? [strategy.shelter] : [];
  const named = operandsOf(strategy).flatMap((operand) =>
    operand.kind === "number" || operand.symbol === null ? [] : [operand.symbol],
  );
  return [...new Set([...named, ...shelter])].filter((symbol) => !traded.includes(symbol));
}
