/** The condition of a third party, as its last calls showed it. */
export interface UpstreamHealth {
  readonly lastSuccessAt: string | null;
  readonly lastErrorAt: string | null;
  readonly lastError: string | null;
  /** When calls are made again; null while nothing holds them back. */
  readonly retryAt: string | null;
  /** Of the last call that was answered. */
  readonly lastLatencyMs: number | null;
  /** What its own headers say is left of a quota; null where they say nothing. */
  readonly quota: {
    readonly limit: number | null;
    readonly remaining: number | null;
    /** RFC 3339 UTC. */
    readonly resetsAt: string | null;
  } | null;
  /** closed: calls pass; open: calls are held back; half-open: one probe is under way. */
  readonly breaker: "closed" | "open" | "half-open";
}
