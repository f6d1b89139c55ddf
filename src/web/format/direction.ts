export type Direction = "up" | "down" | "flat";

/** Returns a change's direction after rounding to the digits shown. */
export function directionOf(change: number, digits: number): Direction {
  const rounded = Number(change.toFixed(Math.min(digits, 20)));
  return rounded > 0 ? "up" : rounded < 0 ? "down" : "flat";
}

/** The shape that shows the direction without colour. */
export const directionMark: Readonly<Record<Direction, string>> = { up: "▲", down: "▼", flat: "•" };
