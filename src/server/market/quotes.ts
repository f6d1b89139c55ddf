import type { Quote } from "#contract/market.ts";
import { isRecent } from "../clock.ts";
import { createKnownQuotes } from "./known-quotes.ts";
import { patiently, patienceMs } from "./patience.ts";
import { createQuoteHearing } from "./quote-hearing.ts";
import { createQuoteRenewals } from "./quote-renewals.ts";
import { createQuoteWire } from "./quote-wire.ts";
import type { QuotesOptions } from "./quotes-options.ts";

/** Quotes are fresh for a minute. Source: product specification, section 9. */
export const quoteFreshMs = 60_000;

export type Quotes = ReturnType<typeof createQuotes>;

/**
 * The newest known quote of each symbol. Fresh values come from memory. Identical requests in flight are shared and
 * combined into batches. When every provider fails, the last good value is used, then sample data.
 */
export function createQuotes(options: QuotesOptions) {
  const { sample, exchange = null, clock } = options;
  const knownQuotes = createKnownQuotes(options);
  const { held, standings } = knownQuotes;
  const { renew, onAnswer } = createQuoteRenewals(options, knownQuotes);
  const { wire, statusOf } = createQuoteWire({ noteOf: knownQuotes.noteOf, clock });
  const onHeard = createQuoteHearing(knownQuotes, exchange, clock);

  /** Another instance may have asked for what is old here. */
  const isToBeRead = (symbol: string): boolean => (exchange === null ? !held.has(symbol) : fresh(symbol) === null);

  /** Returns the quote that needs no request; null when it isn't fresh. */
  function fresh(symbol: string): Quote | null {
    const known = held.get(symbol);
    const isFresh = known !== undefined && isRecent(Date.parse(known.origin.fetchedAt), clock.now(), quoteFreshMs);
    return isFresh ? wire(known) : null;
  }

  async function answer(symbol: string): Promise<Quote | "unknown"> {
    const current = fresh(symbol);
    if (current !== null) return current;
    const known = held.get(symbol);
    const { unknownUntilMs, restingUntilMs } = standings.of(symbol);
    if (unknownUntilMs > clock.now()) return "unknown";
    if (restingUntilMs > clock.now()) return known === undefined ? standIn(symbol) : wire(known);
    const renewal = renew(symbol);
    if (known !== undefined) {
      const isUsable = statusOf(known) === "cached";
      const settled = isUsable ? null : await patiently(renewal, patienceMs);
      if (settled?.kind === "unknown") return "unknown";
      return wire(held.get(symbol) ?? known);
    }
    const routed = await patiently(renewal);
    if (routed?.kind === "quote") return wire(routed.quote);
    if (routed?.kind === "unknown") return "unknown";
    const kept = held.get(symbol);
    return kept === undefined ? standIn(symbol) : wire(kept);
  }

  /** Sample data for the built-in list; for others no price, with the reason. */
  async function standIn(symbol: string): Promise<Quote> {
    if (sample.covers(symbol)) {
      const samples = await sample.quotes([symbol]);
      const made = samples.get(symbol);
      if (made?.kind === "quote") return wire(made.quote);
    }
    const none = unavailable(symbol);
    return { ...none, provenance: { ...none.provenance, ...knownQuotes.noteOf(symbol) } };
  }

  return {
    /**
     * Returns quotes in the order of the request. A symbol without a price from any source has a null price and status
     * "unavailable".
     */
    async get(symbols: readonly string[]): Promise<{ quotes: Quote[]; unknown: string[] }> {
      const current = symbols.map((symbol) => fresh(symbol));
      if (current.every((quote) => quote !== null)) return { quotes: current, unknown: [] };
      await knownQuotes.loadLastGood(symbols.filter(isToBeRead));
      const answers = await Promise.all(symbols.map((symbol) => answer(symbol)));
      return {
        quotes: answers.filter((quote) => quote !== "unknown"),
        unknown: symbols.filter((_symbol, index) => answers[index] === "unknown"),
      };
    },

    /** Returns the quote held now, without a request; undefined when there is none. */
    held(symbol: string): Quote | undefined {
      const known = held.get(symbol);
      return known === undefined ? undefined : wire(known);
    },

    /** Keeps the quotes of these in memory besides the newest others, in place of those named before. */
    keep: (symbols: readonly string[]): void => held.keep(symbols),

    /** Asks the providers for all of them at once. */
    async refresh(symbols: readonly string[]): Promise<void> {
      await Promise.all(symbols.map((symbol) => renew(symbol)));
    },

    /** Calls back after every answer of the providers, with the symbols that were asked for. */
    onAnswer,

    onHeard,
  };
}

function unavailable(symbol: string): Quote {
  const unknown = null;
  return {
    symbol,
    name: unknown,
    currency: unknown,
    exchange: unknown,
    exchangeName: unknown,
    timeZone: unknown,
    type: unknown,
    price: unknown,
    change: unknown,
    changePercent: unknown,
    previousClose: unknown,
    open: unknown,
    dayLow: unknown,
    dayHigh: unknown,
    fiftyTwoWeekLow: unknown,
    fiftyTwoWeekHigh: unknown,
    volume: unknown,
    averageVolume: unknown,
    marketCap: unknown,
    pe: unknown,
    eps: unknown,
    dividendYield: unknown,
    sentiment: unknown,
    provenance: { source: "none", status: "unavailable", asOf: null, delayMinutes: null, fetchedAt: null },
  };
}
