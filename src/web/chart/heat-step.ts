/** The return at which the colour is full, unless told otherwise. */
export const heatLimit = 0.04;

/** One of seven steps, -3 to 3, for a return between the two ends of the colours. */
export function heatStep(returnRatio: number, limit = heatLimit): number {
  const step = Math.round((returnRatio / limit) * 3);
  return Math.max(-3, Math.min(3, step)) + 0;
}
