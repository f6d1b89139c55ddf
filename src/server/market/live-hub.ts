import { randomBytes } from "node:crypto";
import type { Quote, QuoteChange } from "#contract/market.ts";
import { eventFrame } from "../http/serve.ts";
import type { Log } from "../log.ts";
import type { QuotePolling, WatchedSymbols } from "./quote-polling.ts";
import { quoteText } from "./quote-text.ts";
import type { Quotes } from "./quotes.ts";

const frameMs = 1_000;
/** Timers are late by some milliseconds: a frame that is nearly due goes out. */
const slackMs = 500;
/** Another instance polls. If nothing is heard of a symbol for so long beyond its turn, it is asked for here. */
const unheardMs = 10_000;

interface Current {
  readonly quote: Quote;
  /** Number of the change that made it what it is, and of the one before. */
  readonly version: number;
  readonly previousVersion: number;
  /** The fields that the last change changed, as JSON. */
  readonly changeText: string;
}

/** Symbols that are listened to together, by however many. */
interface Selection {
  readonly symbols: readonly string[];
  /** The frame made last, by what its listeners had before: those that have the same get the same bytes. */
  frame: { readonly fromVersion: number; readonly toVersion: number; readonly bytes: Uint8Array | null } | null;
  listeners: number;
}

interface Listener {
  readonly selection: Selection;
  /** How often its symbols are to be asked for. */
  readonly everyMs: number;
  /** The time between two of its frames. */
  readonly paceMs: number;
  readonly send: (frame: Uint8Array) => boolean;
  sentVersion: number;
  /** When the last frame went out; 0 before the first. */
  sentAt: number;
  /** The first frame goes out at once; the next regular one is then left out, so that no two share a second. */
  skipsNext: boolean;
}

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
  // Names this process's count of changes: an id of another process cannot be resumed here.
  const epoch = randomBytes(6).toString("hex");
  const listeners = new Set<Listener>();
  const selections = new Map<string, Selection>();
  /** How many selections hold a symbol. */
  const holders = new Map<string, number>();
  const current = new Map<string, Current>();
  const askedAt = new Map<string, number>();
  let version = 0;
  let pollTimer: NodeJS.Timeout | null = null;
  let framing: NodeJS.Timeout | null = null;

  const stopListening = quotes.onAnswer((symbols) => {
    for (const symbol of symbols) if (current.has(symbol)) note(symbol);
  });
  const stopHearing = quotes.onHeard(
    (symbols) => {
      // The polling instance schedules the turns. If this instance takes over, it knows from this when the next one is
      // due.
      const isFollowing = polling !== null && !polling.isMine();
      const elsewhere = polling?.elsewhere();
      const now = Date.now();
      for (const symbol of symbols) {
        if (isFollowing && (holders.has(symbol) || elsewhere?.has(symbol) === true)) askedAt.set(symbol, now);
        note(symbol);
      }
    },
    (symbol) => holders.has(symbol),
  );

  function note(symbol: string): void {
    // Its last listener may have left while it was asked for.
    if (!holders.has(symbol)) return;
    const quote = quotes.held(symbol);
    if (quote === undefined) return;
    const before = current.get(symbol);
    if (before?.quote === quote) return;
    const change = before === undefined ? quote : changedFields(before.quote, quote);
    if (change === null) return;
    version += 1;
    const changeText = before === undefined ? quoteText(quote) : JSON.stringify(change);
    current.set(symbol, { quote, changeText, version, previousVersion: before?.version ?? 0 });
  }

  function sendFrames(): void {
    const now = Date.now();
    for (const listener of listeners) {
      if (now - listener.sentAt < listener.paceMs - slackMs) continue;
      if (listener.skipsNext) listener.skipsNext = false;
      else
        try {
          sendFrame(listener);
        } catch (error) {
          log.error({ err: error }, "a frame of live quotes was not sent");
        }
    }
  }

  function sendFrame(listener: Listener): void {
    if (listener.sentVersion >= version) return;
    const frame = frameFor(listener.selection, listener.sentVersion);
    const upTo = version;
    // A browser that reads too slowly skips frames: it gets whole quotes later instead of a growing queue.
    if (frame === null || listener.send(frame)) {
      listener.sentVersion = upTo;
      if (frame !== null) listener.sentAt = Date.now();
    }
  }

  /** Returns the changes to a selection since a version; null when there are none. */
  function frameFor(selection: Selection, fromVersion: number): Uint8Array | null {
    const made = selection.frame;
    if (made !== null && made.fromVersion === fromVersion && made.toVersion === version) return made.bytes;
    const changes: string[] = [];
    for (const symbol of selection.symbols) {
      const state = current.get(symbol);
      if (state === undefined || state.version <= fromVersion) continue;
      changes.push(state.previousVersion <= fromVersion ? state.changeText : quoteText(state.quote));
    }
    const data = `{"quotes":[${changes.join(",")}]}`;
    const bytes = changes.length === 0 ? null : eventFrame("quotes", data, `${epoch}-${version}`);
    selection.frame = { fromVersion, toVersion: version, bytes };
    return bytes;
  }

  function select(symbols: readonly string[]): Selection {
    const unique = [...new Set(symbols)];
    const name = unique.join();
    const known = selections.get(name);
    const selection = known ?? { symbols: unique, frame: null, listeners: 0 };
    if (known === undefined) {
      selections.set(name, selection);
      for (const symbol of selection.symbols) holders.set(symbol, (holders.get(symbol) ?? 0) + 1);
    }
    selection.listeners += 1;
    return selection;
  }

  function release(selection: Selection): void {
    selection.listeners -= 1;
    if (selection.listeners > 0) return;
    selections.delete(selection.symbols.join());
    for (const symbol of selection.symbols) {
      const left = (holders.get(symbol) ?? 1) - 1;
      if (left > 0) {
        holders.set(symbol, left);
        continue;
      }
      holders.delete(symbol);
      current.delete(symbol);
      askedAt.delete(symbol);
    }
  }

  /** Returns the symbols with listeners on this instance, each with the shortest interval that a listener needs. */
  function watched(): WatchedSymbols {
    const wantedMs = new Map<string, number>();
    const shortest = new Map<Selection, number>();
    for (const { selection, everyMs } of listeners)
      shortest.set(selection, Math.min(everyMs, shortest.get(selection) ?? everyMs));
    for (const [{ symbols }, everyMs] of shortest)
      for (const symbol of symbols) wantedMs.set(symbol, Math.min(everyMs, wantedMs.get(symbol) ?? everyMs));
    return wantedMs;
  }

  /** The symbols whose turn it is. */
  function dueSymbols(now: number): string[] {
    const wanted = new Map(watched());
    const isMine = polling?.isMine() ?? true;
    const elsewhere: WatchedSymbols = polling?.elsewhere() ?? new Map();
    for (const symbol of askedAt.keys()) if (!holders.has(symbol) && !elsewhere.has(symbol)) askedAt.delete(symbol);
    if (isMine)
      for (const [symbol, everyMs] of elsewhere) wanted.set(symbol, Math.min(everyMs, wanted.get(symbol) ?? everyMs));
    const dueBy = now + pollMs / 2 - (isMine ? 0 : unheardMs);
    return [...wanted].flatMap(([symbol, everyMs]) => ((askedAt.get(symbol) ?? 0) + everyMs <= dueBy ? [symbol] : []));
  }

  function poll(): void {
    const now = Date.now();
    const symbols = dueSymbols(now);
    if (symbols.length === 0) return;
    for (const symbol of symbols) askedAt.set(symbol, now);
    quotes
      .refresh(symbols)
      // Runs even when no source answered, because the held quotes age and their status changes.
      .then(() => symbols.forEach(note))
      .catch((error: unknown) => log.error({ err: error }, "a live poll failed"));
  }

  function start(): void {
    pollTimer ??= setInterval(poll, pollMs);
    framing ??= setInterval(sendFrames, frameMs);
    if (listeners.size === 1) polling?.start({ watched, onTurn: poll });
  }

  function stop(): void {
    polling?.stop();
    if (pollTimer !== null) clearInterval(pollTimer);
    if (framing !== null) clearInterval(framing);
    pollTimer = null;
    framing = null;
    current.clear();
    askedAt.clear();
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
      send: Listener["send"],
      everyMs?: number,
    ): Promise<() => void> {
      const sentVersion = resumedVersion(lastEventId);
      const listener: Listener = {
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
      for (const symbol of symbols) askedAt.set(symbol, askedAt.get(symbol) ?? Date.now());
      start();
      try {
        await quotes.get(symbols);
      } catch (error) {
        unlisten();
        throw error;
      }
      symbols.forEach(note);
      sendFrame(listener);
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

  function resumedVersion(lastEventId: string | null): number {
    const [givenEpoch, count] = (lastEventId ?? "").split("-");
    const resumed = Number(count);
    return givenEpoch === epoch && Number.isInteger(resumed) && resumed <= version ? resumed : 0;
  }
}

/** The fields of `after` that differ, with symbol and provenance; null when nothing a reader could see changed. */
export function changedFields(before: Quote, after: Quote): QuoteChange | null {
  const change: Record<string, unknown> = { symbol: after.symbol, provenance: after.provenance };
  let isChanged =
    before.provenance.status !== after.provenance.status ||
    before.provenance.asOf !== after.provenance.asOf ||
    before.provenance.fetchedAt !== after.provenance.fetchedAt ||
    before.provenance.note !== after.provenance.note;
  for (const [field, value] of Object.entries(after)) {
    if (field === "provenance" || before[field as keyof Quote] === value) continue;
    change[field] = value;
    isChanged = true;
  }
  return isChanged ? (change as QuoteChange) : null;
}
