import type { Log } from "../log.ts";
import { createListeners } from "./listeners.ts";
import type { Addition, Count, LocalState } from "./shared-state.ts";

/** The home of an installation with one process. */
export function createMemoryState(log: Log): LocalState {
  const counters = new Map<string, { total: number; endsAt: number }>();
  const leases = new Map<string, { owner: string; endsAt: number }>();
  const listeners = createListeners(log);
  const sweepEveryMs = 60_000;
  let nextSweepAt = 0;

  /** Counters that are over are forgotten, so that addresses seen once do not pile up. */
  function sweep(now: number): void {
    nextSweepAt = now + sweepEveryMs;
    for (const [name, { endsAt }] of counters) if (endsAt <= now) counters.delete(name);
  }

  function addNow({ name, by, durationMs }: Addition): Count {
    const now = performance.now();
    if (now >= nextSweepAt) sweep(now);
    let counter = counters.get(name);
    if (counter === undefined || counter.endsAt <= now) {
      counter = { total: 0, endsAt: now + durationMs };
      counters.set(name, counter);
    }
    counter.total += by;
    return { total: counter.total, msLeft: counter.endsAt - now };
  }

  return {
    home: "memory",
    addNow,
    add: async (additions) => additions.map(addNow),

    async hold(lease, owner, forMs) {
      const now = performance.now();
      const held = leases.get(lease);
      if (held !== undefined && held.owner !== owner && held.endsAt > now) return false;
      leases.set(lease, { owner, endsAt: now + forMs });
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
