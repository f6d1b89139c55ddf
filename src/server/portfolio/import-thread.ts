import { AsyncLocalStorage } from "node:async_hooks";
import { Worker } from "node:worker_threads";
import type { Problem, ProblemCode } from "#contract/problem.ts";
import { createTurns } from "../database/unit-of-work.ts";
import { Refusal, refuse } from "../http/refusal.ts";
import { makePlan } from "./import-plan.ts";
import type { ImportPlan, PlannedLines, PlanResult, PlanSettings, PlanSources, PlanTask } from "./import-planning.ts";

/** A plan that is made, with its lines in pieces. */
export type MadePlan =
  | Exclude<PlanResult, { kind: "import" }>
  | { readonly kind: "import"; readonly plan: ImportPlan; readonly pieces: () => AsyncIterable<PlannedLines> };

export interface ThreadInput {
  readonly task: PlanTask;
  readonly settings: PlanSettings;
}

export type FromThread =
  | {
      readonly kind: "ask";
      readonly id: number;
      readonly name: keyof PlanSources;
      readonly parameters: readonly unknown[];
    }
  | { readonly kind: "result"; readonly result: Exclude<PlanResult, { kind: "import" }> }
  | { readonly kind: "plan"; readonly plan: ImportPlan }
  | ({ readonly kind: "lines" } & PlannedLines)
  | {
      readonly kind: "refused";
      readonly code: ProblemCode;
      readonly detail: string | undefined;
      readonly values: Problem["values"];
      readonly errors: Problem["errors"];
    }
  | { readonly kind: "failed"; readonly error: string };

export type ToThread =
  | { readonly kind: "answer"; readonly id: number; readonly value?: unknown; readonly error?: string }
  | { readonly kind: "lines"; readonly from: number; readonly to: number };

/** The user a plan is made for, and when to give it up. */
export interface PlanRequester {
  readonly userId: string;
  /** See `isSmall`. */
  readonly isSmall: boolean;
  /** Aborted when the client disconnects, for a plan that only this client needs. */
  readonly closeSignal?: AbortSignal | undefined;
}

/** Files and ledgers up to these sizes take some ten milliseconds: less than a thread takes to start. */
const maxCharactersHere = 200 * 1024;
const maxLinesHere = 2_000;
const linesAtOnce = 500;
/** A file that takes longer to read and check is given up. */
const maxMs = 3 * 60_000;
/** Each file that waits for its turn is held in memory. */
const maxWaiting = 8;
/** Per user, including the running one. */
const maxPlansPerUser = 3;
const retrySeconds = 30;

/**
 * Makes plans of imports: small ones at once, large ones in a thread of their own, one after the other, so that others are answered
 * meanwhile and memory holds one large file at a time.
 */
export function createImportThread() {
  const turns = createTurns();
  let waiting = 0;
  const perUser = new Map<string, number>();

  function changeCount(userId: string, change: 1 | -1): void {
    const count = (perUser.get(userId) ?? 0) + change;
    if (count === 0) perUser.delete(userId);
    else perUser.set(userId, count);
  }

  /** Makes a plan in a thread once it is its turn. */
  async function inThread<T>(
    input: ThreadInput,
    sources: PlanSources,
    { closeSignal }: PlanRequester,
    use: (made: MadePlan | Refusal) => Promise<T>,
  ): Promise<T> {
    if (closeSignal?.aborted === true) return use(clientGoneRefusal());
    const gone = closeSignal === undefined ? undefined : whenAborted(closeSignal);
    waiting += 1;
    const turn = await turns.take(gone);
    waiting -= 1;
    if (turn === "stopped") return use(clientGoneRefusal());
    try {
      const thread = startThread(input, sources);
      try {
        return await use(
          await (gone === undefined ? thread.made : Promise.race([thread.made, gone.then(clientGoneRefusal)])),
        );
      } finally {
        await thread.end();
      }
    } finally {
      turns.pass();
    }
  }

  return {
    /** True for a plan that is made at once. */
    isSmall(task: PlanTask, lineCount: number): boolean {
      const size = task.kind === "undo" ? 0 : (task.input.content ?? task.input.contentBase64 ?? "").length;
      return size <= maxCharactersHere && lineCount <= maxLinesHere;
    },

    /**
     * Makes a plan and hands it to `use`; its pieces can be read until `use` is done. `use` gets a refusal when too many wait, or the
     * client has disconnected.
     */
    async run<T>(
      { task, settings }: ThreadInput,
      sources: PlanSources,
      requester: PlanRequester,
      use: (made: MadePlan | Refusal) => Promise<T>,
    ): Promise<T> {
      if (requester.isSmall) {
        const made = await makePlan(task, sources, settings);
        if (requester.closeSignal?.aborted === true) return use(clientGoneRefusal());
        if (made instanceof Refusal || made.kind !== "import") return use(made);
        const { plan, planned } = made;
        return use({
          kind: "import",
          plan,
          async *pieces() {
            yield planned;
          },
        });
      }
      if (waiting >= maxWaiting || (perUser.get(requester.userId) ?? 0) >= maxPlansPerUser)
        return use(refuse("rate-limited", { retryAfterSeconds: retrySeconds }));
      changeCount(requester.userId, 1);
      try {
        return await inThread({ task, settings }, sources, requester, use);
      } finally {
        changeCount(requester.userId, -1);
      }
    },
  };
}

function clientGoneRefusal(): Refusal {
  return refuse("client-gone");
}

async function whenAborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  await new Promise((resolve) => signal.addEventListener("abort", resolve, { once: true }));
}

function startThread(input: ThreadInput, sources: PlanSources) {
  const worker = new Worker(new URL("./import-plan-worker.ts", import.meta.url), { workerData: input });
  worker.unref();
  const made = Promise.withResolvers<MadePlan | Refusal>();
  let piece = Promise.withResolvers<PlannedLines>();
  let isEnded = false;
  let failure: Error | Refusal | null = null;
  // Reads for the thread run in the context of the request that started it.
  const inRequest = AsyncLocalStorage.snapshot();

  function post(message: ToThread): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    if (!isEnded) worker.postMessage(message);
  }
  function giveUp(error: Error | Refusal): void {
    failure ??= error;
    if (error instanceof Refusal) made.resolve(error);
    else made.reject(error);
    piece.reject(error);
  }
  async function answer({ id, name, parameters }: Extract<FromThread, { kind: "ask" }>): Promise<void> {
    try {
      const source = sources[name] as (...given: readonly unknown[]) => Promise<unknown>;
      post({ kind: "answer", id, value: await source(...parameters) });
    } catch (error) {
      // The caller receives the error itself, so the thread's own message is ignored.
      giveUp(error instanceof Error ? error : new Error(String(error)));
    }
  }
  async function* pieces(): AsyncGenerator<PlannedLines> {
    for (let from = 0; ; from += linesAtOnce) {
      // It may have failed while the piece before was written.
      if (failure !== null) throw failure;
      piece = Promise.withResolvers();
      post({ kind: "lines", from, to: from + linesAtOnce });
      const lines = await piece.promise;
      if (lines.lines.length > 0) yield lines;
      if (lines.lines.length < linesAtOnce) return;
    }
  }

  // Prevents an unhandled rejection when it fails without a waiting caller.
  piece.promise.catch(() => undefined);
  const timer = setTimeout(
    () => giveUp(tooLarge("The file takes too long to read. Split it into several files.")),
    maxMs,
  );
  worker.on("message", (message: FromThread) => {
    switch (message.kind) {
      case "ask":
        return void inRequest(() => answer(message));
      case "result":
        return made.resolve(message.result);
      case "plan":
        return made.resolve({ kind: "import", plan: message.plan, pieces });
      case "lines":
        return piece.resolve({ lines: message.lines, keys: message.keys });
      case "refused": {
        const { code, detail, values, errors } = message;
        const refusal = new Refusal(code, {
          ...(detail === undefined ? {} : { detail }),
          ...(values === undefined ? {} : { values }),
          ...(errors === undefined ? {} : { errors }),
        });
        return made.resolve(refusal);
      }
      default:
        return giveUp(new Error(message.error));
    }
  });
  worker.on("error", (error: Error & { code?: string }) =>
    giveUp(
      error.code === "ERR_WORKER_OUT_OF_MEMORY"
        ? tooLarge("The file needs more memory than this server has. Split it into several files.")
        : error,
    ),
  );
  worker.on("exit", () => giveUp(new Error("the thread that plans an import ended")));

  return {
    made: made.promise,
    async end(): Promise<void> {
      isEnded = true;
      clearTimeout(timer);
      await worker.terminate();
    },
  };
}

function tooLarge(message: string): Refusal {
  return refuse("unreadable-file", { detail: message, errors: [{ path: "content", message }] });
}
