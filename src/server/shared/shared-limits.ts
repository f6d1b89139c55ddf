import type { Log } from "../log.ts";
import { createHomeCounts, moveUnsent, type Window } from "./home-counts.ts";
import type { LocalState, SharedState } from "./shared-state.ts";

/** Milliseconds to wait; null: the call may pass. */
export type Wait = number | null;

export type SharedLimits = ReturnType<typeof createSharedLimits>;

export interface SharedLimit {
  /** Counts a call. Answers synchronously if no other instance has to be asked. */
  take(key: string): Wait | Promise<Wait>;
}

/** Share of a limit that an instance lets pass on its own before it waits for the home. */
const share = 0.1;

/**
 * Limits that all instances count together. Exact ones ask the home about every call. The others count here and tell the home a
 * moment later, so that no request waits: each instance lets at most a tenth of the limit pass beyond it. While the home
 * is unreachable, each instance counts on its own, from what it knew last; what it counted is added when the home is back.
 */
export function createSharedLimits({ shared, log }: { shared: SharedState; log: Log }) {
  const tables = new Set<Map<string, Window>>();
  const counts = createHomeCounts({ shared, log });
  let nextSweepAt = performance.now() + 60_000;

  function sweep(now: number): void {
    nextSweepAt = now + 60_000;
    for (const windows of tables) for (const [key, { endsAt }] of windows) if (endsAt <= now) windows.delete(key);
  }

  /** `name` tells limits apart, also of another version that runs beside this one. */
  function limit({
    name,
    points,
    durationMs,
    isExact,
  }: {
    name: string;
    points: number;
    durationMs: number;
    isExact: boolean;
  }): SharedLimit {
    if (isLocal(shared)) return limitAt(shared, { name, points, durationMs });
    const windows = new Map<string, Window>();
    tables.add(windows);
    const maxUnknown = Math.max(1, Math.floor(points * share));
    const known = ({ total, sending: sent, unsent }: Window) => total + sent + unsent;
    const verdict = (window: Window, count: number): Wait =>
      count <= points ? null : Math.max(1, window.endsAt - performance.now());

    function windowOf(key: string): Window {
      const now = performance.now();
      if (now >= nextSweepAt) sweep(now);
      let window = windows.get(key);
      if (window === undefined || window.endsAt <= now) {
        window = { name: `${name} ${key}`, durationMs, total: 0, sending: 0, unsent: 0, endsAt: now + durationMs };
        windows.set(key, window);
      }
      return window;
    }

    async function takeExactly(window: Window): Promise<Wait> {
      window.unsent += 1;
      const by = moveUnsent(window);
      const [count = null] = (await counts.ask([{ name: window.name, by, durationMs }])) ?? [];
      counts.settle(window, by, count);
      return verdict(window, count?.total ?? known(window));
    }

    function takeSoon(window: Window): Wait | Promise<Wait> {
      if (known(window) >= points) return verdict(window, points + 1);
      counts.add(window);
      const unknown = window.sending + window.unsent;
      if (unknown * 2 <= maxUnknown || counts.isAway()) counts.sendLater();
      else {
        const sent = counts.send();
        if (unknown > maxUnknown) return sent.then(() => verdict(window, known(window)));
      }
      return null;
    }

    return { take: (key) => (isExact ? takeExactly(windowOf(key)) : takeSoon(windowOf(key))) };
  }

  return { limit, stop: () => counts.stop() };
}

function limitAt(
  local: LocalState,
  { name, points, durationMs }: { name: string; points: number; durationMs: number },
): SharedLimit {
  return {
    take(key) {
      const { total, msLeft } = local.addNow({ name: `${name} ${key}`, by: 1, durationMs });
      return total <= points ? null : msLeft;
    },
  };
}

function isLocal(shared: SharedState): shared is LocalState {
  return "addNow" in shared;
}
