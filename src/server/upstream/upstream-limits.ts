/** Limits of calls to third parties. */
export interface UpstreamLimits {
  readonly connectMs: number;
  readonly firstByteMs: number;
  /** For the whole call, retries and the waits between them included. */
  readonly totalMs: number;
  /** Size of a reply after decompression. */
  readonly maxBytes: number;
  /** Yahoo's cookie page sends more than the usual 16 KB. */
  readonly maxHeaderBytes: number;
  readonly socketsPerHost: number;
  /** Calls under way at once; more wait for their turn. */
  readonly callsAtOnce: number;
  /** Calls that may wait; more are turned away. */
  readonly callsWaiting: number;
  readonly retries: number;
  readonly retryBaseMs: number;
  readonly retryCapMs: number;
  /** Retries allowed per call, over the last `budgetWindowMs`. */
  readonly retryRatio: number;
  /** So many retries are allowed in the window whatever the ratio says. */
  readonly retryFloor: number;
  readonly budgetWindowMs: number;
  /** A longer Retry-After counts as this. */
  readonly retryAfterCapMs: number;
  readonly breakerFailureRatio: number;
  readonly breakerMinimumCalls: number;
  readonly breakerWindowMs: number;
  readonly breakerFailuresInARow: number;
  readonly breakerOpenMs: number;
}

export const defaultUpstreamLimits: UpstreamLimits = {
  connectMs: 2_000,
  firstByteMs: 5_000,
  totalMs: 10_000,
  maxBytes: 2_000_000,
  maxHeaderBytes: 65_536,
  socketsPerHost: 8,
  callsAtOnce: 8,
  callsWaiting: 200,
  retries: 2,
  retryBaseMs: 200,
  retryCapMs: 5_000,
  retryRatio: 0.1,
  retryFloor: 3,
  budgetWindowMs: 30_000,
  retryAfterCapMs: 60_000,
  breakerFailureRatio: 0.5,
  breakerMinimumCalls: 20,
  breakerWindowMs: 30_000,
  breakerFailuresInARow: 5,
  breakerOpenMs: 30_000,
};
