import type { AlertEvent } from "#contract/alerts.ts";
import { type Clock, isoTime } from "../clock.ts";
import type { Log } from "../log.ts";
import type { AlertStore } from "./store.ts";

const lookMs = 2_000;
/** Clocks of two processes may differ by this much. */
const overlapMs = 60_000;
/** A connection hears of nothing older than itself, but for so much that another process's clock may be behind. */
const toleratedSkewMs = 2_000;

interface Listener {
  readonly sinceMs: number;
  readonly hear: (event: AlertEvent) => void;
}

export type AlertListeners = ReturnType<typeof createAlertListeners>;

/** Open connections that want to hear of their account's events; those of other processes are looked for in the database. */
export function createAlertListeners({
  store,
  clock,
  log,
}: {
  store: Pick<AlertStore, "eventsSince">;
  clock: Clock;
  log: Log;
}) {
  const listeners = new Map<string, Set<Listener>>();
  /** Ids of what was told, and when. */
  const told = new Map<string, number>();
  let timer: NodeJS.Timeout | null = null;
  let looking: Promise<void> | null = null;

  function tell(userId: string, event: AlertEvent): void {
    const group = listeners.get(userId);
    if (group === undefined || told.has(event.id)) return;
    told.set(event.id, clock.now());
    for (const { sinceMs, hear } of group) if (Date.parse(event.firedAt) >= sinceMs) hear(event);
  }

  async function look(): Promise<void> {
    const users = [...listeners.keys()];
    if (users.length === 0) return;
    const since = isoTime(clock.now() - overlapMs);
    for (const { userId, event } of await store.eventsSince(since, users)) tell(userId, event);
    for (const [id, at] of told) if (at < clock.now() - 2 * overlapMs) told.delete(id);
  }

  return {
    /** Tells of what is new from now on until the returned function is called. */
    listen(userId: string, hear: (event: AlertEvent) => void): () => void {
      const listener = { sinceMs: clock.now() - toleratedSkewMs, hear };
      const group = listeners.get(userId) ?? new Set();
      group.add(listener);
      listeners.set(userId, group);
      timer ??= setInterval(() => {
        looking ??= look()
          .catch((error: unknown) => log.error({ err: error }, "new events of alerts could not be looked for"))
          .finally(() => {
            looking = null;
          });
      }, lookMs);
      return () => {
        group.delete(listener);
        if (group.size === 0 && listeners.get(userId) === group) listeners.delete(userId);
        if (listeners.size > 0 || timer === null) return;
        clearInterval(timer);
        timer = null;
      };
    },

    /** For an event that this process has made. */
    tell,

    async stop(): Promise<void> {
      if (timer !== null) clearInterval(timer);
      timer = null;
      await looking;
    },
  };
}
