import { operandsOf } from "./operands-of.ts";
import type { Strategy } from "./strategy.ts";

/** Instruments a strategy refers to, or uses as a shelter, in addition to those it trades. */
export function lookedAtSymbols(strategy: Strategy, traded: readonly string[]): readonly string[] {
  const shelter = strategy.kind === "rotation" && strategy.shelter !== null ? [strategy.shelter] : [];
  const named = operandsOf(strategy).flatMap((operand) =>
    operand.kind === "number" || operand.symbol === null ? [] : [operand.symbol],
  );
  return [...new Set([...named, ...shelter])].filter((symbol) => !traded.includes(symbol));
}
