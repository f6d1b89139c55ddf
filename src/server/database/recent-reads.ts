import { LRUCache } from "lru-cache";
import type { TableChanges, WatchedTables } from "./table-changes.ts";
import { currentUnit } from "./unit-of-work.ts";

/** So long may pass until a change that another process made is seen. Its limit is 5 s: decision 21. */
const maxAgeMs = 2_000;
const maxEntries = 10_000;

/**
 * Reads of rows that nearly every request needs. A read is repeated after two seconds, and at once when this process commits a
 * change to the tables it comes from.
 */
export function createRecentReads<T>({ changes, tables }: { changes: TableChanges; tables: WatchedTables }) {
  const entries = new LRUCache<string, { value: NonNullable<T>; readAt: number }>({ max: maxEntries });
  let generation = 0;
  changes.watch(tables, () => {
    generation += 1;
    entries.clear();
  });

  return {
    /** What `read` gives for a key, or gave a moment ago. That there is nothing is not remembered. */
    async get(key: string, read: () => Promise<T>): Promise<T> {
      // Inside a unit of work others must not see what it reads, nor it what they read before its writes.
      if (currentUnit() !== null) return read();
      const known = entries.get(key);
      const now = performance.now();
      if (known !== undefined && now - known.readAt < maxAgeMs) return known.value;
      const startedIn = generation;
      const value = await read();
      // Read before a change was committed, it may be what was there before.
      if (value !== null && value !== undefined && startedIn === generation) entries.set(key, { value, readAt: now });
      return value;
    },
    forget: (key: string): void => void entries.delete(key),
  };
}
