import { LRUCache } from "lru-cache";
import type { RateTable } from "#core/portfolio/index.ts";
import type { SharedSeries, Told } from "./protocol.ts";

const heldSeries = 3_000;

/** The series and rates that a thread has, with a count of their changes. */
export function createSentMarketData(tell: (message: Told) => void) {
  /** Counts changes of series and rates; the last one of each series that the thread has. */
  let changes = 0;
  let ratesChange = 0;
  const seriesChanges = new Map<string, number>();
  const sent = new LRUCache<string, SharedSeries>({
    max: heldSeries,
    disposeAfter: (_series, symbol, reason) => {
      if (reason !== "evict") return;
      seriesChanges.delete(symbol);
      tell({ kind: "forget-series", symbol });
    },
  });

  return {
    series(known: SharedSeries): void {
      if (sent.get(known.symbol) === known) return;
      seriesChanges.set(known.symbol, ++changes);
      tell({ kind: "series", series: known });
      sent.set(known.symbol, known);
    },

    rates(table: RateTable): void {
      ratesChange = ++changes;
      tell({ kind: "rates", table });
    },

    ratesChange: (): number => ratesChange,

    /** The last change of each of some series; 0 where the thread has none. */
    seriesChanges: (symbols: readonly string[]): number[] => symbols.map((symbol) => seriesChanges.get(symbol) ?? 0),

    /** Forgets what a thread had that has ended. */
    clear(): void {
      seriesChanges.clear();
      sent.clear();
    },
  };
}
