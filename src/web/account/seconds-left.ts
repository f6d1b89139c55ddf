/** Returns the whole seconds until a moment, rounded up so that the wait never ends early. */
export function secondsLeft(endsAtMs: number, nowMs: number): number {
  return Math.max(0, Math.ceil((endsAtMs - nowMs) / 1000));
}
