import type { Series } from "./backtest-input.ts";

/** For all series of the process together. */
const maxBytes = 64 * 2 ** 20;

type Cache = Map<string, Float64Array>;

/** One cached column. Only its series' own cache refers to it, so it is released with the series. */
interface Kept {
  readonly cache: WeakRef<Cache>;
  readonly name: string;
  readonly bytes: number;
}

const caches = new WeakMap<Series, { readonly cache: Cache; readonly reference: WeakRef<Cache> }>();
/** Oldest first. Columns of released series still count here until they are evicted. */
const queue = new Set<Kept>();
let keptBytes = 0;

/**
 * Returns a cached result for a series and name, or calculates it. The oldest results are evicted; all are released
 * with the series.
 */
export function keptOf(series: Series, name: string, compute: () => Float64Array): Float64Array {
  let own = caches.get(series);
  if (own === undefined) {
    const cache: Cache = new Map();
    caches.set(series, (own = { cache, reference: new WeakRef(cache) }));
  }
  const known = own.cache.get(name);
  if (known !== undefined) return known;
  const column = compute();
  const bytes = column.byteLength;
  makeRoom(bytes);
  own.cache.set(name, column);
  queue.add({ cache: own.reference, name, bytes });
  keptBytes += bytes;
  return column;
}

function makeRoom(bytes: number): void {
  for (const oldest of queue) {
    if (keptBytes + bytes <= maxBytes) return;
    oldest.cache.deref()?.delete(oldest.name);
    queue.delete(oldest);
    keptBytes -= oldest.bytes;
  }
}
