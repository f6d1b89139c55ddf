import { LRUCache } from "lru-cache";
import type { Quote } from "#contract/market.ts";
import type { CorporateEvent } from "#core/market/bar.ts";
import { hasStrayed, isConfirmed, quoteDoubt, type QuoteDoubt } from "#core/market/plausibility.ts";
import type { DataStatus } from "#core/market/provenance.ts";
import { quoteStatus } from "#core/market/quote-status.ts";
import { priceSentiment } from "#core/sentiment/price-sentiment.ts";
import type { Clock } from "../clock.ts";
import type { Log } from "../log.ts";
import type { MarketProvider, ProvidedQuote } from "./provider.ts";
import type { Routed, Router } from "./router.ts";
import { createHeldQuotes } from "./held-quotes.ts";
import type { QuoteExchange, QuoteNews } from "./quote-exchange.ts";
import { patiently, patienceMs } from "./patience.ts";
import type { MarketStore } from "./store.ts";

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
 * The newest known quote of each symbol. Fresh values come from memory; identical requests in flight are shared and
 * gathered into batches; when every provider fails, the last good value stands, then sample data.
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
  const unknownUntil = new LRUCache<string, number>({ max: heldEntries });
  /** Symbols whose last answer could not be used: the source would only say the same again. */
  const restingUntil = new LRUCache<string, number>({ max: heldEntries });
  /** What was held back since the last good quote, in words. */
  const heldBack = new LRUCache<string, string>({ max: heldEntries });
  /** What people should know of the quote that is held. */
  const labels = new LRUCache<string, string>({ max: heldEntries });
  const sightings = new LRUCache<string, { price: number; asOf: string }[]>({ max: heldEntries });
  const inFlight = new Map<string, Promise<Routed>>();
  /** Quotes as they cross the wire, with the second in which their status was looked at. */
  const wired = new WeakMap<ProvidedQuote, { readonly quote: Quote; second: number }>();
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

  /** Whether a quote that was held back is to be shown after all: a split explains it, or it has held for a session. */
  async function isSettled({ quote, reason }: QuoteDoubt & { quote: ProvidedQuote }): Promise<boolean> {
    if (reason !== "jump" && reason !== "hundredfold") return false;
    const { symbol, price, exchange } = quote.facts;
    const before = sightings.get(symbol) ?? [];
    const isSteady = !before.some((sighting) => hasStrayed(sighting.price, price));
    const seen = [...(isSteady ? before : []), { price, asOf: quote.origin.asOf }];
    sightings.set(symbol, [...seen.slice(0, 1), ...seen.slice(1).slice(-keptSightings)]);
    if (isConfirmed(reason, price, { secondPrice: null, observations: seen, exchange })) return true;
    const events = await eventsOf(symbol);
    return events.length > 0 && doubtOf(quote, events)?.action !== "withhold";
  }

  function take(symbol: string, quote: ProvidedQuote, label: string | null): void {
    held.set(symbol, quote);
    unknownUntil.delete(symbol);
    restingUntil.delete(symbol);
    heldBack.delete(symbol);
    sightings.delete(symbol);
    if (label === null) labels.delete(symbol);
    else labels.set(symbol, label);
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
        else if (answer.kind === "unknown") unknownUntil.set(symbol, clock.now() + negativeCacheMs);
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
    heldBack.set(symbol, words);
    restingUntil.set(symbol, clock.now() + negativeCacheMs);
  }

  function labelsOf(quotes: readonly ProvidedQuote[]): Record<string, string> {
    const found = quotes.map(({ facts: { symbol } }) => [symbol, labels.get(symbol)] as const);
    return Object.fromEntries(found.filter((entry): entry is [string, string] => entry[1] !== undefined));
  }

  /** Takes in what another instance was told, of the symbols that somebody wants here. It has passed the gate there. */
  function hear(news: QuoteNews): void {
    const isWanted = (symbol: string): boolean =>
      held.has(symbol) || [...hearers].some((hearer) => hearer.isWanted(symbol));
    for (const quote of news.quotes) {
      const { symbol } = quote.facts;
      if (!isWanted(symbol) || !isNewer(quote, held.get(symbol))) continue;
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
      restingUntil.set(symbol, clock.now() + negativeCacheMs);
      return null;
    }
    const confirmed = { ...known, origin: { ...known.origin, fetchedAt: quote.origin.fetchedAt } };
    held.set(symbol, confirmed);
    heldBack.delete(symbol);
    return confirmed;
  }

  /** Another instance may have asked for what is old here. */
  const isToBeRead = (symbol: string): boolean => (exchange === null ? !held.has(symbol) : fresh(symbol) === null);

  async function loadLastGood(symbols: readonly string[]): Promise<void> {
    if (symbols.length === 0) return;
    for (const quote of await store.lastGoodQuotes(symbols)) {
      const { symbol } = quote.facts;
      if (isNewer(quote, held.get(symbol))) held.set(symbol, quote);
    }
  }

  /** What needs nobody to be asked; null: it isn't fresh. */
  function fresh(symbol: string): Quote | null {
    const known = held.get(symbol);
    const isFresh = known !== undefined && clock.now() - Date.parse(known.origin.fetchedAt) <= quoteFreshMs;
    return isFresh ? wire(known) : null;
  }

  async function answer(symbol: string): Promise<Quote | "unknown"> {
    const current = fresh(symbol);
    if (current !== null) return current;
    const known = held.get(symbol);
    if ((unknownUntil.get(symbol) ?? 0) > clock.now()) return "unknown";
    if ((restingUntil.get(symbol) ?? 0) > clock.now()) return known === undefined ? standIn(symbol) : wire(known);
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

  function statusOf({ facts, origin }: ProvidedQuote): DataStatus {
    return quoteStatus(origin, facts.exchange, clock.now());
  }

  /** The quote as it crosses the wire: the same object as long as nothing about it changes. */
  function wire(provided: ProvidedQuote): Quote {
    const second = Math.floor(clock.now() / 1000);
    const note = noteOf(provided.facts.symbol);
    const before = wired.get(provided);
    if (before !== undefined && before.quote.provenance.note === note.note) {
      if (before.second === second) return before.quote;
      if (before.quote.provenance.status === statusOf(provided)) {
        before.second = second;
        return before.quote;
      }
    }
    const quote = written(provided, note);
    wired.set(provided, { quote, second });
    return quote;
  }

  function written(provided: ProvidedQuote, note: { note?: string }): Quote {
    const { facts, origin } = provided;
    return {
      ...facts,
      sentiment: origin.isSample ? null : priceSentiment(facts.changePercent),
      provenance: {
        source: origin.source,
        status: statusOf(provided),
        asOf: origin.asOf,
        delayMinutes: origin.delayMinutes,
        fetchedAt: origin.fetchedAt,
        ...note,
      },
    };
  }

  function noteOf(symbol: string): { note?: string } {
    const note = heldBack.get(symbol) ?? labels.get(symbol);
    return note === undefined ? {} : { note };
  }

  return {
    /** Quotes in the order asked for; a symbol nobody could price has a null price and status "unavailable". */
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

    /** What is held now, without asking anybody; undefined when nothing is. */
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

function isNewer(quote: ProvidedQuote, known: ProvidedQuote | undefined): boolean {
  return known === undefined || Date.parse(quote.origin.fetchedAt) > Date.parse(known.origin.fetchedAt);
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
