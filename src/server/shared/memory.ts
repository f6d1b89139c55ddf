import type { Log } from "../log.ts";
import { createListeners } from "./listeners.ts";
import type { Addition, Count, LocalState } from "./shared-state.ts";

/** Whole milliseconds, since sums and differences of fractions are inexact: 1,000 ms would end after 1,000.0000000000001. */
const now = (): number => Math.floor(performance.now());

/** The home of an installation with one process. */
export function createMemoryState(log: Log): LocalState {
  const counters = new Map<string, { total: number; endsAt: number }>();
  const leases = new Map<string, { owner: string; endsAt: number }>();
  const listeners = createListeners(log);
  const sweepEveryMs = 60_000;
  let nextSweepAt = 0;

  /** Counters that are over are forgotten, so that addresses seen once do not pile up. */
  function sweep(at: number): void {
    nextSweepAt = at + sweepEveryMs;
    for (const [name, { endsAt }] of counters) if (endsAt <= at) counters.delete(name);
  }

  function addNow({ name, by, durationMs }: Addition): Count {
    const at = now();
    if (at >= nextSweepAt) sweep(at);
    let counter = counters.get(name);
    if (counter === undefined || counter.endsAt <= at) {
      counter = { total: 0, endsAt: at + durationMs };
      counters.set(name, counter);
    }
    counter.total += by;
    return { total: counter.total, msLeft: counter.endsAt - at };
  }

  return {
    home: "memory",
    addNow,
    add: async (additions) => additions.map(addNow),

    async hold(lease, owner, forMs) {
      const at = now();
      const held = leases.get(lease);
      if (held !== undefined && held.owner !== owner && held.endsAt > at) return false;
      leases.set(lease, { owner, endsAt: at + forMs });
      return true;
    },

    async release(lease, owner) {
      if (leases.get(lease)?.owner === owner) leases.delete(lease);
    },

    async publish(channel, text) {
      setImmediate(() => listeners.call(channel, text));
    },

    subscribe: (channel, listener) => listeners.add(channel, listener),
    close: async () => undefined,
  };
}
