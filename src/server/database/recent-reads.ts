import { LRUCache } from "lru-cache";
import { outsideScope } from "./query-scope.ts";
import type { TableChanges, WatchedTables } from "./table-changes.ts";
import { currentUnit } from "./unit-of-work.ts";

/** Maximum delay until a change by another process is seen. The limit is 5 s: decision 21. */
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
    /** Returns what `read` gives for a key, or gave a moment ago. Missing rows aren't cached. */
    async get(key: string, read: () => Promise<T>): Promise<T> {
      // A unit of work must not share its uncommitted reads, nor use reads from before its writes.
      if (currentUnit() !== null) return read();
      const known = entries.get(key);
      const now = performance.now();
      if (known !== undefined && now - known.readAt < maxAgeMs) return known.value;
      const startedIn = generation;
      const value = await outsideScope(read);
      // A read that began before a commit may hold the old state.
      if (value !== null && value !== undefined && startedIn === generation) entries.set(key, { value, readAt: now });
      return value;
    },
    forget: (key: string): void => void entries.delete(key),
  };
}
