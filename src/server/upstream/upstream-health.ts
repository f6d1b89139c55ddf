/** The condition of a third party, as its last calls showed it. */
export interface UpstreamHealth {
  readonly lastSuccessAt: string | null;
  readonly lastErrorAt: string | null;
  readonly lastError: string | null;
  /** closed: calls pass; open: calls are held back; half-open: one probe is under way. */
  readonly breaker: "closed" | "open" | "half-open";
}
