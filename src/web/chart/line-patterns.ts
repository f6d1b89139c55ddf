/**
 * Dashes in pixels, as SVG takes them. A line has the pattern of its place, and the sixth begins again, so that colour
 * isn't the only difference between two lines.
 */
const linePatterns = ["", "4 4", "2 2", "12 6", "2 8"] as const;

/** Returns the dashes of the line at a place. */
export function linePattern(place: number): string {
  return linePatterns[place % linePatterns.length] ?? "";
}
