import { LRUCache } from "lru-cache";
import type { SearchResult } from "#contract/market.ts";
import type { Provenance } from "#contract/provenance.ts";
import { builtInInstruments } from "#core/market/built-in-instruments.ts";
import { type Clock, isoTime, isRecent } from "../clock.ts";
import type { Log } from "../log.ts";
import { builtInSearchResult } from "./built-in-search-result.ts";
import type { Directory } from "./directory.ts";
import { patiently } from "./patience.ts";
import type { Router } from "./router.ts";

const freshMs = 5 * 60_000;
const shortestQuery = 2;
/** Number of results requested from providers, whatever the caller's limit, so that one cached answer serves all. */
const askedResults = 25;

interface Found {
  readonly results: readonly SearchResult[];
  readonly source: string;
  readonly fetchedAt: number;
}

export type Search = ReturnType<typeof createSearch>;

/**
 * Instruments by symbol or name. Short queries are answered with the built-in list; where a provider's whole list is in the
 * directory, it answers as one types; else the providers are asked, and the directory when they fail.
 */
export function createSearch({
  router,
  directory,
  clock,
  log,
}: {
  router: Router;
  directory: Directory;
  clock: Clock;
  log: Log;
}) {
  const held = new LRUCache<string, Found>({ max: 1_000 });
  const inFlight = new Map<string, Promise<Found | null>>();

  function ask(text: string): Promise<Found | null> {
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
        const found = { results: asked.value, source: asked.provider.id, fetchedAt: clock.now() };
        held.set(text, found);
        directory
          .learn(found.results, found.source)
          .catch((error: unknown) => log.error({ err: error }, "found instruments were not kept"));
        return found;
      })
      .finally(() => inFlight.delete(text));
    inFlight.set(text, result);
    return result;
  }

  return {
    async find(query: string, limit: number): Promise<{ results: SearchResult[]; provenance: Provenance }> {
      const text = query.trim().toLowerCase();
      if ([...text].length < shortestQuery)
        return {
          results: builtInInstruments.slice(0, limit).map(builtInSearchResult),
          provenance: builtInProvenance(),
        };
      await directory.ready;
      const local = directory.find(text, limit);
      const isAnswered = local.some(({ match }) => match === "exact") || local.length >= limit;
      if (directory.isWhole() && isAnswered && local[0]?.match !== "typo")
        return { results: local, provenance: provenanceOf("directory", "live", clock.now()) };

      const known = held.get(text);
      const isFresh = known !== undefined && isRecent(known.fetchedAt, clock.now(), freshMs);
      const found = isFresh ? known : ((await patiently(ask(text))) ?? known ?? null);
      // When no source answers, this directory's own results are used: without a provider's list, the built-in
      // instruments.
      if (found === null)
        return {
          results: local,
          provenance: directory.isWhole() ? provenanceOf("directory", "stale", clock.now()) : builtInProvenance(),
        };
      const matching = found.results.filter(
        ({ ticker, name }) => ticker.toLowerCase().includes(text) || name.toLowerCase().includes(text),
      );
      const theirs = new Set(matching.map(({ ticker }) => ticker));
      const ours = local.filter(({ ticker, match }) => !theirs.has(ticker) && (match !== "typo" || theirs.size === 0));
      const results = [...matching, ...ours].toSorted((one, other) => exactness(other, text) - exactness(one, text));
      // A directory of instruments has no market time: it is as good as the day it was read.
      const isOld = clock.now() - found.fetchedAt > freshMs;
      return {
        results: results.slice(0, limit),
        provenance: provenanceOf(found.source, isOld ? "stale" : "live", found.fetchedAt),
      };
    },
  };

  function builtInProvenance(): Provenance {
    return provenanceOf("built-in", "sample", clock.now());
  }
}

/** Returns 1 for the symbol as typed, so that it comes first from any source. */
function exactness({ ticker }: SearchResult, text: string): number {
  return ticker.toLowerCase() === text ? 1 : 0;
}

function provenanceOf(source: string, status: Provenance["status"], at: number): Provenance {
  return { source, status, asOf: isoTime(at), delayMinutes: null, fetchedAt: isoTime(at) };
}
