import type { Log } from "../log.ts";
import type { Selection } from "./live-selections.ts";
import type { QuotePolling } from "./quote-polling.ts";
import type { Quotes } from "./quotes.ts";
import type { WatchedSymbols } from "./watched-elsewhere.ts";

/** Another instance polls. If nothing is heard of a symbol for so long beyond its turn, it is asked for here. */
const unheardMs = 10_000;

/** The turns in which watched symbols are asked for, on this instance or on another one that polls for all. */
export function createLiveTurns({
  quotes,
  polling,
  pollMs,
  holders,
  listeners,
  note,
  log,
}: {
  quotes: Pick<Quotes, "refresh">;
  polling: QuotePolling | null;
  pollMs: number;
  holders: ReadonlyMap<string, number>;
  listeners: ReadonlySet<{ readonly selection: Selection; readonly everyMs: number }>;
  /** Called with each symbol that was asked for. */
  note: (symbol: string) => void;
  log: Log;
}) {
  const askedAt = new Map<string, number>();
  let timer: NodeJS.Timeout | null = null;

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

  return {
    /** Another instance has asked for these: its next turn is counted from now. */
    heard(symbols: readonly string[]): void {
      if (polling === null || polling.isMine()) return;
      const elsewhere = polling.elsewhere();
      const now = Date.now();
      for (const symbol of symbols) if (holders.has(symbol) || elsewhere.has(symbol)) askedAt.set(symbol, now);
    },

    /** Counts the first turn of new symbols from now. */
    add(symbols: readonly string[]): void {
      for (const symbol of symbols) askedAt.set(symbol, askedAt.get(symbol) ?? Date.now());
    },

    forget: (symbol: string): boolean => askedAt.delete(symbol),

    startTimer(): void {
      timer ??= setInterval(poll, pollMs);
    },

    startPolling: (): void => polling?.start({ watched, onTurn: poll }),

    stop(): void {
      polling?.stop();
      if (timer !== null) clearInterval(timer);
      timer = null;
      askedAt.clear();
    },
  };
}
