import type { AlertEvent } from "#contract/alerts.ts";
import { type Clock, isoTime } from "../clock.ts";
import type { Log } from "../log.ts";
import type { AlertStore } from "./store.ts";

const lookMs = 2_000;
/** Clocks of two processes may differ by this much. */
const overlapMs = 60_000;

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
  const listeners = new Map<string, Set<(event: AlertEvent) => void>>();
  /** Ids of what was told, or was there before anybody listened, and when. */
  const told = new Map<string, number>();
  let timer: NodeJS.Timeout | null = null;
  let looking: Promise<void> | null = null;
  let startedMs = 0;

  function tell(userId: string, event: AlertEvent): void {
    if (told.has(event.id)) return;
    told.set(event.id, clock.now());
    for (const listener of listeners.get(userId) ?? []) listener(event);
  }

  async function look(): Promise<void> {
    const users = [...listeners.keys()];
    if (users.length === 0) return;
    const sinceMs = Math.max(startedMs, clock.now() - overlapMs);
    for (const { userId, event } of await store.eventsSince(isoTime(sinceMs), users)) tell(userId, event);
    for (const [id, at] of told) if (at < clock.now() - 2 * overlapMs) told.delete(id);
  }

  return {
    /** Tells of what is new from now on until the returned function is called. */
    listen(userId: string, listener: (event: AlertEvent) => void): () => void {
      if (listeners.size === 0) startedMs = clock.now();
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
