/** A mood between -1 and 1 on the scale from 0 to 1 that is used everywhere (decision 3); what lies outside is cut to it. */
export function fromSigned(mood: number): number {
  return (Math.min(1, Math.max(-1, mood)) + 1) / 2;
}
