import { catalog, maxIndicatorBars, settlingBars } from "../indicators/index.ts";
import { operandsOf } from "./operands-of.ts";
import type { Strategy } from "./strategy.ts";

/** Returns how many bars make the newest values of a strategy independent of where the bars begin. */
export function barsToSettle(strategy: Strategy): number {
  const needed = operandsOf(strategy).map((operand) => {
    if (operand.kind === "number") return 1;
    const indicator = operand.kind === "indicator" ? catalog.find(({ id }) => id === operand.id) : undefined;
    if (indicator === undefined || operand.kind !== "indicator") return 1 + operand.barsAgo;
    return operand.barsAgo + (settlingBars(indicator, operand.parameters) ?? maxIndicatorBars);
  });
  return Math.max(1, ...needed);
}
