import type { Quote } from "#contract/market.ts";
import type { DataStatus } from "#core/market/provenance.ts";
import { quoteStatus } from "#core/market/quote-status.ts";
import { priceSentiment } from "#core/sentiment/price-sentiment.ts";
import type { Clock } from "../clock.ts";
import type { ProvidedQuote } from "./provider.ts";

/** Writes quotes as they cross the wire. */
export function createQuoteWire({
  noteOf,
  clock,
}: {
  /** Returns the note for users on a symbol's quote. */
  noteOf: (symbol: string) => { note?: string };
  clock: Clock;
}) {
  /** Quotes as they cross the wire, with the second in which their status was looked at. */
  const wired = new WeakMap<ProvidedQuote, { readonly quote: Quote; second: number }>();

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

  return { wire, statusOf };
}
