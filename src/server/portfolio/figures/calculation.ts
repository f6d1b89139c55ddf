import { Worker } from "node:worker_threads";
import { LRUCache } from "lru-cache";
import type { Log } from "../../log.ts";
import type { DailyCloses } from "../../market/daily-closes.ts";
import type { PortfolioStore } from "../store.ts";
import type { Answered, Asked, Question, Reply, Subject, Told } from "./protocol.ts";

/** Ledgers are kept up to so many lines of all users together: a line takes about 1.5 kB of the thread, with what follows from it. */
const maxHeldLines = 200_000;
/** What a user takes beside the lines, in lines. */
const linesOfUser = 500;
const heldSeries = 3_000;
/** A calculation that takes longer is given up, and the thread with it. */
const mostMs = 60_000;

interface Waiting {
  readonly resolve: (reply: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

export type Calculation = ReturnType<typeof createCalculation>;

/**
 * The thread that computes portfolios, and what it has been told: the ledgers of those who asked lately, closes and rates. A
 * ledger that changed is told by its changed lines alone. A thread that breaks is started anew and told again.
 */
export function createCalculation({
  store,
  log,
}: {
  store: Pick<PortfolioStore, "revision" | "ledgerPages" | "changedLines">;
  log: Log;
}) {
  let worker: Worker | null = null;
  let nextId = 0;
  const waiting = new Map<number, Waiting>();
  const ledgers = new LRUCache<string, { readonly revision: number; readonly lineCount: number }>({
    maxSize: maxHeldLines,
    sizeCalculation: ({ lineCount }) => Math.min(maxHeldLines, lineCount + linesOfUser),
    disposeAfter: (_ledger, userId, reason) => {
      if (reason === "evict") tell({ kind: "forget-user", userId });
    },
  });
  const told = new LRUCache<string, DailyCloses>({
    max: heldSeries,
    disposeAfter: (_closes, symbol, reason) => {
      if (reason === "evict") tell({ kind: "forget-series", symbol });
    },
  });
  const feeding = new Map<string, Promise<void>>();
  let ratesKey = "";

  function thread(): Worker {
    if (worker !== null) return worker;
    const started = new Worker(new URL("./worker.ts", import.meta.url));
    started.unref();
    started.on("message", ({ id, reply, error }: Answered) => {
      const asker = waiting.get(id);
      waiting.delete(id);
      if (asker === undefined) return;
      clearTimeout(asker.timer);
      if (reply === undefined) asker.reject(new Error(error));
      else asker.resolve(JSON.parse(reply));
    });
    started.on("error", (error: Error) => {
      log.error({ err: error }, "the calculation of portfolios broke");
      giveUp(started, error);
    });
    started.on("exit", () => giveUp(started, new Error("the calculation of portfolios ended")));
    worker = started;
    return started;
  }

  function giveUp(ended: Worker, error: Error): void {
    if (worker !== ended) return;
    worker = null;
    ledgers.clear();
    told.clear();
    feeding.clear();
    ratesKey = "";
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer);
      reject(error);
    }
    waiting.clear();
  }

  function tell(message: Told): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    thread().postMessage(message);
  }

  async function feed(userId: string): Promise<void> {
    const revision = await store.revision(userId);
    const known = ledgers.get(userId);
    if (known?.revision === revision) return;
    const current = thread();
    const changed = known === undefined ? null : await store.changedLines(userId, known.revision);
    let lineCount = 0;
    if (known === undefined || changed === null) {
      let isFirst = true;
      for await (const lines of store.ledgerPages(userId)) {
        if (worker !== current) return feed(userId);
        tell({ kind: "ledger", userId, isFirst, lines, gone: [] });
        isFirst = false;
        lineCount += lines.length;
      }
      if (isFirst) tell({ kind: "ledger", userId, isFirst, lines: [], gone: [] });
    } else {
      if (worker !== current) return feed(userId);
      tell({ kind: "ledger", userId, isFirst: false, ...changed });
      // Changed lines count as new ones until the ledger is read again as a whole.
      lineCount = known.lineCount + changed.lines.length;
    }
    ledgers.set(userId, { revision, lineCount });
  }

  /** Brings the thread's copy of a user's ledger up to now. */
  async function ledger(userId: string): Promise<void> {
    const before = feeding.get(userId) ?? Promise.resolve();
    const next = before.catch(() => undefined).then(() => feed(userId));
    feeding.set(userId, next);
    try {
      await next;
    } finally {
      if (feeding.get(userId) === next) feeding.delete(userId);
    }
  }

  return {
    ledger,
    /** How many questions wait for an answer. */
    waiting: () => waiting.size,

    series(closes: DailyCloses): void {
      if (told.get(closes.symbol)?.points.days === closes.points.days) return;
      const { symbol, currency, points, splits, dividends, isSplitAdjusted } = closes;
      tell({ kind: "series", series: { symbol, currency, points, splits, dividends, isSplitAdjusted } });
      told.set(symbol, closes);
    },

    rates(table: Extract<Told, { kind: "rates" }>["table"]): void {
      const key = JSON.stringify([
        table.pivot,
        Object.entries(table.series).map(([code, points]) => [code, points.length, points[0], points.at(-1)]),
      ]);
      if (key === ratesKey) return;
      tell({ kind: "rates", table });
      ratesKey = key;
    },

    async ask<Answer>(subject: Subject, question: Question): Promise<Reply<Answer>> {
      // While prices were loaded the thread may have forgotten the user for others, or have been started anew.
      await ledger(subject.userId);
      nextId += 1;
      const id = nextId;
      const current = thread();
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          giveUp(current, new Error("a calculation took too long"));
          void current.terminate();
        }, mostMs);
        waiting.set(id, { resolve: (reply) => resolve(reply as Reply<Answer>), reject, timer });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
        current.postMessage({ kind: "ask", id, subject, question } satisfies Asked);
      });
    },

    async stop(): Promise<void> {
      const ended = worker;
      if (ended === null) return;
      giveUp(ended, new Error("the server is stopping"));
      await ended.terminate();
    },
  };
}
