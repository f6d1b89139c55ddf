import type { AlertEvent } from "#contract/alerts.ts";
import type { QuoteChange } from "#contract/market.ts";
import { createLiveStream, type SessionEnd } from "./live-stream.ts";
import { symbolUnion } from "./streamed-symbols.ts";

export interface LiveQuotes {
  /** Subscribes this tab to symbols. Returns a function that unsubscribes. */
  want(symbols: readonly string[]): () => void;
  /** Symbols of the open stream; empty without one. */
  streamed(): readonly string[];
  onStreamedChange(listener: () => void): () => void;
  close(): void;
}

export interface LiveQuotesOptions {
  /** Changed fields, in order of arrival. */
  readonly onQuotes: (changes: readonly QuoteChange[]) => void;
  /** Called when one of the account's alerts fires. */
  readonly onAlert?: (event: AlertEvent) => void;
  readonly onSessionEnd: (reason: SessionEnd["reason"]) => void;
  /** Milliseconds between two requests to the sources, from the user's settings. Omit for the server's default. */
  readonly everyMs?: number;
  /** Called when the stream opens or reopens. */
  readonly onOpened?: () => void;
  /** Called when the stream breaks. The browser reconnects by itself. */
  readonly onLost?: () => void;
  /** Called in every tab when the stream is open again after a time in which alerts may have fired. */
  readonly onGap?: () => void;
  /** True if this page had a stream before this one. */
  readonly isContinued?: boolean;
  /** Called when the stream is refused, to check whether the session is still valid. */
  readonly onRefused: () => void;
  readonly openStream?: (url: string) => EventSource;
  /** Identifies this tab; null if tabs can't communicate and each needs its own stream. */
  readonly channel?: BroadcastChannel | null;
  /** Calls back once this tab becomes the leader, until the signal aborts. */
  readonly lead?: ((lead: () => void, signal: AbortSignal) => void) | null;
}

type Message =
  | { readonly kind: "want"; readonly tab: string; readonly symbols: readonly string[] }
  | { readonly kind: "leave"; readonly tab: string }
  /** A new leader asks all tabs for their symbols. */
  | { readonly kind: "ask" }
  | { readonly kind: "quotes"; readonly quotes: readonly QuoteChange[] }
  | { readonly kind: "alert"; readonly event: AlertEvent }
  | { readonly kind: "gap" }
  | { readonly kind: "streamed"; readonly symbols: readonly string[] }
  | { readonly kind: "session-end"; readonly reason: SessionEnd["reason"] };

interface OtherTab {
  readonly symbols: readonly string[];
  readonly heardAt: number;
}

const debounceMs = 400;
const firstConnectMs = 600;
const announceEveryMs = 60_000;
/** A tab that hasn't reported for this long is gone. */
const tabLifeMs = 180_000;

/**
 * Live quotes for all tabs of a browser over one stream. The tab that holds the lock opens it with every tab's symbols
 * and forwards what it receives. The stream stays open without symbols too, since it also reports the end of the
 * session.
 */
export function createLiveQuotes(options: LiveQuotesOptions): LiveQuotes {
  const { onQuotes, onSessionEnd } = options;
  const lead = options.lead === undefined ? leadByLock() : options.lead;
  const channel = lead === null ? null : options.channel === undefined ? openChannel() : options.channel;
  const tab = Math.random().toString(36).slice(2);
  const ending = new AbortController();

  const wants = new Map<symbol, readonly string[]>();
  const otherTabs = new Map<string, OtherTab>();
  const listeners = new Set<() => void>();
  let isLeader = false;
  let streamedSymbols: readonly string[] = [];
  let mayHaveMissed: boolean | "since-before" = options.isContinued === true ? "since-before" : false;
  const stream = createLiveStream({
    open: options.openStream ?? ((url) => new EventSource(url)),
    everyMs: options.everyMs,
    requestedSymbols: () => symbolUnion([own(), ...symbolsOf(otherTabs)]),
    onOpened: (symbols) => {
      options.onOpened?.();
      publishStreamed(symbols);
      if (!mayHaveMissed) return;
      mayHaveMissed = false;
      options.onGap?.();
      send({ kind: "gap" });
    },
    onQuotes: (quotes) => {
      onQuotes(quotes);
      send({ kind: "quotes", quotes });
    },
    onAlert: (event) => {
      options.onAlert?.(event);
      send({ kind: "alert", event });
    },
    onSessionEnd: (reason) => {
      send({ kind: "session-end", reason });
      close();
      onSessionEnd(reason);
    },
    onLost: () => {
      mayHaveMissed = true;
      publishStreamed([]);
      options.onLost?.();
    },
    onRefused: options.onRefused,
  });

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches its own origin only
  const send = (message: Message): void => channel?.postMessage(message);
  const own = (): readonly string[] => symbolUnion(wants.values());
  const announce = (): void => send({ kind: "want", tab, symbols: own() });

  function setStreamed(symbols: readonly string[]): void {
    if (symbols.join() === streamedSymbols.join()) return;
    streamedSymbols = symbols;
    for (const listener of listeners) listener();
  }

  function hear(message: Message): void {
    switch (message.kind) {
      case "want":
        otherTabs.set(message.tab, { symbols: message.symbols, heardAt: Date.now() });
        if (isLeader) {
          send({ kind: "streamed", symbols: streamedSymbols });
          stream.connectSoon(debounceMs);
        }
        return;
      case "leave":
        otherTabs.delete(message.tab);
        if (isLeader) stream.connectSoon(debounceMs);
        return;
      case "ask":
        announce();
        return;
      case "quotes":
        onQuotes(message.quotes);
        return;
      case "alert":
        options.onAlert?.(message.event);
        return;
      case "gap":
        options.onGap?.();
        return;
      case "streamed":
        if (isLeader) return;
        // Another tab has led until now: when this one takes over, there is a time between the two.
        if (mayHaveMissed === "since-before") options.onGap?.();
        mayHaveMissed = true;
        setStreamed(message.symbols);
        return;
      case "session-end":
        onSessionEnd(message.reason);
    }
  }

  function publishStreamed(symbols: readonly string[]): void {
    setStreamed(symbols);
    send({ kind: "streamed", symbols });
  }

  function changeWants(change: () => void): void {
    const before = own().join();
    change();
    if (own().join() === before || ending.signal.aborted) return;
    announce();
    if (isLeader) stream.connectSoon(debounceMs);
  }

  function close(): void {
    if (ending.signal.aborted) return;
    send({ kind: "leave", tab });
    ending.abort();
    clearInterval(announcing);
    stream.close();
    channel?.close();
    setStreamed([]);
  }

  const announcing = setInterval(announce, announceEveryMs);
  channel?.addEventListener("message", (event: MessageEvent<Message>) => {
    if (!ending.signal.aborted) hear(event.data);
  });
  const becomeLeader = (): void => {
    isLeader = true;
    send({ kind: "ask" });
    // This page and the other tabs will list their symbols in a moment. Waiting avoids opening the stream twice.
    stream.connectSoon(firstConnectMs);
  };
  if (lead === null || channel === null) becomeLeader();
  else {
    announce();
    lead(becomeLeader, ending.signal);
  }

  return {
    want: (symbols) => {
      const key = Symbol("want");
      changeWants(() => wants.set(key, [...symbols]));
      return () => changeWants(() => wants.delete(key));
    },
    streamed: () => streamedSymbols,
    onStreamedChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close,
  };
}

/** The symbols of each tab, without those that are gone. */
function symbolsOf(tabs: Map<string, OtherTab>): (readonly string[])[] {
  const oldest = Date.now() - tabLifeMs;
  for (const [name, { heardAt }] of tabs) if (heardAt < oldest) tabs.delete(name);
  return [...tabs.values()].map(({ symbols }) => symbols);
}

/** Web locks require a secure context. Without them each tab leads itself. */
function leadByLock(): ((lead: () => void, signal: AbortSignal) => void) | null {
  if (typeof navigator === "undefined" || !("locks" in navigator) || typeof BroadcastChannel === "undefined")
    return null;
  return (lead, signal) => {
    const holding = navigator.locks.request("bellwether-live-quotes", { signal }, () => {
      lead();
      return new Promise<void>((release) => {
        signal.addEventListener("abort", () => release(), { once: true });
      });
    });
    holding.catch(() => {
      // Aborted while queueing: this tab no longer wants to lead.
    });
  };
}

function openChannel(): BroadcastChannel {
  return new BroadcastChannel("bellwether-live-quotes");
}
