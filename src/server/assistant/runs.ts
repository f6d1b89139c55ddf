import type { ChatMessage } from "#contract/conversations.ts";
import { isoTime } from "../clock.ts";
import { asWriter } from "../database/query-scope.ts";
import { nothingDone } from "./answer-progress.ts";
import type { AnswerTask } from "./answer-task.ts";
import { followStored } from "./follow-stored.ts";
import type { KeptMessage } from "./kept-message.ts";
import { cutOff, type KeptRun, type Listener, type LiveRun, newRun, overEvent, runFormat } from "./live-run.ts";
import { createRunWork, type RunOptions } from "./run-work.ts";

export { type Listener, overEvent } from "./live-run.ts";

export type Runs = ReturnType<typeof createRuns>;

/** A process that was not heard of for so long is gone, and its answers are taken over. */
const lostAfterMs = 15_000;
const lookForLostMs = 5_000;
/** An answer that was left so often may be what ends the process. */
const maxTakenUp = 5;

/**
 * Answers under way. They go on without a listener, are saved as they grow, and are taken up again by this or another process when
 * theirs ends.
 */
export function createRuns(options: RunOptions) {
  const { store, owner, clock, log } = options;
  const work = createRunWork(options);
  const runs = new Map<string, LiveRun>();
  let isStopping = false;
  let watch: NodeJS.Timeout | undefined;

  const runOf = (userId: string, conversationId: string) =>
    [...runs.values()].find((run) => run.userId === userId && run.conversationId === conversationId);

  function launch(run: LiveRun): void {
    runs.set(run.message.id, run);
    if (isStopping) run.controller.abort("shutdown");
    run.done = asWriter(run.userId, () => work(run))
      .catch((error: unknown) => log.error({ err: error, messageId: run.message.id }, "an answer could not be kept"))
      .finally(() => {
        runs.delete(run.message.id);
        for (const listener of run.listeners) listener(overEvent, {});
        run.listeners.clear();
      });
  }

  async function takeUpLost(before: number): Promise<void> {
    for (const row of await store.claimLostRuns(owner, isoTime(before), [...runs.keys()])) {
      const message = await store.message(row.userId, row.messageId);
      if (message === null) continue;
      const again = takenUpAgain(row.run as KeptRun | null);
      if (again === null) {
        await store.endRun(owner, row.userId, { kept: null, shown: interrupted(message.shown) });
        continue;
      }
      // Counted before it begins: it may not come to anything.
      await store.saveRun(owner, row.userId, message, again);
      launch(newRun(row.userId, row.conversationId, message.shown, again));
    }
  }

  return {
    /** Adds the messages and begins the answer, which is the last of them. False: one of the conversation is under way already. */
    async begin(
      userId: string,
      conversationId: string,
      messages: readonly KeptMessage[],
      answer: ChatMessage,
      task: AnswerTask,
      listener: Listener,
    ): Promise<boolean> {
      const kept: KeptRun = { format: runFormat, task, progress: nothingDone, takenUp: 0 };
      const isAdded = await store.append(userId, conversationId, [...messages, { shown: answer, kept: null }], {
        owner,
        run: kept,
        messageId: answer.id,
      });
      if (!isAdded) return false;
      const run = newRun(userId, conversationId, answer, kept);
      run.listeners.add(listener);
      launch(run);
      return true;
    },

    /** Tells the answer under way from its beginning and then as it goes on, until it ends or `signal` fires. `idle` when none is. */
    async follow(userId: string, conversationId: string, listener: Listener, signal: AbortSignal): Promise<void> {
      const run = runOf(userId, conversationId);
      if (run === undefined) await followStored({ store, userId, conversationId }, listener, signal);
      else await followLive(run, listener, signal);
    },

    /** Cancels the answer under way, here or in another process. The text so far stays. */
    async stop(userId: string, conversationId: string): Promise<boolean> {
      const run = runOf(userId, conversationId);
      if (run === undefined) return store.markStopped(userId, conversationId);
      run.controller.abort("stop");
      await run.done;
      return true;
    },

    /** Takes up what this server or another left, now and whenever one falls silent. */
    start(): void {
      const look = () => {
        if (isStopping) return;
        takeUpLost(clock.now() - lostAfterMs).catch((error: unknown) =>
          log.error({ err: error }, "looking for interrupted answers failed"),
        );
      };
      look();
      watch = setInterval(look, lookForLostMs);
    },

    /** Ends the work of this process; the answers under way are left to the next one. */
    async shutDown(): Promise<void> {
      isStopping = true;
      clearInterval(watch);
      const open = [...runs.values()];
      for (const run of open) run.controller.abort("shutdown");
      await Promise.all(open.map((run) => run.done));
      await store.releaseRun(owner);
    },
  };
}

/** The run with one more attempt; null where it has an older format or was tried too often. */
function takenUpAgain(kept: KeptRun | null): KeptRun | null {
  if (kept?.format !== runFormat || kept.takenUp >= maxTakenUp) return null;
  return { ...kept, takenUp: kept.takenUp + 1 };
}

async function followLive(run: LiveRun, listener: Listener, signal: AbortSignal): Promise<void> {
  for (const { event, data } of run.log) listener(event, data);
  run.listeners.add(listener);
  await Promise.race([run.done, aborted(signal)]);
  run.listeners.delete(listener);
}

function interrupted(message: ChatMessage): ChatMessage {
  return {
    ...message,
    notices: message.content === "" ? message.notices : [...message.notices, cutOff],
    state: "interrupted",
    problem: { code: "interrupted", detail: "The answer was interrupted. Ask again to get the rest." },
  };
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });
}
