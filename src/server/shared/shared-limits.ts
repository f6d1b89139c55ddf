import type { Log } from "../log.ts";
import type { Addition, Count, LocalState, SharedState } from "./shared-state.ts";

/** Milliseconds to wait; null: the call may pass. */
export type Wait = number | null;

export type SharedLimits = ReturnType<typeof createSharedLimits>;

export interface SharedLimit {
  /** Counts a call. Answers synchronously if no other instance has to be asked. */
  take(key: string): Wait | Promise<Wait>;
}

/** The calls of one key in one window, as far as this instance knows. */
interface Window {
  readonly name: string;
  readonly durationMs: number;
  /** The home's last count. */
  total: number;
  /** Counted here and on the way to the home. */
  sending: number;
  /** Counted here, not yet sent. */
  unsent: number;
  endsAt: number;
}

const sendEveryMs = 100;
/** Additions in one round trip. */
const maxSent = 500;
/** After a failure the home is left alone for so long. */
const awayMs = 1_000;
/** Share of a limit that an instance lets pass on its own before it waits for the home. */
const share = 0.1;

/**
 * Limits that all instances count together. Exact ones ask the home about every call. The others count here and tell the home a
 * moment later, so that no request waits: each instance lets at most a tenth of the limit pass beyond it. While the home
 * is unreachable, each instance counts on its own, from what it knew last; what it counted is added when the home is back.
 */
export function createSharedLimits({ shared, log }: { shared: SharedState; log: Log }) {
  const tables = new Set<Map<string, Window>>();
  const dirty = new Set<Window>();
  let awayUntil = 0;
  let isAway = false;
  let timer: NodeJS.Timeout | null = null;
  let sending: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;
  let nextSweepAt = performance.now() + 60_000;

  function sweep(now: number): void {
    nextSweepAt = now + 60_000;
    for (const windows of tables) for (const [key, { endsAt }] of windows) if (endsAt <= now) windows.delete(key);
  }

  /** Null: the home can't be reached. */
  async function ask(additions: readonly Addition[]): Promise<readonly Count[] | null> {
    if (performance.now() < awayUntil) return null;
    try {
      const counts = await shared.add(additions);
      if (isAway) log.info({ home: shared.home }, "limits are counted together again");
      isAway = false;
      return counts;
    } catch (error) {
      awayUntil = performance.now() + awayMs;
      if (!isAway) log.warn({ err: error, home: shared.home }, "limits are counted by this instance alone for now");
      isAway = true;
      return null;
    }
  }

  /** Sends what was counted here; resolves when the home has answered, or can't be reached. */
  function send(): Promise<void> {
    next ??= sending.then(() => {
      next = null;
      return (sending = sendBatch());
    });
    return next;
  }

  async function sendBatch(): Promise<void> {
    const now = performance.now();
    const batch: { window: Window; by: number }[] = [];
    for (const window of dirty) {
      if (batch.length >= maxSent) break;
      dirty.delete(window);
      if (window.endsAt > now && window.unsent > 0) batch.push({ window, by: moveUnsent(window) });
    }
    if (batch.length === 0) return;
    const counts = await ask(batch.map(({ window: { name, durationMs }, by }) => ({ name, durationMs, by })));
    for (const [index, { window, by }] of batch.entries()) settle(window, by, counts?.[index] ?? null);
    if (dirty.size > 0) sendLater();
  }

  function moveUnsent(window: Window): number {
    const by = window.unsent;
    window.unsent = 0;
    window.sending += by;
    return by;
  }

  /** Applies the home's count to a window, or takes back an addition that couldn't be sent. */
  function settle(window: Window, by: number, count: Count | null): void {
    window.sending -= by;
    if (count === null) {
      window.unsent += by;
      dirty.add(window);
      sendLater();
      return;
    }
    const endsAt = performance.now() + count.msLeft;
    // Answers may overtake each other. A window that ends at another time is another one.
    const isSame = Math.abs(endsAt - window.endsAt) < Math.min(500, window.durationMs / 4);
    window.total = isSame ? Math.max(window.total, count.total) : count.total;
    window.endsAt = endsAt;
  }

  function sendLater(): void {
    timer ??= setTimeout(
      () => {
        timer = null;
        void send();
      },
      isAway ? awayMs : sendEveryMs,
    ).unref();
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
      const [count = null] = (await ask([{ name: window.name, by, durationMs }])) ?? [];
      settle(window, by, count);
      return verdict(window, count?.total ?? known(window));
    }

    function takeSoon(window: Window): Wait | Promise<Wait> {
      if (known(window) >= points) return verdict(window, points + 1);
      window.unsent += 1;
      dirty.add(window);
      const unknown = window.sending + window.unsent;
      if (unknown * 2 <= maxUnknown || isAway) sendLater();
      else {
        const sent = send();
        if (unknown > maxUnknown) return sent.then(() => verdict(window, known(window)));
      }
      return null;
    }

    return { take: (key) => (isExact ? takeExactly(windowOf(key)) : takeSoon(windowOf(key))) };
  }

  return {
    limit,
    /** Sends what is left. */
    async stop(): Promise<void> {
      if (timer !== null) clearTimeout(timer);
      await send();
    },
  };
}

function isLocal(shared: SharedState): shared is LocalState {
  return "addNow" in shared;
}
