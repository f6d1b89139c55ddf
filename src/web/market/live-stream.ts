import type { AlertEvent } from "#contract/alerts.ts";
import type { StreamEvents } from "#contract/index.ts";
import type { QuoteChange } from "#contract/market.ts";
import { isServedBy } from "./streamed-symbols.ts";

export type SessionEnd = StreamEvents["GET /api/market/live"]["session-end"];

interface LiveStreamOptions {
  readonly open: (url: string) => EventSource;
  /** Milliseconds between two requests to the sources; undefined for the server's default. */
  readonly everyMs: number | undefined;
  readonly requestedSymbols: () => readonly string[];
  /** Called with the stream's symbols when it opens or reopens. */
  readonly onOpened: (symbols: readonly string[]) => void;
  readonly onQuotes: (quotes: readonly QuoteChange[]) => void;
  readonly onAlert: (event: AlertEvent) => void;
  readonly onSessionEnd: (reason: SessionEnd["reason"]) => void;
  readonly onLost: () => void;
  readonly onRefused: () => void;
}

interface OpenStream {
  readonly source: EventSource;
  readonly symbols: readonly string[];
}

const path = "/api/market/live";
const firstRetryMs = 5_000;
/** The server notices within this time that a stream was closed. */
const roomMs = 500;
const maxRetryMs = 60_000;

/**
 * One stream of quotes, replaced when it no longer serves the requested symbols and, later each time, when it was refused.
 * It stays open until its successor is, so that no event is lost between the two. Both may report the same one. A
 * successor that is refused twice may lack the place that the other takes, so the other makes room.
 */
export function createLiveStream(options: LiveStreamOptions): {
  /** Opens the stream after a pause, unless the one that is open serves the symbols. */
  connectSoon(afterMs: number): void;
  close(): void;
} {
  let current: OpenStream | null = null;
  let successor: OpenStream | null = null;
  let retryMs = firstRetryMs;
  /** Nothing has opened since the last refusal. */
  let wasRefused = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;

  function connectSoon(afterMs: number): void {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(connect, afterMs);
  }

  function connect(): void {
    const symbols = options.requestedSymbols();
    const latest = successor ?? current;
    if (latest !== null && isServedBy(symbols, latest.symbols)) return;
    successor?.source.close();
    const opened = options.open(streamAddress(symbols, options.everyMs));
    successor = { source: opened, symbols };
    opened.addEventListener("open", () => {
      if (successor?.source === opened) {
        current?.source.close();
        current = successor;
        successor = null;
      }
      retryMs = firstRetryMs;
      wasRefused = false;
      options.onOpened(symbols);
    });
    opened.addEventListener("quotes", ({ data }) => {
      const { quotes } = JSON.parse(String(data)) as { quotes: readonly QuoteChange[] };
      options.onQuotes(quotes);
    });
    opened.addEventListener("alert", ({ data }) => options.onAlert(JSON.parse(String(data)) as AlertEvent));
    opened.addEventListener("session-end", ({ data }) =>
      options.onSessionEnd((JSON.parse(String(data)) as SessionEnd).reason),
    );
    opened.addEventListener("error", () => lose(opened));
  }

  function lose(lost: EventSource): void {
    const isSuccessor = lost === successor?.source;
    if (!isSuccessor && lost !== current?.source) return;
    if (!isSuccessor || current === null) options.onLost();
    // The browser reconnects and resumes by itself after a lost connection. After a refusal it gives up.
    if (lost.readyState !== 2) return;
    if (isSuccessor) {
      successor = null;
      if (current !== null && wasRefused) {
        current.source.close();
        current = null;
        options.onLost();
        connectSoon(roomMs);
        return;
      }
    } else current = null;
    wasRefused = true;
    options.onRefused();
    connectSoon(retryMs * (0.8 + Math.random() * 0.4));
    retryMs = Math.min(retryMs * 2, maxRetryMs);
  }

  return {
    connectSoon,
    close: () => {
      isClosed = true;
      clearTimeout(timer);
      current?.source.close();
      successor?.source.close();
      current = null;
      successor = null;
    },
  };
}

function streamAddress(symbols: readonly string[], everyMs: number | undefined): string {
  if (symbols.length === 0) return path;
  const every = everyMs === undefined ? "" : `&every=${everyMs}`;
  return `${path}?symbols=${symbols.map(encodeURIComponent).join(",")}${every}`;
}
