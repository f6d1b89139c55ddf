import type { Series } from "#core/backtest/backtest-input.ts";
import type { LabAnswers, LabJob, LabReply, LabRequest } from "./lab-jobs.ts";

/** The worker's interface for the client. */
export interface LabWorker {
  send(request: LabRequest): void;
  /** Subscribes to the worker's replies and failure. */
  listen(hear: (reply: LabReply) => void, onBreak: () => void): void;
  end(): void;
}

export type Outcome<Kind extends LabJob["kind"]> =
  | { readonly kind: "answered"; readonly answer: LabAnswers[Kind]; readonly tookMs: number }
  /** A job that failed; null if the worker itself broke. */
  | { readonly kind: "failed"; readonly words: string | null }
  | { readonly kind: "cancelled" };

interface Waiting {
  readonly settle: (outcome: Outcome<LabJob["kind"]>) => void;
  readonly onProgress: ((share: number) => void) | undefined;
}

export type LabClient = ReturnType<typeof createLabClient>;

/** Sends jobs to a worker that starts with the first job, and restarts after it was stopped. */
export function createLabClient(start: () => LabWorker) {
  let worker: LabWorker | null = null;
  let held: readonly Series[] = [];
  let lastId = 0;
  const waiting = new Map<number, Waiting>();

  function running(): LabWorker {
    if (worker !== null) return worker;
    const started = start();
    started.listen(hear, () => end({ kind: "failed", words: null }));
    started.send({ kind: "series", series: held });
    worker = started;
    return started;
  }

  function hear(reply: LabReply): void {
    const job = waiting.get(reply.id);
    if (reply.kind === "progress") return job?.onProgress?.(reply.share);
    waiting.delete(reply.id);
    if (reply.kind === "failed") job?.settle({ kind: "failed", words: reply.words });
    else job?.settle({ kind: "answered", answer: reply.answer, tookMs: reply.tookMs });
  }

  function end(outcome: Outcome<LabJob["kind"]>): void {
    worker?.end();
    worker = null;
    const left = [...waiting.values()];
    waiting.clear();
    for (const { settle } of left) settle(outcome);
  }

  return {
    /** Bars by symbol, as jobs refer to them. */
    hold(series: readonly Series[]): void {
      held = series;
      worker?.send({ kind: "series", series });
    },
    ask<Job extends LabJob>(job: Job, onProgress?: (share: number) => void): Promise<Outcome<Job["kind"]>> {
      lastId += 1;
      const id = lastId;
      return new Promise((resolve) => {
        waiting.set(id, { settle: resolve as Waiting["settle"], onProgress });
        running().send({ kind: "job", id, job });
      });
    },
    /** Ends all running jobs. The next job starts a new worker. */
    stop(): void {
      end({ kind: "cancelled" });
    },
  };
}
