import { addDays, zonedDate } from "#core/calendar/index.ts";
import type { CorporateEvent } from "#core/market/bar.ts";
import { hasStrayed, isConfirmed, quoteDoubt, type QuoteDoubt } from "#core/market/plausibility.ts";
import { splitRatio, withSplitOfDay } from "#core/market/split-of-day.ts";
import type { Clock } from "../clock.ts";
import type { KnownQuotes } from "./known-quotes.ts";
import type { ProvidedQuote } from "./provider.ts";

const toleratedLagMs = 5 * 60_000;
/** Sightings of a doubted price that are remembered, to see whether it holds. */
const keptSightings = 200;

/** Doubts about new quotes, judged by those known before. */
export function createQuoteDoubts({
  known: { held, standings },
  eventsOf,
  negativeCacheMs,
  clock,
}: {
  known: KnownQuotes;
  /** Splits and dividends of an instrument, asked for when its price has moved beyond belief. */
  eventsOf: (symbol: string) => Promise<readonly CorporateEvent[]>;
  negativeCacheMs: number;
  clock: Clock;
}) {
  function doubtOf({ facts, origin }: ProvidedQuote, events: readonly CorporateEvent[] = []): QuoteDoubt | null {
    const known = held.get(facts.symbol);
    const lastGood =
      known === undefined || known.origin.isSample
        ? null
        : { price: known.facts.price, asOf: known.origin.asOf, currency: known.facts.currency };
    return quoteDoubt(facts, origin, { lastGood, events, now: clock.now() });
  }

  /** The quote once a split explains its jump, restated for it, or once the price has held for one session; else null. */
  async function settled({ quote, reason }: QuoteDoubt & { quote: ProvidedQuote }): Promise<ProvidedQuote | null> {
    if (reason !== "jump" && reason !== "hundredfold") return null;
    const { symbol, price, exchange } = quote.facts;
    const before = standings.of(symbol).sightings;
    const isSteady = !before.some((sighting) => hasStrayed(sighting.price, price));
    const seen = [...(isSteady ? before : []), { price, asOf: quote.origin.asOf }];
    standings.change(symbol, { sightings: [...seen.slice(0, 1), ...seen.slice(1).slice(-keptSightings)] });
    if (isConfirmed(reason, price, { secondPrice: null, observations: seen, exchange })) return quote;
    const events = await eventsOf(symbol);
    if (events.length === 0 || doubtOf(quote, events)?.action === "withhold") return null;
    const day = zonedDate(Date.parse(quote.origin.asOf), quote.facts.timeZone ?? "UTC");
    return { ...quote, facts: withSplitOfDay(quote.facts, splitRatio(events, addDays(day, -1), day)) };
  }

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

  return { doubtOf, settled, confirm };
}
