import type { AlertEvent } from "#contract/alerts.ts";
import { type Clock, isoTime } from "../clock.ts";
import type { Language } from "#core/languages/languages.ts";
import type { Database } from "../database/open-database.ts";
import type { Log } from "../log.ts";
import type { ReaderWords } from "../settings/reader-words.ts";
import { eventOnTheWire, type StoredEvent } from "./event-on-the-wire.ts";
import { createAlertStore } from "./store.ts";

const lookMs = 2_000;
/** Clocks of two processes may differ by this much. */
const overlapMs = 60_000;
/** A connection hears of nothing older than itself, but for so much that another process's clock may be behind. */
const toleratedSkewMs = 2_000;

interface Listener {
  readonly sinceMs: number;
  readonly language: Language;
  readonly hear: (event: AlertEvent) => void;
}

export type AlertListeners = ReturnType<typeof createAlertListeners>;

/** Open connections that want to hear of their account's events; those of other processes are looked for in the database. */
export function createAlertListeners({
  db,
  clock,
  log,
  words,
}: {
  db: Database;
  clock: Clock;
  log: Log;
  words: Pick<ReaderWords, "ofUser">;
}) {
  const store = createAlertStore({ db, clock });
  const listeners = new Map<string, Set<Listener>>();
  /** Time of each notification sent, by its id. */
  const told = new Map<string, number>();
  let timer: NodeJS.Timeout | null = null;
  let looking: Promise<void> | null = null;

  function tell(userId: string, event: StoredEvent): void {
    const group = listeners.get(userId);
    if (group === undefined || told.has(event.id)) return;
    told.set(event.id, clock.now());
    for (const listener of group)
      if (Date.parse(event.firedAt) >= listener.sinceMs)
        void hearIn(group, listener, userId, event).catch((error: unknown) =>
          log.error({ err: error }, "an alert's event could not be sent to a page"),
        );
  }

  async function hearIn(group: Set<Listener>, listener: Listener, userId: string, event: StoredEvent): Promise<void> {
    const own = await words.ofUser(userId, listener.language);
    if (group.has(listener)) listener.hear(eventOnTheWire(event, own));
  }

  async function look(): Promise<void> {
    const users = [...listeners.keys()];
    if (users.length === 0) return;
    const since = isoTime(clock.now() - overlapMs);
    for (const { userId, event } of await store.eventsSince(since, users)) tell(userId, event);
    for (const [id, at] of told) if (at < clock.now() - 2 * overlapMs) told.delete(id);
  }

  return {
    /** Reports new events, in the language of the account or else of its page, until the returned function is called. */
    listen(userId: string, language: Language, hear: (event: AlertEvent) => void): () => void {
      const listener = { sinceMs: clock.now() - toleratedSkewMs, language, hear };
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
