import type { Log } from "../log.ts";
import type { Addition, Count, SharedState } from "./shared-state.ts";

/** The calls of one key in one window, as far as this instance knows. */
export interface Window {
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

/** Counts of windows that are added up at the home of shared state, a moment later and several in one round trip. */
export function createHomeCounts({ shared, log }: { shared: SharedState; log: Log }) {
  const dirty = new Set<Window>();
  let awayUntil = 0;
  let isAway = false;
  let timer: NodeJS.Timeout | null = null;
  let sending: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;

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

  return {
    ask,
    send,
    sendLater,
    settle,
    isAway: (): boolean => isAway,

    /** Counts one more call, to be sent later. */
    add(window: Window): void {
      window.unsent += 1;
      dirty.add(window);
    },

    /** Sends what is left. */
    async stop(): Promise<void> {
      if (timer !== null) clearTimeout(timer);
      await send();
    },
  };
}

/** Moves what was not sent yet on its way to the home. */
export function moveUnsent(window: Window): number {
  const by = window.unsent;
  window.unsent = 0;
  window.sending += by;
  return by;
}
