import { joinedProvenance } from "#core/market/joined-provenance.ts";
import type { NewsItem } from "#contract/news.ts";
import type { Provenance } from "#contract/provenance.ts";
import type { Clock } from "../clock.ts";
import type { Log } from "../log.ts";
import { createKeptValues, factProvenance, noProvenance, type Asked } from "./kept-values.ts";
import type { NewsStore } from "./news-store.ts";
import type { ProvidedNews, ProvidedStory } from "./provider.ts";
import type { Router } from "./router.ts";
import { sampleNews } from "./sample-news.ts";
import { scoredStory } from "./scored-story.ts";
import type { MarketStore } from "./store.ts";

/** Number of stories requested from a provider, whatever the reader's limit, so that one answer serves all. */
const askedStories = 25;
/** Symbols whose news is looked up one by one for one list. */
const maxSymbols = 12;
const maxTextLength = 8 * 1024;
/** A clock may be this far ahead before a time counts as wrong. */
const toleratedLeadMs = 5 * 60_000;
const windowLimit = 500;

export type News = ReturnType<typeof createNews>;

/** Stories by symbol, scored; kept for the windows of moods. */
export function createNews({
  router,
  store,
  newsStore,
  negativeCacheMs,
  clock,
  log,
}: {
  router: Router;
  store: MarketStore;
  newsStore: NewsStore;
  negativeCacheMs: number;
  clock: Clock;
  log: Log;
}) {
  const kept = createKeptValues<ProvidedNews>({ kind: "news", store, negativeCacheMs, clock, log });

  /** `symbol` empty: the market as a whole. */
  function of(symbol: string): Promise<Asked<ProvidedNews>> {
    return kept.get(symbol, async () => {
      const asked = await router.first(
        "news",
        (provider) => symbol === "" || provider.covers(symbol),
        (provider) => provider.news?.({ symbols: symbol === "" ? [] : [symbol], limit: askedStories }),
      );
      if (asked === null || asked.value === null) return { kind: "failed" };
      const stories = usable(asked.value.stories, clock.now());
      void newsStore
        .keep(symbol, stories)
        .catch((error: unknown) => log.error({ err: error, symbol }, "stories were not kept"));
      return { kind: "value", value: { ...asked.value, stories } };
    });
  }

  return {
    /**
     * Returns the newest stories of some symbols, or of the market; samples when no source answered and nothing is
     * stored.
     */
    async get(symbols: readonly string[], limit: number): Promise<{ items: NewsItem[]; provenance: Provenance }> {
      const keys = symbols.length === 0 ? [""] : symbols.slice(0, maxSymbols);
      const found = await Promise.all(keys.map((key) => of(key)));
      const values = found.flatMap((asked) => (asked.kind === "value" ? [asked.value] : []));
      const failed = keys.filter((_key, index) => found[index]?.kind === "failed");
      if (values.length === 0) {
        return {
          items: sampleNews.slice(0, limit).map((item) => ({ ...item })),
          provenance: { ...noProvenance("Failed to fetch news"), source: "sample", status: "sample" },
        };
      }
      const parts = values.map(({ origin }) => factProvenance(origin, clock.now()));
      const notes = [
        failed.length > 0 ? `News of ${failed.join(", ")} could not be loaded.` : null,
        symbols.length > maxSymbols ? `News of the first ${maxSymbols} symbols of ${symbols.length}.` : null,
      ].filter((note) => note !== null);
      const provenance = joinedProvenance(parts) ?? noProvenance();
      const stories = newestFirst(values.flatMap((value) => value.stories)).slice(0, limit);
      return {
        items: stories.map(scoredStory),
        provenance: notes.length === 0 ? provenance : { ...provenance, note: notes.join(" ") },
      };
    },

    /** Every kept story about a symbol (empty: the market) of the last days, newest first, after a look for new ones. */
    async window(symbol: string, days: number): Promise<{ items: NewsItem[]; provenance: Provenance }> {
      const newest = await of(symbol);
      const from = clock.now() - days * 86_400_000;
      const archived = await newsStore.since(symbol, from, windowLimit);
      const fresh = newest.kind === "value" ? newest.value.stories : [];
      const inWindow = newestFirst([...fresh, ...archived]).filter(
        ({ publishedAt }) => publishedAt !== null && Date.parse(publishedAt) >= from,
      );
      return {
        items: inWindow.map(scoredStory),
        provenance:
          newest.kind === "value"
            ? factProvenance(newest.value.origin, clock.now())
            : noProvenance("Failed to fetch news"),
      };
    },
  };
}

/** Stories as they may be shown: links of the web alone, no time in the future, no endless text. */
function usable(stories: readonly ProvidedStory[], now: number): ProvidedStory[] {
  return stories.map((story) => {
    const isAhead = story.publishedAt !== null && Date.parse(story.publishedAt) > now + toleratedLeadMs;
    return {
      ...story,
      title: story.title.slice(0, 500),
      summary: story.summary?.slice(0, maxTextLength) ?? null,
      url: webAddress(story.url),
      thumbnail: webAddress(story.thumbnail),
      publishedAt: isAhead ? null : story.publishedAt,
    };
  });
}

function webAddress(text: string | null): string | null {
  const url = text === null ? null : URL.parse(text);
  return url !== null && (url.protocol === "https:" || url.protocol === "http:") ? url.href : null;
}

/** Each story once, by id and by address; undated ones last. */
function newestFirst(stories: readonly ProvidedStory[]): ProvidedStory[] {
  const seen = new Set<string>();
  const once = stories.filter(({ id, url }) => {
    const names = url === null ? [id] : [id, url];
    if (names.some((name) => seen.has(name))) return false;
    for (const name of names) seen.add(name);
    return true;
  });
  return once.toSorted((one, other) => (other.publishedAt ?? "").localeCompare(one.publishedAt ?? ""));
}
