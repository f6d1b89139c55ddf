import { hash } from "node:crypto";
import { Worker } from "node:worker_threads";
import { LRUCache } from "lru-cache";
import type { RateTable } from "#core/portfolio/index.ts";
import type { Log } from "../../log.ts";
import type { PortfolioStore } from "../store.ts";
import {
  type Answered,
  type Asked,
  type Question,
  questionKey,
  type Reply,
  type SharedSeries,
  type Subject,
  type Told,
} from "./protocol.ts";

/** Estimated memory of a thread for one line and its results, and for one user besides the lines. */
const bytesOfLine = 700;
const bytesOfUser = 1_500_000;
const heldSeries = 3_000;

/** Young objects get little room, so that the collector runs early instead of the process growing. */
const resourceLimits = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 1_024 };

/** Characters of answers that are kept as they were parsed, so that what did not change is not sent and parsed again. */
const maxAnswerLength = 16_000_000;

/** Everything that an answer depends on, as the thread knows it: equal states give the same answer to the same question. */
interface State {
  readonly ledger: object | undefined;
  readonly market: number;
  /** Digest of the subject's accounts and own prices. */
  readonly values: string;
}

interface ParsedAnswer {
  readonly number: number;
  readonly state: State;
  readonly reply: unknown;
  readonly length: number;
}

interface Waiting {
  /** The question, and the known answer to it. */
  readonly key: string;
  readonly state: State;
  readonly known: ParsedAnswer | undefined;
  readonly resolve: (reply: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

export type CalculationThread = ReturnType<typeof createCalculationThread>;

/**
 * One of the threads that calculate portfolios, with its state: ledgers of recently active users, closes and rates. A
 * changed ledger is sent as its changed lines only. A thread that fails or misses its deadline is restarted and gets
 * its state again.
 */
export function createCalculationThread({
  store,
  log,
  maxLedgerBytes,
  deadlineMs,
  series: allSeries,
  rates: currentRates,
}: {
  store: Pick<PortfolioStore, "revision" | "ledgerTexts" | "changedLines">;
  log: Log;
  /** Ledgers that were not asked about for longest are forgotten beyond it. */
  maxLedgerBytes: number;
  /** A calculation that takes longer is given up, and the thread with it. */
  deadlineMs: number;
  /** Market data sent to a newly started thread. */
  series: () => Iterable<SharedSeries>;
  rates: () => RateTable | null;
}) {
  let worker: Worker | null = null;
  let nextId = 0;
  /** Counts changes of series and rates. */
  let market = 0;
  const waiting = new Map<number, Waiting>();
  const ledgers = new LRUCache<string, { readonly revision: number; readonly bytes: number }>({
    maxSize: maxLedgerBytes,
    sizeCalculation: ({ bytes }) => Math.min(maxLedgerBytes, bytes),
    disposeAfter: (_ledger, userId, reason) => {
      if (reason === "evict") tell({ kind: "forget-user", userId });
    },
  });
  const told = new LRUCache<string, SharedSeries>({
    max: heldSeries,
    disposeAfter: (_series, symbol, reason) => {
      if (reason === "evict") tell({ kind: "forget-series", symbol });
    },
  });
  const answers = new LRUCache<string, ParsedAnswer>({
    maxSize: maxAnswerLength,
    sizeCalculation: ({ length }, key) => length + key.length,
  });
  const feeding = new Map<string, Promise<void>>();

  function thread(): Worker {
    if (worker !== null) return worker;
    const started = new Worker(new URL("./worker.ts", import.meta.url), { resourceLimits });
    started.unref();
    started.on("message", ({ id, answer, reply, error }: Answered) => {
      const asker = waiting.get(id);
      waiting.delete(id);
      if (asker === undefined) return;
      clearTimeout(asker.timer);
      if (answer === undefined) return asker.reject(new Error(error));
      const { key, state, known } = asker;
      const made =
        reply === undefined && known !== undefined
          ? { ...known, state }
          : { number: answer, state, reply: JSON.parse(reply ?? "null") as unknown, length: reply?.length ?? 0 };
      answers.set(key, made);
      asker.resolve(made.reply);
    });
    started.on("error", (error: Error) => {
      log.error({ err: error }, "the calculation of portfolios broke");
      giveUp(started, error);
    });
    started.on("exit", () => giveUp(started, new Error("the calculation of portfolios ended")));
    worker = started;
    for (const one of allSeries()) series(one);
    const table = currentRates();
    if (table !== null) tell({ kind: "rates", table });
    return started;
  }

  function giveUp(ended: Worker, error: Error): void {
    if (worker !== ended) return;
    worker = null;
    ledgers.clear();
    told.clear();
    feeding.clear();
    answers.clear();
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer);
      reject(error);
    }
    waiting.clear();
  }

  function tell(message: Told): void {
    if (message.kind === "series" || message.kind === "forget-series" || message.kind === "rates") market += 1;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    thread().postMessage(message);
  }

  async function feed(userId: string, least: number | null): Promise<void> {
    const revision = least ?? (await store.revision(userId));
    const known = ledgers.get(userId);
    if (known !== undefined && known.revision >= revision) return;
    const current = thread();
    const changed = known === undefined ? null : await store.changedLines(userId, known.revision);
    // Forgotten for others while the changes were read: alone they would be taken for the whole ledger.
    if (known !== undefined && ledgers.get(userId) !== known) return feed(userId, least);
    let bytes = bytesOfUser;
    if (known === undefined || changed === null) {
      // Nobody can have it forgotten between its pages.
      ledgers.delete(userId);
      let isFirst = true;
      for await (const { text, count } of store.ledgerTexts(userId)) {
        if (worker !== current) return feed(userId, least);
        tell({ kind: "ledger-text", userId, isFirst, text });
        isFirst = false;
        bytes += count * bytesOfLine;
      }
      if (isFirst) tell({ kind: "ledger-text", userId, isFirst, text: "" });
    } else {
      if (worker !== current) return feed(userId, least);
      tell({ kind: "ledger", userId, ...changed });
      // Changed lines count as new ones until the ledger is read again as a whole.
      bytes = known.bytes + changed.lines.length * bytesOfLine;
    }
    ledgers.set(userId, { revision, bytes });
  }

  function series(known: SharedSeries): void {
    if (told.get(known.symbol) === known) return;
    tell({ kind: "series", series: known });
    told.set(known.symbol, known);
  }

  /** Brings the thread's copy of a user's ledger up to now, or to a revision that was read just now. */
  async function ledger(userId: string, least: number | null = null): Promise<void> {
    const before = feeding.get(userId) ?? Promise.resolve();
    const next = before.catch(() => undefined).then(() => feed(userId, least));
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

    /** Tells a thread that runs. */
    series(known: SharedSeries): void {
      if (worker !== null) series(known);
    },

    rates(table: RateTable): void {
      if (worker !== null) tell({ kind: "rates", table });
    },

    /** Answers about the ledger as it was last brought up to date. A question whose answer is known costs the thread nothing. */
    async ask<Answer>(subject: Subject, question: Question): Promise<Reply<Answer>> {
      // While prices were loaded the thread may have forgotten the user for others, or have been started anew.
      while (!ledgers.has(subject.userId)) await ledger(subject.userId);
      const key = `${subject.userId} ${questionKey(subject, question)}`;
      const known = answers.get(key);
      const state = { ledger: ledgers.get(subject.userId), market, values: valuesOf(subject) };
      if (known !== undefined && isSameState(known.state, state)) return known.reply as Reply<Answer>;
      nextId += 1;
      const id = nextId;
      const current = thread();
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          giveUp(current, new Error("a calculation took too long"));
          void current.terminate();
        }, deadlineMs);
        waiting.set(id, { key, state, known, resolve: (reply) => resolve(reply as Reply<Answer>), reject, timer });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
        current.postMessage({ kind: "ask", id, subject, question, known: known?.number ?? null } satisfies Asked);
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

function valuesOf({ baseCurrency, accounts, latest, manual }: Subject): string {
  return hash("sha256", JSON.stringify([baseCurrency, accounts, latest, manual]), "base64");
}

function isSameState(one: State, other: State): boolean {
  return one.ledger === other.ledger && one.market === other.market && one.values === other.values;
}
