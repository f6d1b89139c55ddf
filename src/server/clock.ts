/** The only place that reads the time of day. `now()` is milliseconds since the epoch. */
export interface Clock {
  now(): number;
}

/** The system's clock; with `startAt` a clock that reads that instant now and runs on from there. */
export function createClock(startAt: number | null = null): Clock {
  if (startAt === null) return { now: () => Date.now() };
  const offsetMs = startAt - Date.now();
  return { now: () => Date.now() + offsetMs };
}

/** Clocks of several machines differ by less. */
export const toleratedLeadMs = 60_000;

/**
 * True if something happened within the last `maxAgeMs`. False for an instant in the future: the clock has been set back
 * since, so the age is unknown.
 */
export function isRecent(instantMs: number, nowMs: number, maxAgeMs: number): boolean {
  const age = nowMs - instantMs;
  return age >= -toleratedLeadMs && age <= maxAgeMs;
}

/** RFC 3339 UTC. */
export function isoTime(epochMs: number): string {
  return new Date(epochMs).toISOString();
}
