import type { StrategyStore, Try } from "./store.ts";

/** More variants than this on one set of symbols are no longer distinguished. */
export const maxTries = 10_000;
/** Tries of the sets left unused longest are deleted first. */
export const maxSets = 100;

export type Tries = ReturnType<typeof createTries>;

/** Counts the different variants a user ran on the same symbols. */
export function createTries({ store }: { store: StrategyStore }) {
  return async (userId: string, symbols: readonly string[], tries: readonly Try[]) => {
    const symbolsKey = symbols.toSorted().join(",");
    return store.transaction(async (queries) => {
      await store.hold(queries, userId);
      const before = await store.tries(queries, userId, symbolsKey);
      const left = Math.max(0, maxTries - before.count);
      if (left > 0) await store.insertTries(queries, userId, symbolsKey, tries.slice(0, left));
      if (before.count === 0 && tries.length > 0) {
        const sets = await store.triedSets(queries, userId);
        const others = sets.filter((key) => key !== symbolsKey);
        await store.forgetTries(queries, userId, others.slice(0, Math.max(0, sets.length - maxSets)));
      }
      const { count, known, sum, squares } = await store.tries(queries, userId, symbolsKey);
      return {
        count,
        isFull: count >= maxTries,
        sharpeDeviation: known < 2 ? null : Math.sqrt(Math.max(0, squares - sum ** 2 / known) / (known - 1)),
      };
    });
  };
}
