import type { StreamEvents } from "#contract/index.ts";
import type { AlertEvent } from "#contract/alerts.ts";
import type { QuoteChange } from "#contract/market.ts";
import { isServedBy, symbolUnion } from "./streamed-symbols.ts";

export type SessionEnd = StreamEvents["GET /api/market/live"]["session-end"];

export interface LiveQuotes {
  /** Adds symbols to what this tab wants to hear of; the answer takes them back. */
  want(symbols: readonly string[]): () => void;
  /** Symbols the open stream carries; empty while there is none. */
  streamed(): readonly string[];
  onStreamedChange(listener: () => void): () => void;
  close(): void;
}

export interface LiveQuotesOptions {
  /** Changed fields, as they come. */
  readonly onQuotes: (changes: readonly QuoteChange[]) => void;
  /** One of the account's alerts has told something. */
  readonly onAlert?: (event: AlertEvent) => void;
  readonly onSessionEnd: (reason: SessionEnd["reason"]) => void;
  /** Milliseconds between two looks at the sources, as the user has set it; left out: as the server has it. */
  readonly everyMs?: number;
  /** The stream stands, for the first time or again. */
  readonly onOpened?: () => void;
  /** The stream broke; the browser tries again by itself. */
  readonly onLost?: () => void;
  /** The stream was refused: asks whether the session still stands. */
  readonly onRefused: () => void;
  readonly openStream?: (url: string) => EventSource;
  /** Tells tabs apart; null where tabs cannot talk, and each has a stream of its own. */
  readonly channel?: BroadcastChannel | null;
  /** Calls back once this tab leads all tabs of the browser, until the signal aborts. */
  readonly lead?: ((lead: () => void, signal: AbortSignal) => void) | null;
}

type Message =
  | { readonly kind: "want"; readonly tab: string; readonly symbols: readonly string[] }
  | { readonly kind: "leave"; readonly tab: string }
  /** A new leader asks what the tabs want. */
  | { readonly kind: "ask" }
  | { readonly kind: "quotes"; readonly quotes: readonly QuoteChange[] }
  | { readonly kind: "alert"; readonly event: AlertEvent }
  | { readonly kind: "streamed"; readonly symbols: readonly string[] }
  | { readonly kind: "session-end"; readonly reason: SessionEnd["reason"] };

const path = "/api/market/live";
const debounceMs = 400;
const firstConnectMs = 600;
const announceEveryMs = 60_000;
/** A tab that was not heard of for so long is gone. */
const tabLifeMs = 180_000;
const firstRetryMs = 5_000;
const lastRetryMs = 60_000;

/**
 * Live quotes for every tab of a browser over one stream: the tab that holds the lock opens it with the symbols of all
 * tabs and passes on what it hears. The stream stays open without symbols too, since it also tells when the session ends.
 */
export function createLiveQuotes(options: LiveQuotesOptions): LiveQuotes {
  const { onQuotes, onSessionEnd, onRefused } = options;
  const openStream = options.openStream ?? ((url: string) => new EventSource(url));
  const lead = options.lead === undefined ? leadByLock() : options.lead;
  const channel = lead === null ? null : options.channel === undefined ? openChannel() : options.channel;
  const tab = Math.random().toString(36).slice(2);
  const ending = new AbortController();

  const wants = new Map<symbol, readonly string[]>();
  const otherTabs = new Map<string, { symbols: readonly string[]; heardAt: number }>();
  const listeners = new Set<() => void>();
  let isLeader = false;
  let streamedSymbols: readonly string[] = [];
  let stream: EventSource | null = null;
  let openedFor: readonly string[] | null = null;
  let retryMs = firstRetryMs;
  let connectTimer: ReturnType<typeof setTimeout> | undefined;

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
          connectSoon(debounceMs);
        }
        return;
      case "leave":
        otherTabs.delete(message.tab);
        if (isLeader) connectSoon(debounceMs);
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
      case "streamed":
        if (!isLeader) setStreamed(message.symbols);
        return;
      case "session-end":
        onSessionEnd(message.reason);
    }
  }

  function wanted(): readonly string[] {
    const oldest = Date.now() - tabLifeMs;
    for (const [name, other] of otherTabs) if (other.heardAt < oldest) otherTabs.delete(name);
    return symbolUnion([own(), ...[...otherTabs.values()].map(({ symbols }) => symbols)]);
  }

  function connectSoon(afterMs: number): void {
    clearTimeout(connectTimer);
    connectTimer = setTimeout(connect, afterMs);
  }

  function connect(): void {
    if (!isLeader || ending.signal.aborted) return;
    const symbols = wanted();
    if (stream !== null && openedFor !== null && isServedBy(symbols, openedFor)) return;
    stream?.close();
    openedFor = symbols;
    const query = symbols.map(encodeURIComponent).join(",");
    const every = options.everyMs === undefined ? "" : `&every=${options.everyMs}`;
    const opened = openStream(query === "" ? path : `${path}?symbols=${query}${every}`);
    stream = opened;
    opened.addEventListener("open", () => {
      retryMs = firstRetryMs;
      options.onOpened?.();
      publishStreamed(symbols);
    });
    opened.addEventListener("quotes", (event) => {
      const { quotes } = JSON.parse(String(event.data)) as { quotes: readonly QuoteChange[] };
      onQuotes(quotes);
      send({ kind: "quotes", quotes });
    });
    opened.addEventListener("alert", (message) => {
      const event = JSON.parse(String(message.data)) as AlertEvent;
      options.onAlert?.(event);
      send({ kind: "alert", event });
    });
    opened.addEventListener("session-end", (event) => {
      const { reason } = JSON.parse(String(event.data)) as SessionEnd;
      send({ kind: "session-end", reason });
      close();
      onSessionEnd(reason);
    });
    opened.addEventListener("error", () => {
      publishStreamed([]);
      if (opened === stream) options.onLost?.();
      // After a lost connection the browser reconnects by itself and resumes; after a refusal it gives up.
      if (opened !== stream || opened.readyState !== 2) return;
      stream = null;
      openedFor = null;
      onRefused();
      connectSoon(retryMs * (0.8 + Math.random() * 0.4));
      retryMs = Math.min(retryMs * 2, lastRetryMs);
    });
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
    if (isLeader) connectSoon(debounceMs);
  }

  function close(): void {
    if (ending.signal.aborted) return;
    send({ kind: "leave", tab });
    ending.abort();
    clearTimeout(connectTimer);
    clearInterval(announcing);
    stream?.close();
    stream = null;
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
    // What this page and the other tabs want is known in a moment; waiting for it saves opening the stream twice.
    connectSoon(firstConnectMs);
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

/** Web locks exist only where the page is a secure context; without them each tab leads itself. */
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
      // Aborted while waiting for its turn: this tab no longer wants to lead.
    });
  };
}

function openChannel(): BroadcastChannel {
  return new BroadcastChannel("bellwether-live-quotes");
}
