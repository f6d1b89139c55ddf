import type { Series } from "./backtest-input.ts";

/** In all series of the process together. */
const mostBytes = 64 * 2 ** 20;

type Cache = Map<string, Float64Array>;

/** One kept column. The series' own cache holds it alone, so that it goes with the series. */
interface Kept {
  readonly cache: WeakRef<Cache>;
  readonly name: string;
  readonly bytes: number;
}

const caches = new WeakMap<Series, { readonly cache: Cache; readonly reference: WeakRef<Cache> }>();
/** Oldest first. What has gone with its series stands here, and counts, until its turn comes. */
const queue = new Set<Kept>();
let keptBytes = 0;

/** What was worked out of a series under a name, or works it out now. The oldest of many is forgotten; all go with the series. */
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
    if (keptBytes + bytes <= mostBytes) return;
    oldest.cache.deref()?.delete(oldest.name);
    queue.delete(oldest);
    keptBytes -= oldest.bytes;
  }
}
