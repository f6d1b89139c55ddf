import { Worker } from "node:worker_threads";
import type { RateTable } from "#core/portfolio/index.ts";
import type { Log } from "../../log.ts";
import type { PortfolioStore } from "../store.ts";
import { answerState } from "./answer-state.ts";
import { createKnownAnswers } from "./known-answers.ts";
import { createOpenQuestions } from "./open-questions.ts";
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
import { createSentLedgers } from "./sent-ledgers.ts";
import { createSentMarketData } from "./sent-market-data.ts";

/** Young objects get little room, so that the collector runs early instead of the process growing. */
const resourceLimits = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 1_024 };

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
  store: Pick<PortfolioStore, "ledgerTexts" | "changedLines">;
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
  let restarts = 0;
  const answers = createKnownAnswers();
  const questions = createOpenQuestions(answers);
  const marketData = createSentMarketData(tell);
  const ledgers = createSentLedgers({ store, maxLedgerBytes, thread, isCurrent: (one) => worker === one, tell });

  function thread(): Worker {
    if (worker !== null) return worker;
    const started = startWorker({ onAnswer: (message) => questions.answered(message), onEnd: giveUp, log });
    worker = started;
    for (const one of allSeries()) marketData.series(one);
    const table = currentRates();
    if (table !== null) marketData.rates(table);
    return started;
  }

  function giveUp(ended: Worker, error: Error): void {
    if (worker !== ended) return;
    worker = null;
    restarts += 1;
    marketData.clear();
    ledgers.clear();
    answers.clear();
    questions.fail(error);
  }

  function tell(message: Told): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    thread().postMessage(message);
  }

  const stateOf = (subject: Subject, question: Question) => answerState(subject, question, restarts, marketData);

  return {
    stateOf,

    /** How many questions wait for an answer. */
    waiting: questions.count,

    /** Tells a thread that runs. */
    series(known: SharedSeries): void {
      if (worker !== null) marketData.series(known);
    },

    rates(table: RateTable): void {
      if (worker !== null) marketData.rates(table);
    },

    /** Answers about the ledger of the subject's revision or a later one. A question whose answer is known costs the thread nothing. */
    async ask<Answer>(subject: Subject, question: Question): Promise<Reply<Answer>> {
      const { userId, revision } = subject;
      const key = `${userId} ${questionKey(subject, question)}`;
      const state = stateOf(subject, question);
      const known = answers.find(key);
      if (known?.state === state) return known.reply as Reply<Answer>;
      await ledgers.update(userId, revision);
      // Meanwhile the thread may have forgotten the user for others, or have been started anew.
      while (!ledgers.has(userId)) await ledgers.update(userId, revision);
      const current = thread();
      const onLate = (error: Error): void => {
        giveUp(current, error);
        void current.terminate();
      };
      const { id, reply } = questions.open({ key, state, known }, deadlineMs, onLate);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      current.postMessage({ kind: "ask", id, subject, question, known: known?.number ?? null } satisfies Asked);
      return (await reply) as Reply<Answer>;
    },

    async stop(): Promise<void> {
      const ended = worker;
      if (ended === null) return;
      giveUp(ended, new Error("the server is stopping"));
      await ended.terminate();
    },
  };
}

function startWorker({
  onAnswer,
  onEnd,
  log,
}: {
  onAnswer: (message: Answered) => void;
  onEnd: (worker: Worker, error: Error) => void;
  log: Log;
}): Worker {
  const started = new Worker(new URL("./worker.ts", import.meta.url), { resourceLimits });
  started.unref();
  started.on("message", onAnswer);
  started.on("error", (error: Error) => {
    log.error({ err: error }, "the calculation of portfolios broke");
    onEnd(started, error);
  });
  started.on("exit", () => onEnd(started, new Error("the calculation of portfolios ended")));
  return started;
}
