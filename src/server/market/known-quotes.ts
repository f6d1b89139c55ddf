import { type Clock, isRecent } from "../clock.ts";
import { createHeldQuotes } from "./held-quotes.ts";
import type { ProvidedQuote } from "./provider.ts";
import type { MarketStore } from "./store.ts";
import { createSymbolStandings } from "./symbol-standings.ts";

/** Quotes held in memory. */
const heldEntries = 1_000;

export type KnownQuotes = ReturnType<typeof createKnownQuotes>;

/** The quotes held in memory, with the standing of each symbol. */
export function createKnownQuotes({
  store,
  negativeCacheMs,
  clock,
}: {
  store: Pick<MarketStore, "lastGoodQuotes">;
  negativeCacheMs: number;
  clock: Clock;
}) {
  const held = createHeldQuotes(heldEntries);
  const standings = createSymbolStandings(heldEntries);

  return {
    held,
    standings,

    take(symbol: string, quote: ProvidedQuote, label: string | null): void {
      held.set(symbol, quote);
      standings.reset(symbol, label);
    },

    holdBack(symbol: string, words: string): void {
      standings.change(symbol, { heldBack: words, restingUntilMs: clock.now() + negativeCacheMs });
    },

    async loadLastGood(symbols: readonly string[]): Promise<void> {
      if (symbols.length === 0) return;
      for (const quote of await store.lastGoodQuotes(symbols)) {
        const { symbol } = quote.facts;
        if (isNewer(quote, held.get(symbol), clock.now())) held.set(symbol, quote);
      }
    },

    labelsOf(quotes: readonly ProvidedQuote[]): Record<string, string> {
      return Object.fromEntries(
        quotes.flatMap(({ facts: { symbol } }) => {
          const { label } = standings.of(symbol);
          return label === null ? [] : [[symbol, label]];
        }),
      );
    },

    noteOf: (symbol: string): { note?: string } => {
      const { heldBack, label } = standings.of(symbol);
      const note = heldBack ?? label;
      return note === null ? {} : { note };
    },
  };
}

/** A quote that was kept before the clock was set back is replaced by any. */
export function isNewer(quote: ProvidedQuote, known: ProvidedQuote | undefined, nowMs: number): boolean {
  if (known === undefined) return true;
  const knownAt = Date.parse(known.origin.fetchedAt);
  return Date.parse(quote.origin.fetchedAt) > knownAt || !isRecent(knownAt, nowMs, Number.POSITIVE_INFINITY);
}
