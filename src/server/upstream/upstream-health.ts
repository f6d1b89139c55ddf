/** The condition of a third party, as its last calls showed it. */
export interface UpstreamHealth {
  readonly lastSuccessAt: string | null;
  readonly lastErrorAt: string | null;
  readonly lastError: string | null;
  /** When calls are made again; null while nothing holds them back. */
  readonly retryAt: string | null;
  /** Latency of the last answered call. */
  readonly lastLatencyMs: number | null;
  /** The remaining quota according to its headers; null if they don't report one. */
  readonly quota: {
    readonly limit: number | null;
    readonly remaining: number | null;
    /** RFC 3339 UTC. */
    readonly resetsAt: string | null;
  } | null;
  /** closed: calls pass; open: calls are held back; half-open: one probe is under way. */
  readonly breaker: "closed" | "open" | "half-open";
}
