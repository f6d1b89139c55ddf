import type { Comparison, Condition, Operand, PriceField } from "../strategy.ts";

const placed = { barsAgo: 0, symbol: null, times: 1 } as const;

/** The close of the traded instrument. */
export const close: Extract<Operand, { kind: "price" }> = { kind: "price", field: "close", ...placed };

/** An indicator of the catalogue with some parameters. The others take their defaults. */
export function indicator(
  id: string,
  output: string,
  parameters: Readonly<Record<string, number>> = {},
  of: PriceField = "close",
): Extract<Operand, { kind: "indicator" }> {
  return { kind: "indicator", id, output, parameters, of, ...placed };
}

/** A comparison of two operands. */
export function compare(
  left: Operand,
  is: Comparison,
  right: Operand,
  forBars = 1,
): Extract<Condition, { kind: "compare" }> {
  return { kind: "compare", left, is, right, forBars };
}

/** A number that is the same on every bar. */
export const level = (value: number): Operand => ({ kind: "number", value });
