/** Whole seconds until a moment, rounded up: nobody is told to try before it is time. */
export function secondsLeft(endsAtMs: number, nowMs: number): number {
  return Math.max(0, Math.ceil((endsAtMs - nowMs) / 1000));
}
