import type { UpstreamHealth } from "./upstream-health.ts";

/** The outcome of the last calls to a third party. */
export function createCallRecord(clock: { now(): number }) {
  let lastSuccessAt: number | null = null;
  let lastLatencyMs: number | null = null;
  let lastErrorAt: number | null = null;
  let lastError: string | null = null;

  return {
    noteSuccess(latencyMs: number): void {
      lastSuccessAt = clock.now();
      lastLatencyMs = Math.round(latencyMs);
    },

    noteFailure(message: string): void {
      lastErrorAt = clock.now();
      lastError = message;
    },

    health(breaker: UpstreamHealth["breaker"], retryAt: number | null): UpstreamHealth {
      return {
        lastSuccessAt: isoTime(lastSuccessAt),
        lastErrorAt: isoTime(lastErrorAt),
        lastError,
        retryAt: isoTime(retryAt),
        lastLatencyMs,
        quota: null,
        breaker,
      };
    },
  };
}

function isoTime(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
