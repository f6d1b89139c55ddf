import { setTimeout as pause } from "node:timers/promises";
import type { Notice } from "#contract/assistant.ts";
import type { ChatMessage } from "#contract/conversations.ts";
import { apologyFor } from "#core/assistant/apology.ts";
import { type Clock, isoTime } from "../clock.ts";
import type { Log } from "../log.ts";
import { type AnswerEvent, type Answering, type AnswerProgress, type MadeAnswer, nothingDone } from "./answer.ts";
import type { AnswerTask } from "./compose.ts";
import type { FollowUpsOf } from "./follow-ups-of.ts";
import type { KeptMessage } from "./kept-message.ts";
import type { ConversationStore } from "./store.ts";

/** Takes the events of an answer: a browser that listens. */
export type Listener = (event: string, data: unknown) => void;

/** Told to a listener, and not sent to anybody, when nothing comes any more: an answer that was deleted or is lost has no end. */
export const overEvent = "over";

/** Stored beside an answer: the places of the user's own amounts, and whether its text is only an apology. */
export interface KeptOfAnswer {
  readonly privateSpans: readonly { readonly start: number; readonly end: number }[];
  readonly isApology: boolean;
}

/** Changes with the format of `AnswerProgress`: an answer in an older one is ended as interrupted, so that its private amounts stay private. */
const runFormat = 3;

interface KeptRun {
  readonly format: typeof runFormat;
  readonly task: AnswerTask;
  readonly progress: AnswerProgress;
  /** How often it was taken up again after its process ended. */
  readonly takenUp: number;
}

interface Run {
  readonly userId: string;
  readonly conversationId: string;
  readonly controller: AbortController;
  readonly listeners: Set<Listener>;
  /** Everything sent so far; pieces of text next to each other are one. */
  readonly log: { event: string; data: unknown }[];
  message: ChatMessage;
  kept: KeptRun;
  isChanged: boolean;
  done: Promise<void>;
}

export type Runs = ReturnType<typeof createRuns>;

const saveMs = 500;
/** A process that was not heard of for so long is gone, and its answers are taken over. */
const lostAfterMs = 15_000;
const lookForLostMs = 5_000;
/** An answer that was left so often may be what ends the process. */
const maxTakenUp = 5;
const followMs = 400;
const cutOff: Notice = { code: "cut-off", detail: "This answer was cut off. Choose Continue to get the rest." };

/**
 * Answers under way. They go on without a listener, are saved as they grow, and are taken up again by this or another process when
 * theirs ends.
 */
export function createRuns({
  store,
  answering,
  followUpsOf,
  owner,
  clock,
  log,
}: {
  store: ConversationStore;
  answering: Answering;
  /** Questions that go on from a finished answer. */
  followUpsOf: FollowUpsOf;
  /** Names this process among those that share the database. */
  owner: string;
  clock: Clock;
  log: Log;
}) {
  const runs = new Map<string, Run>();
  let isStopping = false;
  let watch: NodeJS.Timeout | undefined;

  const runOf = (userId: string, conversationId: string) =>
    [...runs.values()].find((run) => run.userId === userId && run.conversationId === conversationId);

  function tell(run: Run, event: string, data: unknown): void {
    const last = run.log.at(-1);
    if (event === "text-delta" && last?.event === "text-delta")
      last.data = { text: (last.data as { text: string }).text + (data as { text: string }).text };
    else run.log.push({ event, data });
    for (const listener of run.listeners) listener(event, data);
  }

  function apply(run: Run, event: AnswerEvent): void {
    run.isChanged = true;
    if (event.name === "tools") {
      run.message = { ...run.message, tools: event.data };
      return;
    }
    if (event.name === "text-delta") run.message = { ...run.message, content: run.message.content + event.data.text };
    if (event.name === "proposal") run.message = { ...run.message, proposals: [...run.message.proposals, event.data] };
    if (event.name === "notice") run.message = { ...run.message, notices: [...run.message.notices, event.data] };
    if (event.name === "tool-end")
      run.message = {
        ...run.message,
        sources: [
          ...run.message.sources,
          ...event.data.sources.filter((source) => run.message.sources.every(({ number }) => number !== source.number)),
        ],
      };
    tell(run, event.name, event.data);
  }

  async function save(run: Run): Promise<void> {
    run.isChanged = false;
    const isOurs = await store.saveRun(owner, run.userId, keptMessage(run), run.kept);
    if (!isOurs) run.controller.abort("lost");
  }

  async function go(run: Run): Promise<void> {
    const startedAt = Date.parse(run.message.timestamp);
    // A question may have been asked while the text was being written, so nothing of an earlier attempt stays.
    run.message = { ...run.message, content: "", tools: [], proposals: [], notices: [], sources: [] };
    const model = await answering.modelName(run.userId, run.kept.task);
    run.message = { ...run.message, model };
    tell(run, "start", {
      messageId: run.message.id,
      userMessageId: run.message.parentId ?? "",
      conversationId: run.conversationId,
      mode: run.message.mode,
      model: run.message.model,
    });
    let beats = 0;
    const saving = setInterval(() => {
      beats += 1;
      if (run.isChanged || beats % 8 === 0)
        save(run).catch((error: unknown) => log.error({ err: error }, "saving an answer failed"));
    }, saveMs);
    const goOn = followUpsOf(run.userId, run.kept.task);
    let made: MadeAnswer;
    try {
      made = await answering.answer({
        userId: run.userId,
        task: run.kept.task,
        progress: run.kept.progress,
        signal: run.controller.signal,
        emit: (event) => apply(run, event),
        save: async (progress) => {
          run.kept = { ...run.kept, progress };
          await save(run);
        },
      });
    } catch (error) {
      log.error({ err: error, messageId: run.message.id }, "making an answer failed");
      made = failed(run.message);
    } finally {
      clearInterval(saving);
    }
    const reason: unknown = run.controller.signal.reason;
    if (reason === "shutdown" && made.finish === "stopped") {
      await save(run);
      return;
    }
    if (reason === "lost") {
      // Stopped or deleted through another process; what is there of it is kept if it is still there.
      const current = await store.message(run.userId, run.message.id);
      if (current === null || current.shown.state !== "stopped") return;
    }
    const isApology = made.problem !== null && made.text === "";
    const state = made.finish === "stopped" ? "stopped" : made.problem === null ? "done" : "failed";
    const isCutOff = made.finish === "length" || (made.finish === "failed" && !isApology);
    if (isCutOff) apply(run, { name: "notice", data: cutOff });
    run.message = {
      ...run.message,
      content: isApology ? apologyFor(run.kept.task.question) : made.text,
      state,
      problem: made.problem === null ? null : { code: made.problem.code, detail: made.problem.detail },
      figures: made.figures,
      matched: made.matched,
      total: made.total,
      sources: made.sources,
      understood: made.understood,
      model: made.model,
      followUps: state === "done" ? await goOn(made) : [],
      isReplayed: made.isReplayed,
      usage: made.usage,
      cost: made.cost,
      milliseconds: Math.max(0, clock.now() - startedAt),
    };
    const kept: KeptOfAnswer = { privateSpans: made.privateSpans, isApology };
    await store.endRun(owner, run.userId, { shown: run.message, kept });
    if (made.problem !== null) tell(run, "problem", { ...made.problem });
    tellEnd((event, data) => tell(run, event, data), run.message, made.finish);
  }

  function launch(run: Run): void {
    runs.set(run.message.id, run);
    if (isStopping) run.controller.abort("shutdown");
    run.done = go(run)
      .catch((error: unknown) => log.error({ err: error, messageId: run.message.id }, "an answer could not be kept"))
      .finally(() => {
        runs.delete(run.message.id);
        for (const listener of run.listeners) listener(overEvent, {});
        run.listeners.clear();
      });
  }

  function newRun(userId: string, conversationId: string, message: ChatMessage, kept: KeptRun): Run {
    return {
      userId,
      conversationId,
      controller: new AbortController(),
      listeners: new Set(),
      log: [],
      message,
      kept,
      isChanged: false,
      done: Promise.resolve(),
    };
  }

  async function takeUpLost(before: number): Promise<void> {
    for (const row of await store.claimLostRuns(owner, isoTime(before), [...runs.keys()])) {
      const message = await store.message(row.userId, row.messageId);
      if (message === null) continue;
      const kept = row.run as KeptRun | null;
      if (kept?.format !== runFormat || kept.takenUp >= maxTakenUp) {
        await store.endRun(owner, row.userId, {
          kept: null,
          shown: {
            ...message.shown,
            notices: message.shown.content === "" ? message.shown.notices : [...message.shown.notices, cutOff],
            state: "interrupted",
            problem: { code: "interrupted", detail: "The answer was interrupted. Ask again to get the rest." },
          },
        });
        continue;
      }
      const again: KeptRun = { ...kept, takenUp: kept.takenUp + 1 };
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
      if (run !== undefined) {
        for (const { event, data } of run.log) listener(event, data);
        run.listeners.add(listener);
        await Promise.race([run.done, aborted(signal)]);
        run.listeners.delete(listener);
        return;
      }
      let told = "";
      let messageId: string | null = null;
      while (!signal.aborted) {
        const message: KeptMessage | null =
          messageId === null ? await store.underWay(userId, conversationId) : await store.message(userId, messageId);
        if (message === null) {
          if (messageId === null) listener("idle", {});
          return;
        }
        const shown: ChatMessage = message.shown;
        if (messageId === null || !shown.content.startsWith(told)) {
          messageId = shown.id;
          told = "";
          listener("start", {
            messageId,
            userMessageId: shown.parentId ?? "",
            conversationId,
            mode: shown.mode,
            model: shown.model,
          });
        }
        if (shown.state !== "running") {
          tellEnd(listener, shown, shown.state === "done" ? "stop" : shown.state);
          return;
        }
        if (shown.content.length > told.length) {
          listener("text-delta", { text: shown.content.slice(told.length) });
          told = shown.content;
        }
        await pause(followMs, undefined, { signal }).catch(() => undefined);
      }
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

function keptMessage(run: Run): KeptMessage {
  return { shown: run.message, kept: null };
}

function tellEnd(listener: Listener, message: ChatMessage, finish: string): void {
  listener("grounding", {
    text: message.content,
    figures: message.figures,
    matched: message.matched,
    total: message.total,
    sources: message.sources,
  });
  listener("end", { finish, usage: message.usage, cost: message.cost, message });
}

function failed(message: ChatMessage): MadeAnswer {
  return {
    finish: "failed",
    text: "",
    figures: [],
    matched: 0,
    total: 0,
    sources: message.sources,
    model: message.model,
    isReplayed: false,
    usage: null,
    cost: null,
    problem: { code: "internal-error", detail: "Failed to get AI response", retryAfterSeconds: null },
    understood: [],
    privateSpans: [],
  };
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });
}
