import { setTimeout as wait } from "node:timers/promises";
import type { Clock } from "../clock.ts";
import { quoteFreshMs, type Quotes } from "../market/quotes.ts";
import { isSettledClose } from "./is-settled-close.ts";

/** Limit of symbols in one call to the providers. Users' own calls run between two of them. */
const symbolsAtOnce = 50;
const pauseMs = 200;
/** Wait before a symbol that never had a price is requested again, doubled each time. */
const firstRestMs = 2 * 60_000;
const longestRestMs = 6 * 60 * 60_000;

export type PriceAsking = ReturnType<typeof createPriceAsking>;

/** Requests prices that alerts need and no user has requested lately. */
export function createPriceAsking({
  quotes,
  clock,
}: {
  quotes: Pick<Quotes, "held" | "refresh">;
  clock: Clock;
}): (symbols: readonly string[], signal: AbortSignal) => Promise<number> {
  const rests = new Map<string, { readonly untilMs: number; readonly restMs: number }>();
  const fetchedMs = (symbol: string) => Date.parse(quotes.held(symbol)?.provenance.fetchedAt ?? "") || 0;

  /** Returns true when a symbol may have a newer price than the known one. */
  function isWorthAsking(symbol: string): boolean {
    const quote = quotes.held(symbol);
    const now = clock.now();
    if (quote === undefined) return (rests.get(symbol)?.untilMs ?? 0) <= now;
    // One that would be too old by the time it is looked at is asked for as well.
    const isFresh = now - fetchedMs(symbol) < quoteFreshMs - 15_000;
    return !isFresh && !isSettledClose(quote, now);
  }

  function noteRest(symbol: string): void {
    if (quotes.held(symbol) !== undefined) {
      rests.delete(symbol);
      return;
    }
    const restMs = Math.min(longestRestMs, 2 * (rests.get(symbol)?.restMs ?? firstRestMs / 2));
    rests.set(symbol, { untilMs: clock.now() + restMs, restMs });
  }

  /** Requests prices of these symbols, the oldest first. Returns how many were requested. */
  return async (symbols, signal) => {
    const asked = symbols.filter(isWorthAsking).toSorted((one, other) => fetchedMs(one) - fetchedMs(other));
    for (let start = 0; start < asked.length; start += symbolsAtOnce) {
      signal.throwIfAborted();
      if (start > 0) await wait(pauseMs, undefined, { signal });
      const batch = asked.slice(start, start + symbolsAtOnce);
      await quotes.refresh(batch);
      for (const symbol of batch) noteRest(symbol);
    }
    return asked.length;
  };
}
