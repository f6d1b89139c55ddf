import type { Log } from "../log.ts";
import type { MadeAnswer } from "./made-answer.ts";
import type { AskedModel } from "./asked-model.ts";
import type { AnswerDraft } from "./answer-draft.ts";
import { type Budget, estimateTokens, type Reservation } from "./budget.ts";
import { ModelError, type ModelFinish, type ModelToolCall, type ModelUsage } from "./models/model.ts";
import { textPieces } from "./models/text-pieces.ts";
import type { Dialogue } from "./open-dialogue.ts";
import type { Tool } from "./tool.ts";

export interface ModelReply {
  readonly text: string;
  readonly calls: readonly ModelToolCall[];
  readonly finish: ModelFinish;
}

const outputTokens = { quick: 1024, detailed: 4096 } as const;

/** Asks a model for its next reply, which is written as it comes. Null: today's budget is used up. An answer: the model failed or was stopped. */
export async function modelReply(
  draft: AnswerDraft,
  dialogue: Dialogue,
  offered: readonly Tool[],
  { budget, log }: { budget: Budget; log: Log },
): Promise<ModelReply | MadeAnswer | null> {
  const input = estimateTokens(dialogue.system.length + JSON.stringify(dialogue.messages).length);
  const reservation = await budget.reserve(draft.userId, input + outputTokens[draft.task.mode]);
  if (reservation === null) return null;
  const { asked, system, messages } = dialogue;
  const { signal, text: answer } = draft;
  const reply = { text: "", finish: "other" as ModelFinish, calls: [] as ModelToolCall[] };
  let usage: ModelUsage | null = null;
  let isRefused = false;
  try {
    const { mode } = draft.task;
    const parts = asked.stream({ mode, system, messages, tools: offered, signal, key: null });
    for await (const part of textPieces(parts)) {
      if (part.type === "text") {
        reply.text += part.text;
        answer.push(part.text);
      } else if (part.type === "tool-call") {
        // One that was not offered any is not given any more.
        if (offered.length > 0) reply.calls.push(part.call);
      } else {
        usage = part.usage;
        reply.finish = part.finish;
      }
    }
    return reply;
  } catch (error) {
    isRefused = error instanceof ModelError && error.status !== null && reply.text === "";
    return failed(draft, asked, error, log);
  } finally {
    const tokens = isRefused ? 0 : input + estimateTokens(reply.text.length);
    await settle(draft, asked, { reservation, usage, tokens });
  }
}

/** The answer as far as it came before a failure. Throws what isn't a model's failure. */
function failed(draft: AnswerDraft, asked: AskedModel, error: unknown, log: Log): MadeAnswer {
  const model = asked.name;
  const isStopped = draft.signal.aborted;
  if (draft.text.isRepairing() && (isStopped || error instanceof ModelError)) return draft.finished("stop", { model });
  if (isStopped) return draft.finished("stopped", { model });
  if (!(error instanceof ModelError)) throw error;
  const { code, message: detail, retryAfterSeconds } = error;
  log.warn({ code, detail }, "a model failed");
  return draft.finished(code === "content-filter" ? "content-filter" : "failed", {
    model,
    problem: { code, detail, retryAfterSeconds },
  });
}

/** Books the tokens of a call; `tokens` count where the model didn't report its usage. A kept reply is free. */
async function settle(
  draft: AnswerDraft,
  asked: AskedModel,
  { reservation, usage, tokens }: { reservation: Reservation; usage: ModelUsage | null; tokens: number },
): Promise<void> {
  const isFree = asked.isReplayed();
  const cost = isFree ? 0 : usage === null ? null : asked.costOf(usage);
  await reservation.settle({
    usage: isFree ? { inputTokens: 0, outputTokens: 0 } : usage,
    fallbackTokens: isFree ? 0 : tokens,
    cost,
  });
  draft.spend(usage, cost);
}
