import { LRUCache } from "lru-cache";
import type { ProvidedQuote } from "./provider.ts";

/** The newest quotes that were asked for, so many of them, and those of symbols that are to be kept whoever asks. */
export function createHeldQuotes(maximum: number) {
  const recent = new LRUCache<string, ProvidedQuote>({ max: maximum });
  let kept = new Map<string, ProvidedQuote | undefined>();
  const get = (symbol: string): ProvidedQuote | undefined => recent.get(symbol) ?? kept.get(symbol);

  return {
    get,
    has: (symbol: string): boolean => get(symbol) !== undefined,
    set(symbol: string, quote: ProvidedQuote): void {
      recent.set(symbol, quote);
      if (kept.has(symbol)) kept.set(symbol, quote);
    },
    /** Keeps those of these symbols, and no longer those that were named before. */
    keep(symbols: readonly string[]): void {
      kept = new Map(symbols.map((symbol) => [symbol, recent.peek(symbol) ?? kept.get(symbol)]));
    },
  };
}
