import { availableParallelism } from "node:os";
import { LRUCache } from "lru-cache";
import type { RateTable } from "#core/portfolio/index.ts";
import type { Log } from "../../log.ts";
import type { DailyCloses } from "../../market/daily-closes.ts";
import { traced } from "../../tracing/traced.ts";
import type { PortfolioStore } from "../store.ts";
import { type CalculationThread, createCalculationThread } from "./calculation-thread.ts";
import type { Question, Reply, SharedSeries, Subject } from "./protocol.ts";

/** Ledgers of all threads together. */
const maxLedgerBytes = 120_000_000;
const maxSeries = 3_000;
const maxThreads = 8;
const maxCalculationMs = 60_000;

export type Calculation = ReturnType<typeof createCalculation>;

/**
 * The threads that compute portfolios, one for each core. Each owns some of the users, so that a ledger that is slow, or breaks its
 * thread, delays few others. Prices lie in memory that all threads read.
 */
export function createCalculation({
  store,
  log,
  threadCount = Math.min(maxThreads, Math.max(2, availableParallelism())),
}: {
  store: Pick<PortfolioStore, "ledgerTexts" | "changedLines">;
  log: Log;
  threadCount?: number;
}) {
  const shared = new LRUCache<string, { readonly days: Int32Array; readonly series: SharedSeries }>({ max: maxSeries });
  let table: RateTable | null = null;
  let ratesKey = "";
  const threads: CalculationThread[] = Array.from({ length: threadCount }, () =>
    createCalculationThread({
      store,
      log,
      maxLedgerBytes: maxLedgerBytes / threadCount,
      deadlineMs: maxCalculationMs,
      series: () => Array.from(shared.values(), ({ series }) => series),
      rates: () => table,
    }),
  );
  const [first] = threads;
  if (first === undefined) throw new RangeError("A calculation needs at least one thread");
  const threadOf = (userId: string): CalculationThread => threads[hashOf(userId) % threadCount] ?? first;

  return {
    /** Names everything that an answer depends on besides its question: equal states give the same answer. */
    stateOf: (subject: Subject, question: Question): string => threadOf(subject.userId).stateOf(subject, question),

    /** How many questions wait for an answer. */
    waiting: () => threads.reduce((count, thread) => count + thread.waiting(), 0),

    series(closes: DailyCloses): void {
      if (shared.get(closes.symbol)?.days === closes.points.days) return;
      const { symbol, currency, points, splits, dividends, isSplitAdjusted } = closes;
      const series = { symbol, currency, points: inSharedMemory(points), splits, dividends, isSplitAdjusted };
      shared.set(symbol, { days: points.days, series });
      for (const thread of threads) thread.series(series);
    },

    rates(rates: RateTable): void {
      const key = JSON.stringify([
        rates.pivot,
        Object.entries(rates.series).map(([code, points]) => [code, points.length, points[0], points.at(-1)]),
      ]);
      if (key === ratesKey) return;
      ratesKey = key;
      table = rates;
      for (const thread of threads) thread.rates(rates);
    },

    ask: <Answer>(subject: Subject, question: Question): Promise<Reply<Answer>> =>
      traced(
        () => ({
          name: `figures ${question.ask}`,
          kind: "internal",
          attributes: { "bellwether.figures": question.ask },
        }),
        () => threadOf(subject.userId).ask<Answer>(subject, question),
      ),

    async stop(): Promise<void> {
      await Promise.all(threads.map((thread) => thread.stop()));
    },
  };
}

/** The same numbers where every thread reads them without a copy of its own. */
function inSharedMemory({ days, closes }: SharedSeries["points"]): SharedSeries["points"] {
  const sharedDays = new Int32Array(new SharedArrayBuffer(days.byteLength));
  const sharedCloses = new Float64Array(new SharedArrayBuffer(closes.byteLength));
  sharedDays.set(days);
  sharedCloses.set(closes);
  return { days: sharedDays, closes: sharedCloses };
}

/** Spreads ids evenly. Source: FNV-1a, 32 bits, G. Fowler, L. Noll and K.-P. Vo. */
function hashOf(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01_00_01_93);
  return hash >>> 0;
}
