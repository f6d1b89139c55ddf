/** The default return at which the colour is full. */
export const heatLimit = 0.04;

/** Returns one of seven steps, -3 to 3, for a return between the ends of the colour scale. */
export function heatStep(returnRatio: number, limit = heatLimit): number {
  const step = Math.round((returnRatio / limit) * 3);
  return Math.max(-3, Math.min(3, step)) + 0;
}
