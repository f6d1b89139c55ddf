/** The most symbols one stream carries. */
const streamLimit = 50;

/** Chooses the symbols of a stream for all tabs: each once, in the tabs' order, as many as fit. */
export function symbolUnion(tabs: Iterable<readonly string[]>, limit = streamLimit): readonly string[] {
  const union = new Set<string>();
  for (const symbols of tabs)
    for (const symbol of symbols) {
      if (union.size >= limit) return [...union];
      union.add(symbol);
    }
  return [...union];
}

/** True if an open stream still serves the tabs: it has every requested symbol and few others. */
export function isServedBy(requested: readonly string[], streamed: readonly string[]): boolean {
  if (requested.length === 0) return streamed.length === 0;
  const carried = new Set(streamed);
  return requested.every((symbol) => carried.has(symbol)) && streamed.length <= requested.length * 2 + 5;
}
