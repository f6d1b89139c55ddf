export type Direction = "up" | "down" | "flat";

/** Which way a change goes, once rounded to the digits it is shown with. */
export function directionOf(change: number, digits: number): Direction {
  const shown = Number(change.toFixed(Math.min(digits, 20)));
  return shown > 0 ? "up" : shown < 0 ? "down" : "flat";
}

/** The shape that says it without colour. */
export const directionMark: Readonly<Record<Direction, string>> = { up: "▲", down: "▼", flat: "•" };
