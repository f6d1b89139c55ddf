/** The most symbols one stream carries. */
const streamLimit = 50;

/** Which symbols a stream should carry for all tabs: tabs in the order given, each symbol once, as many as fit. */
export function symbolUnion(tabs: Iterable<readonly string[]>, limit = streamLimit): readonly string[] {
  const union = new Set<string>();
  for (const symbols of tabs)
    for (const symbol of symbols) {
      if (union.size >= limit) return [...union];
      union.add(symbol);
    }
  return [...union];
}

/** Whether an open stream still serves: it carries all that is wanted, and not much that is not. */
export function isServedBy(wanted: readonly string[], streamed: readonly string[]): boolean {
  if (wanted.length === 0) return streamed.length === 0;
  const carried = new Set(streamed);
  return wanted.every((symbol) => carried.has(symbol)) && streamed.length <= wanted.length * 2 + 5;
}
