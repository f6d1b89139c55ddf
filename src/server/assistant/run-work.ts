import type { ChatMessage } from "#contract/conversations.ts";
import { apologyFor } from "#core/assistant/apology.ts";
import type { Clock } from "../clock.ts";
import type { Log } from "../log.ts";
import type { Answering } from "./answer.ts";
import type { MadeAnswer } from "./made-answer.ts";
import type { FollowUpsOf } from "./follow-ups-of.ts";
import type { KeptOfAnswer } from "./kept-message.ts";
import { apply, cutOff, type LiveRun, tell, tellEnd, tellStart } from "./live-run.ts";
import type { ConversationStore } from "./store.ts";

const saveMs = 500;

export interface RunOptions {
  store: ConversationStore;
  answering: Answering;
  /** Questions that go on from a finished answer. */
  followUpsOf: FollowUpsOf;
  /** Names this process among those that share the database. */
  owner: string;
  clock: Clock;
  log: Log;
}

/** Makes the answers of this process from their beginning or from where they were left. */
export function createRunWork({ store, answering, followUpsOf, owner, clock, log }: RunOptions) {
  async function save(run: LiveRun): Promise<void> {
    run.isChanged = false;
    const isOurs = await store.saveRun(owner, run.userId, { shown: run.message, kept: null }, run.kept);
    if (!isOurs) run.controller.abort("lost");
  }

  /** Makes the answer, and saves it as it grows. */
  async function make(run: LiveRun): Promise<MadeAnswer> {
    let beats = 0;
    const saving = setInterval(() => {
      beats += 1;
      if (run.isChanged || beats % 8 === 0)
        save(run).catch((error: unknown) => log.error({ err: error }, "saving an answer failed"));
    }, saveMs);
    try {
      return await answering.answer({
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
      return failed(run.message);
    } finally {
      clearInterval(saving);
    }
  }

  async function go(run: LiveRun): Promise<void> {
    // A question may have been asked while the text was being written, so nothing of an earlier attempt stays.
    run.message = { ...run.message, content: "", tools: [], proposals: [], notices: [], sources: [] };
    const model = await answering.modelName(run.userId, run.kept.task);
    run.message = { ...run.message, model };
    tellStart((event, data) => tell(run, event, data), run.conversationId, run.message);
    const followUps = followUpsOf(run.userId, run.kept.task);
    const made = await make(run);
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
    await end(run, made, followUps);
  }

  async function end(run: LiveRun, made: MadeAnswer, followUps: ReturnType<FollowUpsOf>): Promise<void> {
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
      followUps: state === "done" ? await followUps(made) : [],
      isReplayed: made.isReplayed,
      usage: made.usage,
      cost: made.cost,
      milliseconds: Math.max(0, clock.now() - Date.parse(run.message.timestamp)),
    };
    const kept: KeptOfAnswer = { privateSpans: made.privateSpans, isApology };
    await store.endRun(owner, run.userId, { shown: run.message, kept });
    if (made.problem !== null) tell(run, "problem", { ...made.problem });
    tellEnd((event, data) => tell(run, event, data), run.message, made.finish);
  }

  return go;
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
    offers: [],
    privateSpans: [],
  };
}
