import { createQuoteDoubts } from "./quote-doubts.ts";
import type { KnownQuotes } from "./known-quotes.ts";
import type { ProvidedQuote } from "./provider.ts";
import type { Routed } from "./quote-routing.ts";
import type { QuotesOptions } from "./quotes-options.ts";

/** Symbols asked for within this time share one batch. */
const gatherMs = 5;

/** Asks the providers for quotes. Identical requests in flight are shared and combined into batches. */
export function createQuoteRenewals(
  {
    router,
    store,
    eventsOf = () => Promise.resolve([]),
    negativeCacheMs,
    exchange = null,
    clock,
    log,
  }: Omit<QuotesOptions, "sample">,
  known: KnownQuotes,
) {
  const doubts = createQuoteDoubts({ known, eventsOf, negativeCacheMs, clock });
  const inFlight = new Map<string, Promise<Routed>>();
  const listeners = new Set<(symbols: readonly string[]) => void>();
  let gathering: { symbols: Set<string>; run: Promise<Map<string, Routed>> } | null = null;

  /** Asks the providers, whatever is in memory; joins a request for the same symbol that is under way. */
  function renew(symbol: string): Promise<Routed> {
    const running = inFlight.get(symbol);
    if (running !== undefined) return running;
    gathering ??= gather();
    gathering.symbols.add(symbol);
    const result = gathering.run
      .then((routed): Routed => routed.get(symbol) ?? { kind: "failed", doubt: null, words: null })
      .finally(() => inFlight.delete(symbol));
    inFlight.set(symbol, result);
    // A reader who was given a cached value no longer waits for this: without a listener its failure would end the process.
    result.catch((error: unknown) => log.error({ err: error, symbol }, "a quote was not renewed"));
    return result;
  }

  function gather() {
    const symbols = new Set<string>();
    const run = new Promise<void>((resolve) => setTimeout(resolve, gatherMs)).then(() => {
      gathering = null;
      return ask([...symbols]);
    });
    return { symbols, run };
  }

  async function ask(symbols: readonly string[]): Promise<Map<string, Routed>> {
    await known
      .loadLastGood(symbols.filter((symbol) => !known.held.has(symbol)))
      .catch((error: unknown) => log.error({ err: error }, "last good quotes were not read"));
    const routed = await router.quotes(symbols, (quote) => doubts.doubtOf(quote));
    const renewed: ProvidedQuote[] = [];
    const keep = (symbol: string, quote: ProvidedQuote, label: string | null) => {
      known.take(symbol, quote, label);
      renewed.push(quote);
    };
    const backWords: Record<string, string> = {};
    await Promise.all(
      [...routed].map(async ([symbol, answer]) => {
        if (answer.kind === "quote") keep(symbol, answer.quote, answer.label);
        else if (answer.kind === "unknown")
          known.standings.change(symbol, { unknownUntilMs: clock.now() + negativeCacheMs });
        else if (answer.doubt?.reason === "older") {
          const confirmed = doubts.confirm(symbol, answer.doubt.quote);
          if (confirmed !== null) renewed.push(confirmed);
        } else {
          const quote = answer.doubt === null ? null : await doubts.settled(answer.doubt);
          if (quote !== null) {
            keep(symbol, quote, null);
            routed.set(symbol, { kind: "quote", quote, label: null });
          } else if (answer.words !== null) {
            known.holdBack(symbol, answer.words);
            backWords[symbol] = answer.words;
          }
        }
      }),
    );
    // A value that cannot be kept is still a value: the next one is kept again.
    void store
      .keepQuotes(renewed)
      .catch((error: unknown) => log.error({ err: error }, "last good quotes were not kept"));
    exchange?.send({ symbols, quotes: renewed, labels: known.labelsOf(renewed), heldBack: backWords });
    for (const listener of listeners) listener(symbols);
    return routed;
  }

  return {
    renew,

    /** Calls back after every answer of the providers, with the symbols that were asked for. */
    onAnswer: (listener: (symbols: readonly string[]) => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
