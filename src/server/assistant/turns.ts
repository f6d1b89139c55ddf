import { randomBytes } from "node:crypto";
import type { ChatMessage } from "#contract/conversations.ts";
import { type Clock, isoTime } from "../clock.ts";
import { Refusal, refuse } from "../http/refusal.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import type { Budget } from "./budget.ts";
import type { AnswerTask } from "./answer-task.ts";
import type { KeptMessage, KeptOfQuestion } from "./kept-message.ts";
import type { Listener, Runs } from "./runs.ts";
import type { ConversationRow } from "./store.ts";

/** A question and the answer to begin. */
export interface Turn {
  /** The question, where the conversation doesn't have it yet. */
  readonly question: KeptMessage | null;
  readonly questionId: string;
  readonly task: Omit<AnswerTask, "model" | "computedOnly">;
  readonly computedOnly?: boolean;
}

export type Turns = ReturnType<typeof createTurns>;

/** Begins turns of conversations: each is admitted, counted and gets its answer. */
export function createTurns({
  runs,
  budget,
  limits,
  clock,
  maximumMessages,
}: {
  runs: Runs;
  budget: Budget;
  limits: RateLimits;
  clock: Clock;
  maximumMessages: number;
}) {
  /** The question's turn is checked and counted: per minute, and per day. */
  async function admit(userId: string): Promise<Refusal | null> {
    const wait = (await limits.chat(userId)) ?? (await budget.takeQuestion(userId));
    return wait === null
      ? null
      : refuse("rate-limited", {
          retryAfterSeconds: wait,
          detail: wait > 60 ? "Today's questions are used up." : "That was quick. Please wait a moment.",
        });
  }

  const full = () => refuse("conversation-full", { values: { maximum: maximumMessages } });

  return {
    full,

    /** The refusal of a conversation that can't take so many messages now; null: it can. */
    refusalOf(messages: readonly KeptMessage[], added: number): Refusal | null {
      if (messages.length + added > maximumMessages) return full();
      return messages.some(({ shown }) => shown.state === "running") ? refuse("answer-under-way") : null;
    },

    /** A new question, with everything that its answer depends on. */
    question(
      { content, parentId, mode }: Pick<ChatMessage, "content" | "parentId" | "mode">,
      kept: KeptOfQuestion,
    ): KeptMessage {
      const message = newMessage({ type: "user", parentId, content, mode, state: "done", clock });
      const attachments = kept.attachments.map(({ name, text }) => ({ name, characters: text.length }));
      return { shown: { ...message, attachments }, kept };
    },

    /** Adds the question and begins its answer, whose events go to `listener`. */
    async begin(
      userId: string,
      row: ConversationRow,
      { question, questionId, task, computedOnly }: Turn,
      listener: Listener,
    ): Promise<{ answerId: string } | Refusal> {
      const { mode } = task;
      const answer = newMessage({
        type: "assistant",
        parentId: questionId,
        content: "",
        mode,
        state: "running",
        clock,
      });
      const refusal = await admit(userId);
      if (refusal !== null) return refusal;
      const messages = question === null ? [] : [question];
      const asked = { ...task, ...askedOf(row, computedOnly) };
      const isBegun = await runs.begin(userId, row.id, messages, answer, asked, listener);
      return isBegun ? { answerId: answer.id } : refuse("answer-under-way");
    },
  };
}

/** The model that a conversation asks. */
function askedOf({ model }: ConversationRow, computedOnly = false): Pick<AnswerTask, "model" | "computedOnly"> {
  return model === "computed" ? { model: null, computedOnly: true } : { model, computedOnly };
}

function newMessage({
  type,
  parentId,
  content,
  mode,
  state,
  clock,
}: Pick<ChatMessage, "type" | "parentId" | "content" | "mode" | "state"> & { clock: Clock }): ChatMessage {
  const now = clock.now();
  return {
    id: `${type}-${now}-${randomBytes(4).readUInt32BE().toString(36).padStart(7, "0").slice(-4)}`,
    parentId,
    type,
    content,
    timestamp: isoTime(now),
    mode,
    attachments: [],
    state,
    problem: null,
    figures: [],
    matched: 0,
    total: 0,
    tools: [],
    proposals: [],
    sources: [],
    notices: [],
    understood: [],
    model: null,
    followUps: [],
    isReplayed: false,
    usage: null,
    cost: null,
    milliseconds: null,
  };
}
