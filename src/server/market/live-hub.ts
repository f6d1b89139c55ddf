import type { Log } from "../log.ts";
import { createLiveChanges } from "./live-changes.ts";
import { createLiveFrames, type LiveListener } from "./live-frames.ts";
import { createLiveSelections } from "./live-selections.ts";
import { createLiveTurns } from "./live-turns.ts";
import type { QuotePolling } from "./quote-polling.ts";
import type { Quotes } from "./quotes.ts";

export type LiveHub = ReturnType<typeof createLiveHub>;

/**
 * One upstream poll for all listeners, those of other instances included. Each watched symbol is asked for as often as the most impatient of its listeners wants, never
 * more often than every `pollMs`. Each listener gets what changed for it at its own rate, at most once a second.
 */
export function createLiveHub({
  quotes,
  log,
  pollMs,
  polling = null,
}: {
  quotes: Quotes;
  log: Log;
  pollMs: number;
  /** Settles which instance polls; null: this one, for its own listeners. */
  polling?: QuotePolling | null;
}) {
  const listeners = new Set<LiveListener>();
  const { holders, select, release } = createLiveSelections((symbol) => {
    changes.forget(symbol);
    turns.forget(symbol);
  });
  const changes = createLiveChanges(quotes, holders);
  const turns = createLiveTurns({ quotes, polling, pollMs, holders, listeners, note: changes.note, log });
  const frames = createLiveFrames(listeners, changes, pollMs, log);

  const stopListening = quotes.onAnswer((symbols) => {
    for (const symbol of symbols) if (changes.current.has(symbol)) changes.note(symbol);
  });
  const stopHearing = quotes.onHeard(
    (symbols) => {
      // The polling instance schedules the turns. If this instance takes over, it knows from this when the next one is
      // due.
      turns.heard(symbols);
      for (const symbol of symbols) changes.note(symbol);
    },
    (symbol) => holders.has(symbol),
  );

  function start(): void {
    turns.startTimer();
    frames.start();
    if (listeners.size === 1) turns.startPolling();
  }

  function stop(): void {
    turns.stop();
    frames.stop();
    changes.clear();
  }

  return {
    /**
     * Sends what changes for these symbols until the returned function is called. `send` gets an event's bytes and says whether it
     * was taken. A listener that comes back with the id of its last frame gets only what changed since. `everyMs` is its rate; left
     * out, or shorter than this server's own: this server's.
     */
    async listen(
      symbols: readonly string[],
      lastEventId: string | null,
      send: LiveListener["send"],
      everyMs?: number,
    ): Promise<() => void> {
      const sentVersion = changes.resumedVersion(lastEventId);
      const listener: LiveListener = {
        selection: select(symbols),
        everyMs: Math.max(pollMs, everyMs ?? pollMs),
        paceMs: everyMs === undefined ? 0 : Math.max(pollMs, everyMs),
        send,
        sentVersion,
        sentAt: 0,
        skipsNext: false,
      };
      const unlisten = () => {
        if (!listeners.delete(listener)) return;
        release(listener.selection);
        if (listeners.size === 0) stop();
      };
      listeners.add(listener);
      turns.add(symbols);
      start();
      try {
        await quotes.get(symbols);
      } catch (error) {
        unlisten();
        throw error;
      }
      symbols.forEach(changes.note);
      frames.send(listener);
      listener.skipsNext = listener.paceMs === 0;
      return unlisten;
    },

    listeners: () => listeners.size,

    close() {
      stopListening();
      stopHearing();
      stop();
    },
  };
}
