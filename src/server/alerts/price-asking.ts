import { setTimeout as wait } from "node:timers/promises";
import type { Clock } from "../clock.ts";
import { quoteFreshMs, type Quotes } from "../market/quotes.ts";
import { isSettledClose } from "./is-settled-close.ts";

/** Of one call to the providers; between two of them readers' own calls pass. */
const symbolsAtOnce = 50;
const pauseMs = 200;
/** What nobody has ever given a price of is asked for again after this, doubled each time. */
const firstRestMs = 2 * 60_000;
const longestRestMs = 6 * 60 * 60_000;

export type PriceAsking = ReturnType<typeof createPriceAsking>;

/** Asks for prices that alerts need and nobody else has asked for lately. */
export function createPriceAsking({
  quotes,
  clock,
}: {
  quotes: Pick<Quotes, "held" | "refresh">;
  clock: Clock;
}): (symbols: readonly string[], signal: AbortSignal) => Promise<number> {
  const rests = new Map<string, { readonly untilMs: number; readonly restMs: number }>();
  const fetchedMs = (symbol: string) => Date.parse(quotes.held(symbol)?.provenance.fetchedAt ?? "") || 0;

  /** Whether a symbol's price may be another than the one that is known. */
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

  /** Of these symbols, the oldest prices first; answers how many were asked for. */
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
