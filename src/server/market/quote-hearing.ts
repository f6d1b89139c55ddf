import type { Clock } from "../clock.ts";
import { type createKnownQuotes, isNewer } from "./known-quotes.ts";
import type { QuoteExchange, QuoteNews } from "./quote-exchange.ts";

/** Takes in the quotes that other instances have asked for. */
export function createQuoteHearing(
  knownQuotes: ReturnType<typeof createKnownQuotes>,
  exchange: QuoteExchange | null,
  clock: Clock,
) {
  const { held } = knownQuotes;
  const hearers = new Set<{
    readonly hear: (symbols: readonly string[]) => void;
    readonly isWanted: (symbol: string) => boolean;
  }>();

  /** Stores another instance's quotes of symbols watched here. They were validated there. */
  function hear(news: QuoteNews): void {
    const isWanted = (symbol: string): boolean =>
      held.has(symbol) || [...hearers].some((hearer) => hearer.isWanted(symbol));
    for (const quote of news.quotes) {
      const { symbol } = quote.facts;
      if (!isWanted(symbol) || !isNewer(quote, held.get(symbol), clock.now())) continue;
      knownQuotes.take(symbol, quote, news.labels[symbol] ?? null);
    }
    for (const [symbol, words] of Object.entries(news.heldBack))
      if (isWanted(symbol)) knownQuotes.holdBack(symbol, words);
    for (const hearer of hearers) hearer.hear(news.symbols);
  }
  exchange?.onNews(hear);

  /** Calls back with the symbols that another instance has asked for. Of those wanted, the quotes are held by then. */
  return (hear: (symbols: readonly string[]) => void, isWanted: (symbol: string) => boolean): (() => void) => {
    const hearer = { hear, isWanted };
    hearers.add(hearer);
    return () => hearers.delete(hearer);
  };
}
