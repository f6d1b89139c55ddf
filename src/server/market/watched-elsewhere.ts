/** An instance that was not heard of for so long is gone. */
const forgetMs = 20_000;

/** Symbols with the time between two polls that their most impatient listener wants. */
export type WatchedSymbols = ReadonlyMap<string, number>;

/** Symbols that other instances watch, by what they last announced. */
export function createWatchedElsewhere(instance: string) {
  const others = new Map<
    string,
    { readonly watched: readonly (readonly [string, number])[]; readonly heardAt: number }
  >();
  let merged: Map<string, number> | null = null;

  return {
    announcement: (watched: WatchedSymbols): string => JSON.stringify({ from: instance, watched: [...watched] }),

    hear(text: string): void {
      const { from, watched } = JSON.parse(text) as { from: string; watched: [string, number][] };
      if (from === instance) return;
      others.set(from, { watched, heardAt: performance.now() });
      merged = null;
    },

    forgetTheGone(): void {
      const now = performance.now();
      for (const [from, { heardAt }] of others)
        if (now - heardAt > forgetMs) {
          others.delete(from);
          merged = null;
        }
    },

    all(): WatchedSymbols {
      if (merged === null) {
        merged = new Map();
        for (const { watched } of others.values())
          for (const [symbol, everyMs] of watched) merged.set(symbol, Math.min(everyMs, merged.get(symbol) ?? everyMs));
      }
      return merged;
    },
  };
}
