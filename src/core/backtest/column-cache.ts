import type { Series } from "./backtest-input.ts";

const most = 512;
const caches = new WeakMap<Series, Map<string, unknown>>();

/** What was worked out of a series under a name, or works it out now. The oldest of many is forgotten; all go with the series. */
export function keptOf<Value>(series: Series, name: string, compute: () => Value): Value {
  let cache = caches.get(series);
  if (cache === undefined) caches.set(series, (cache = new Map()));
  const kept = cache.get(name);
  if (kept !== undefined) return kept as Value;
  const value = compute();
  if (cache.size >= most) cache.delete(cache.keys().next().value!);
  cache.set(name, value);
  return value;
}
