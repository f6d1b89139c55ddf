import type { Drawing, SymbolDrawings } from "#contract/drawings.ts";
import { maxDrawnSymbols } from "#core/market/drawing-limits.ts";
import type { ReadVersion } from "../http/if-match.ts";
import { type Refusal, refuse } from "../http/refusal.ts";
import type { DrawingStore } from "./store.ts";

export type ChartDrawings = ReturnType<typeof createDrawings>;

/** A user's drawings on the charts of symbols. Those of one chart are replaced together. */
export function createDrawings({ store }: { store: DrawingStore }) {
  return {
    read: (userId: string, symbol: string): Promise<SymbolDrawings> => store.find(userId, symbol),

    replace: (
      userId: string,
      { symbol, drawings }: { symbol: string; drawings: Drawing[] },
      version: ReadVersion,
    ): Promise<SymbolDrawings | Refusal> =>
      store.transaction(async (queries) => {
        await store.hold(queries, userId);
        const current = await store.find(userId, symbol, queries);
        if (version !== "any" && version !== current.version) return refuse("version-conflict", { current });
        // Nothing is stored for a chart that was never drawn on.
        if (drawings.length === 0 && current.version === 0) return current;
        if (drawings.length > 0 && (await store.countOthers(queries, userId, symbol)) >= maxDrawnSymbols)
          return refuse("too-many-drawn-symbols", { values: { maximum: maxDrawnSymbols } });
        const next = { symbol, drawings, version: current.version + 1 };
        await store.write(queries, userId, next);
        if (drawings.length === 0) await store.dropOldestCleared(queries, userId);
        return next;
      }),
  };
}
