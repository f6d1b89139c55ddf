import { LRUCache } from "lru-cache";
import type { SearchResult } from "#contract/market.ts";
import type { Provenance } from "#contract/provenance.ts";
import { builtInInstruments } from "#core/market/built-in-instruments.ts";
import { type Clock, isoTime } from "../clock.ts";
import { builtInSearchResult } from "./built-in-search-result.ts";
import type { Router } from "./router.ts";

const freshMs = 5 * 60_000;
const shortestQuery = 2;
/** What providers are asked for, whatever the caller's limit, so that one cached answer serves all. */
const askedResults = 25;

export type Search = ReturnType<typeof createSearch>;

/** Instruments by symbol or name. Short queries and failures are answered from the built-in list. */
export function createSearch({ router, clock }: { router: Router; clock: Clock }) {
  const held = new LRUCache<string, { results: readonly SearchResult[]; source: string; fetchedAt: number }>({
    max: 1_000,
  });
  const inFlight = new Map<string, Promise<{ results: readonly SearchResult[]; source: string } | null>>();

  function ask(text: string) {
    const running = inFlight.get(text);
    if (running !== undefined) return running;
    const result = router
      .first(
        "search",
        () => true,
        (provider) => provider.search?.(text, askedResults),
      )
      .then((asked) => {
        if (asked === null) return null;
        const found = { results: asked.value, source: asked.provider.id };
        held.set(text, { ...found, fetchedAt: clock.now() });
        return found;
      })
      .finally(() => inFlight.delete(text));
    inFlight.set(text, result);
    return result;
  }

  return {
    async find(query: string, limit: number): Promise<{ results: SearchResult[]; provenance: Provenance }> {
      const text = query.trim().toLowerCase();
      if ([...text].length < shortestQuery) return fromBuiltIn(() => true, limit, clock);
      const known = held.get(text);
      const fresh = known !== undefined && clock.now() - known.fetchedAt <= freshMs ? known : null;
      const found = fresh ?? (await ask(text)) ?? known ?? null;
      const matches = (result: SearchResult) =>
        result.ticker.toLowerCase().includes(text) || result.name.toLowerCase().includes(text);
      if (found === null) return fromBuiltIn(matches, limit, clock);
      const fetchedAt = isoTime(held.get(text)?.fetchedAt ?? clock.now());
      return {
        results: found.results.filter(matches).slice(0, limit),
        provenance: {
          source: found.source,
          // A directory of instruments has no market time: it is as good as the day it was read.
          status: found === known && fresh === null ? "stale" : "live",
          asOf: fetchedAt,
          delayMinutes: null,
          fetchedAt,
        },
      };
    },
  };
}

function fromBuiltIn(matches: (result: SearchResult) => boolean, limit: number, clock: Clock) {
  const now = isoTime(clock.now());
  const results = builtInInstruments.map(builtInSearchResult);
  return {
    results: results.filter(matches).slice(0, limit),
    provenance: { source: "built-in", status: "sample" as const, asOf: now, delayMinutes: null, fetchedAt: now },
  };
}
