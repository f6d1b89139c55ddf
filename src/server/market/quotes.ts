import type { Quote } from "#contract/market.ts";
import type { CorporateEvent } from "#core/market/bar.ts";
import { hasStrayed, isConfirmed, quoteDoubt, type QuoteDoubt } from "#core/market/plausibility.ts";
import { type Clock, isRecent } from "../clock.ts";
import type { Log } from "../log.ts";
import type { MarketProvider, ProvidedQuote } from "./provider.ts";
import type { Routed, Router } from "./router.ts";
import { createHeldQuotes } from "./held-quotes.ts";
import type { QuoteExchange, QuoteNews } from "./quote-exchange.ts";
import { patiently, patienceMs } from "./patience.ts";
import { createQuoteWire } from "./quote-wire.ts";
import type { MarketStore } from "./store.ts";
import { createSymbolStandings } from "./symbol-standings.ts";

/** Quotes are fresh for a minute; 1,000 are held. Source: product specification, section 9. */
export const quoteFreshMs = 60_000;
const heldEntries = 1_000;
const toleratedLagMs = 5 * 60_000;
/** Sightings of a doubted price that are remembered, to see whether it holds. */
const keptSightings = 200;
/** Symbols asked for within this time share one batch. */
const gatherMs = 5;

export type Quotes = ReturnType<typeof createQuotes>;

/**
 * The newest known quote of each symbol. Fresh values come from memory. Identical requests in flight are shared and
 * combined into batches. When every provider fails, the last good value is used, then sample data.
 */
export function createQuotes({
  router,
  sample,
  store,
  eventsOf = () => Promise.resolve([]),
  negativeCacheMs,
  exchange = null,
  clock,
  log,
}: {
  router: Router;
  sample: Pick<MarketProvider, "covers" | "quotes">;
  store: Pick<MarketStore, "lastGoodQuotes" | "keepQuotes">;
  /** Splits and dividends of an instrument, asked for when its price has moved beyond belief. */
  eventsOf?: (symbol: string) => Promise<readonly CorporateEvent[]>;
  /** How long a reader does not make us ask again for an unknown symbol, or for one whose answer could not be used. */
  negativeCacheMs: number;
  /** Other instances with the same providers and store; null: there are none. */
  exchange?: QuoteExchange | null;
  clock: Clock;
  log: Log;
}) {
  const held = createHeldQuotes(heldEntries);
  const standings = createSymbolStandings(heldEntries);
  const inFlight = new Map<string, Promise<Routed>>();
  const { wire, statusOf } = createQuoteWire({ noteOf, clock });
  const listeners = new Set<(symbols: readonly string[]) => void>();
  const hearers = new Set<{
    readonly hear: (symbols: readonly string[]) => void;
    readonly isWanted: (symbol: string) => boolean;
  }>();
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

  function doubtOf({ facts, origin }: ProvidedQuote, events: readonly CorporateEvent[] = []): QuoteDoubt | null {
    const known = held.get(facts.symbol);
    const lastGood =
      known === undefined || known.origin.isSample
        ? null
        : { price: known.facts.price, asOf: known.origin.asOf, currency: known.facts.currency };
    return quoteDoubt(facts, origin, { lastGood, events, now: clock.now() });
  }

  /** Resolves to true once a split explains the jump or the price has held for one session. */
  async function isSettled({ quote, reason }: QuoteDoubt & { quote: ProvidedQuote }): Promise<boolean> {
    if (reason !== "jump" && reason !== "hundredfold") return false;
    const { symbol, price, exchange } = quote.facts;
    const before = standings.of(symbol).sightings;
    const isSteady = !before.some((sighting) => hasStrayed(sighting.price, price));
    const seen = [...(isSteady ? before : []), { price, asOf: quote.origin.asOf }];
    standings.change(symbol, { sightings: [...seen.slice(0, 1), ...seen.slice(1).slice(-keptSightings)] });
    if (isConfirmed(reason, price, { secondPrice: null, observations: seen, exchange })) return true;
    const events = await eventsOf(symbol);
    return events.length > 0 && doubtOf(quote, events)?.action !== "withhold";
  }

  function take(symbol: string, quote: ProvidedQuote, label: string | null): void {
    held.set(symbol, quote);
    standings.reset(symbol, label);
  }

  async function ask(symbols: readonly string[]): Promise<Map<string, Routed>> {
    await loadLastGood(symbols.filter((symbol) => !held.has(symbol))).catch((error: unknown) =>
      log.error({ err: error }, "last good quotes were not read"),
    );
    const routed = await router.quotes(symbols, (quote) => doubtOf(quote));
    const renewed: ProvidedQuote[] = [];
    const keep = (symbol: string, quote: ProvidedQuote, label: string | null) => {
      take(symbol, quote, label);
      renewed.push(quote);
    };
    const backWords: Record<string, string> = {};
    await Promise.all(
      [...routed].map(async ([symbol, answer]) => {
        if (answer.kind === "quote") keep(symbol, answer.quote, answer.label);
        else if (answer.kind === "unknown") standings.change(symbol, { unknownUntilMs: clock.now() + negativeCacheMs });
        else if (answer.doubt?.reason === "older") {
          const confirmed = confirm(symbol, answer.doubt.quote);
          if (confirmed !== null) renewed.push(confirmed);
        } else if (answer.doubt !== null && (await isSettled(answer.doubt))) {
          const { quote } = answer.doubt;
          keep(symbol, quote, null);
          routed.set(symbol, { kind: "quote", quote, label: null });
        } else if (answer.words !== null) {
          holdBack(symbol, answer.words);
          backWords[symbol] = answer.words;
        }
      }),
    );
    // A value that cannot be kept is still a value: the next one is kept again.
    void store
      .keepQuotes(renewed)
      .catch((error: unknown) => log.error({ err: error }, "last good quotes were not kept"));
    exchange?.send({ symbols, quotes: renewed, labels: labelsOf(renewed), heldBack: backWords });
    for (const listener of listeners) listener(symbols);
    return routed;
  }

  function holdBack(symbol: string, words: string): void {
    standings.change(symbol, { heldBack: words, restingUntilMs: clock.now() + negativeCacheMs });
  }

  function labelsOf(quotes: readonly ProvidedQuote[]): Record<string, string> {
    return Object.fromEntries(
      quotes.flatMap(({ facts: { symbol } }) => {
        const { label } = standings.of(symbol);
        return label === null ? [] : [[symbol, label]];
      }),
    );
  }

  /** Stores another instance's quotes of symbols watched here. They were validated there. */
  function hear(news: QuoteNews): void {
    const isWanted = (symbol: string): boolean =>
      held.has(symbol) || [...hearers].some((hearer) => hearer.isWanted(symbol));
    for (const quote of news.quotes) {
      const { symbol } = quote.facts;
      if (!isWanted(symbol) || !isNewer(quote, held.get(symbol), clock.now())) continue;
      take(symbol, quote, news.labels[symbol] ?? null);
    }
    for (const [symbol, words] of Object.entries(news.heldBack)) if (isWanted(symbol)) holdBack(symbol, words);
    for (const hearer of hearers) hearer.hear(news.symbols);
  }
  exchange?.onNews(hear);

  /**
   * Servers of one source lag behind each other by moments: an answer a little older than the one known is no fault, it only
   * says that there is nothing newer yet. Null where it is a fault.
   */
  function confirm(symbol: string, quote: ProvidedQuote): ProvidedQuote | null {
    const known = held.get(symbol);
    const lagMs = known === undefined ? 0 : Date.parse(known.origin.asOf) - Date.parse(quote.origin.asOf);
    if (known === undefined || known.origin.source !== quote.origin.source || lagMs > toleratedLagMs) {
      standings.change(symbol, { restingUntilMs: clock.now() + negativeCacheMs });
      return null;
    }
    const confirmed = { ...known, origin: { ...known.origin, fetchedAt: quote.origin.fetchedAt } };
    held.set(symbol, confirmed);
    standings.change(symbol, { heldBack: null });
    return confirmed;
  }

  /** Another instance may have asked for what is old here. */
  const isToBeRead = (symbol: string): boolean => (exchange === null ? !held.has(symbol) : fresh(symbol) === null);

  async function loadLastGood(symbols: readonly string[]): Promise<void> {
    if (symbols.length === 0) return;
    for (const quote of await store.lastGoodQuotes(symbols)) {
      const { symbol } = quote.facts;
      if (isNewer(quote, held.get(symbol), clock.now())) held.set(symbol, quote);
    }
  }

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
    return { ...none, provenance: { ...none.provenance, ...noteOf(symbol) } };
  }

  function noteOf(symbol: string): { note?: string } {
    const { heldBack, label } = standings.of(symbol);
    const note = heldBack ?? label;
    return note === null ? {} : { note };
  }

  return {
    /**
     * Returns quotes in the order of the request. A symbol without a price from any source has a null price and status
     * "unavailable".
     */
    async get(symbols: readonly string[]): Promise<{ quotes: Quote[]; unknown: string[] }> {
      const current = symbols.map((symbol) => fresh(symbol));
      if (current.every((quote) => quote !== null)) return { quotes: current, unknown: [] };
      await loadLastGood(symbols.filter(isToBeRead));
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
    onAnswer(listener: (symbols: readonly string[]) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Calls back with the symbols that another instance has asked for. Of those wanted, the quotes are held by then. */
    onHeard(hear: (symbols: readonly string[]) => void, isWanted: (symbol: string) => boolean): () => void {
      const hearer = { hear, isWanted };
      hearers.add(hearer);
      return () => hearers.delete(hearer);
    },
  };
}

/** A quote that was kept before the clock was set back is replaced by any. */
function isNewer(quote: ProvidedQuote, known: ProvidedQuote | undefined, nowMs: number): boolean {
  if (known === undefined) return true;
  const knownAt = Date.parse(known.origin.fetchedAt);
  return Date.parse(quote.origin.fetchedAt) > knownAt || !isRecent(knownAt, nowMs, Number.POSITIVE_INFINITY);
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
