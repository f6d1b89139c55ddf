import type { FindConversation } from "./find-conversation.ts";
import { randomUUID } from "node:crypto";
import type { ModelChoice } from "#contract/assistant.ts";
import type { Conversation, ConversationSummary } from "#contract/conversations.ts";
import type { Clock } from "../clock.ts";
import { Refusal, refuse } from "../http/refusal.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import { createAskOnce } from "./ask-once.ts";
import { historyOf } from "./branch.ts";
import type { Budget } from "./budget.ts";
import type { AnswerTask } from "./answer-task.ts";
import type { KeptMessage } from "./kept-message.ts";
import type { Digest } from "./message-store.ts";
import type { ModelProvider } from "./models/model.ts";
import { createProposals } from "./proposals.ts";
import { createQuestions } from "./questions.ts";
import type { Runs } from "./runs.ts";
import type { ConversationRow, ConversationStore } from "./store.ts";
import { createTurns } from "./turns.ts";

export type Conversations = ReturnType<typeof createConversations>;

interface ConversationOptions {
  store: ConversationStore;
  runs: Runs;
  isModelAvailable: (userId: string, provider: ModelProvider) => Promise<boolean>;
  budget: Budget;
  limits: RateLimits;
  clock: Clock;
  maximumConversations: number;
  maximumMessages: number;
}

const untitled = "New conversation";

/** Conversations and their branches. History and proposals are the server's own; nothing of them is taken from a browser. */
export function createConversations(options: ConversationOptions) {
  const { store, runs, clock, maximumConversations } = options;
  const turns = createTurns(options);
  const find: FindConversation = async (userId, id) =>
    (await store.one(userId, id)) ?? refuse("conversation-not-found");

  return {
    ...createThreads(options, find),
    ...createQuestions({ store, find, turns }),
    ...createProposals({ store, find, clock }),
    askOnce: createAskOnce({ store, find, turns, maximum: maximumConversations }),

    async stop(userId: string, id: string): Promise<{ stopped: boolean } | Refusal> {
      const row = await find(userId, id);
      return row instanceof Refusal ? row : { stopped: await runs.stop(userId, id) };
    },

    /** The history that the next question would follow. */
    async historyFor(
      userId: string,
      {
        id,
        parentId,
        amounts,
      }: { id: string; parentId?: string | null | undefined; amounts: AnswerTask["context"]["amounts"] },
    ): Promise<AnswerTask["history"] | Refusal> {
      const row = await find(userId, id);
      if (row instanceof Refusal) return row;
      return historyOf(await store.messages(userId, id), parentId === undefined ? row.headId : parentId, amounts);
    },
  };
}

/** Conversations as a list and one by one. */
function createThreads(
  { store, runs, isModelAvailable, maximumConversations }: ConversationOptions,
  find: FindConversation,
) {
  async function whyNotModel(userId: string, model: ModelChoice | null): Promise<Refusal | null> {
    if (model === null || model === "computed" || (await isModelAvailable(userId, model))) return null;
    return refuse("model-not-available", {});
  }

  async function get(userId: string, id: string): Promise<Conversation | Refusal> {
    const row = await find(userId, id);
    return row instanceof Refusal ? row : conversationOf(row, await store.messages(userId, row.id));
  }

  return {
    get,

    async list(
      userId: string,
      { query, limit, cursor }: { query: string; limit: number; cursor?: string | undefined },
    ): Promise<{ conversations: ConversationSummary[]; nextCursor: string | null } | Refusal> {
      const before = cursor === undefined ? null : positionOf(cursor);
      if (before === undefined) return refuse("invalid-cursor");
      const rows = await store.list(userId, { query, limit: limit + 1, before });
      const page = rows.slice(0, limit);
      const digests = await store.digests(
        userId,
        page.map((row) => row.id),
      );
      const last = page.at(-1);
      return {
        conversations: page.map((row) => summaryOf(row, digests.get(row.id))),
        nextCursor: rows.length > limit && last !== undefined ? cursorOf(last) : null,
      };
    },

    async add(
      userId: string,
      { title, model }: { title?: string | undefined; model: ModelChoice | null },
    ): Promise<Conversation | Refusal> {
      const refusal = await whyNotModel(userId, model);
      if (refusal !== null) return refusal;
      if ((await store.count(userId)) >= maximumConversations)
        return refuse("too-many-conversations", { values: { maximum: maximumConversations } });
      const id = `conversation-${randomUUID()}`;
      await store.add(userId, { id, title: title ?? untitled, hasOwnTitle: title !== undefined, model });
      return get(userId, id);
    },

    async change(
      userId: string,
      id: string,
      {
        title,
        headId,
        model,
      }: { title?: string | undefined; headId?: string | undefined; model?: ModelChoice | null | undefined },
    ): Promise<Conversation | Refusal> {
      const row = await find(userId, id);
      if (row instanceof Refusal) return row;
      if (headId !== undefined) {
        const messages = await store.messages(userId, id);
        if (messages.every(({ shown }) => shown.id !== headId)) return refuse("message-not-found");
      }
      const refusal = await whyNotModel(userId, model ?? null);
      if (refusal !== null) return refusal;
      await store.change(userId, id, {
        ...(model === undefined ? {} : { model }),
        ...(title === undefined ? {} : { title, hasOwnTitle: true }),
        ...(headId === undefined ? {} : { headId }),
      });
      return get(userId, id);
    },

    async remove(userId: string, id: string): Promise<{ deleted: boolean } | Refusal> {
      const row = await find(userId, id);
      if (row instanceof Refusal) return row;
      await runs.stop(userId, id);
      return { deleted: await store.remove(userId, id) };
    },
  };
}

function conversationOf(row: ConversationRow, messages: readonly KeptMessage[]): Conversation {
  const answers = messages.map(({ shown }) => shown).filter((message) => message.type === "assistant");
  return {
    id: row.id,
    title: row.title,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    excerpt: answers.at(-1)?.content.slice(0, 200) ?? "",
    isRunning: answers.some((message) => message.state === "running"),
    isComputed: answers.every((message) => message.model === null),
    model: row.model,
    headId: row.headId,
    messages: messages.map(({ shown }) => shown),
  };
}

function summaryOf(row: ConversationRow, digest: Digest | undefined): ConversationSummary {
  return {
    id: row.id,
    title: row.title,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    excerpt: digest?.excerpt ?? "",
    isRunning: digest?.isRunning ?? false,
    isComputed: digest?.isComputed ?? true,
    model: row.model,
  };
}

function cursorOf(row: ConversationRow): string {
  return Buffer.from(JSON.stringify([row.updatedAt, row.id])).toString("base64url");
}

function positionOf(cursor: string): { updatedAt: string; id: string } | undefined {
  try {
    const read: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
    if (!Array.isArray(read) || read.length !== 2) return undefined;
    const [updatedAt, id] = read as unknown[];
    return typeof updatedAt === "string" && typeof id === "string" ? { updatedAt, id } : undefined;
  } catch {
    return undefined;
  }
}
