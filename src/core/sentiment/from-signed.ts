/**
 * Converts a mood between -1 and 1 to the scale from 0 to 1 used everywhere (decision 3). Values outside are clamped.
 */
export function fromSigned(mood: number): number {
  return (Math.min(1, Math.max(-1, mood)) + 1) / 2;
}
