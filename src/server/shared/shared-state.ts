/** An addition to a counter. No two of one call share a name. */
export interface Addition {
  readonly name: string;
  readonly by: number;
  /** How long the counter's window lasts, from the first addition on. */
  readonly durationMs: number;
}

/** A counter after an addition. */
export interface Count {
  readonly total: number;
  readonly msLeft: number;
}

/**
 * State shared by the instances of one installation: counters, leases and messages. While the home is unreachable,
 * every call rejects within about a second. Calls work again without a restart. The home's memory may be lost, so only
 * expendable data is kept in it.
 */
export interface SharedState {
  readonly home: "memory" | "postgresql" | "redis";
  /** Adds to counters atomically, in one round trip. A counter whose window is over begins again. Returns them in the same order. */
  add(additions: readonly Addition[]): Promise<readonly Count[]>;
  /** Takes a lease, or renews it. False while somebody else has it. */
  hold(lease: string, owner: string, forMs: number): Promise<boolean>;
  /** Gives a lease back. Nothing happens where somebody else has it. */
  release(lease: string, owner: string): Promise<void>;
  /** Sends a text of any length to all who subscribe now, the sender included. Resolves when the home has taken it. */
  publish(channel: string, text: string): Promise<void>;
  /** Calls back with each text until the returned function is called. What is sent while the home is unreachable is lost. */
  subscribe(channel: string, listener: (text: string) => void): () => void;
  close(): Promise<void>;
}

/** A home that answers without a round trip. */
export interface LocalState extends SharedState {
  addNow(addition: Addition): Count;
}
