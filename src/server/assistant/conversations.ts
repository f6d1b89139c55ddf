import { withoutQuotations } from "#core/references/index.ts";
import { randomBytes, randomUUID } from "node:crypto";
import type { z } from "zod";
import type { AssistantContext, ModelChoice } from "#contract/assistant.ts";
import type { ChatMessage, Conversation, ConversationSummary, Proposal } from "#contract/conversations.ts";
import { type Clock, isoTime } from "../clock.ts";
import { Refusal, refuse } from "../http/refusal.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import type { Budget } from "./budget.ts";
import type { AnswerTask } from "./compose.ts";
import type { ModelProvider } from "./models/model.ts";
import { type Attachment, readableAttachment } from "./readable-attachment.ts";
import type { KeptOfAnswer, Listener, Runs } from "./runs.ts";
import type { KeptMessage } from "./kept-message.ts";
import type { ConversationRow, ConversationStore } from "./store.ts";

type Context = z.output<typeof AssistantContext>;

/** The settings and context stored with a question. */
interface KeptOfQuestion {
  readonly context: Context;
  readonly attachments: readonly Attachment[];
}

export type Conversations = ReturnType<typeof createConversations>;

const untitled = "New conversation";
const titleCharacters = 60;
/** How much of the branch goes with a question, the newest first. */
const historyTurns = 12;
const historyCharacters = 24_000;
/** Files of a whole branch that go with a question. */
const maxFiles = 12;
const maxFileCharacters = 48_000;
const maxPictures = 2;

/** Conversations and their branches. History and proposals are the server's own; nothing of them is taken from a browser. */
export function createConversations({
  store,
  runs,
  isModelAvailable,
  budget,
  limits,
  clock,
  maximumConversations,
  maximumMessages,
}: {
  store: ConversationStore;
  runs: Runs;
  isModelAvailable: (userId: string, provider: ModelProvider) => Promise<boolean>;
  budget: Budget;
  limits: RateLimits;
  clock: Clock;
  maximumConversations: number;
  maximumMessages: number;
}) {
  async function read(userId: string, row: ConversationRow): Promise<Conversation> {
    const messages = await store.messages(userId, row.id);
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

  async function find(userId: string, id: string): Promise<ConversationRow | Refusal> {
    return (await store.one(userId, id)) ?? refuse("conversation-not-found");
  }

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

  async function whyNotModel(userId: string, model: ModelChoice | null): Promise<Refusal | null> {
    if (model === null || model === "computed" || (await isModelAvailable(userId, model))) return null;
    return refuse("model-not-available", {});
  }

  function answerTo(questionId: string, mode: ChatMessage["mode"]): ChatMessage {
    return emptyMessage({ type: "assistant", parentId: questionId, content: "", mode, state: "running", clock });
  }

  async function begin(
    userId: string,
    row: ConversationRow,
    { messages, answer, task }: { messages: readonly KeptMessage[]; answer: ChatMessage; task: AnswerTask },
    listener: Listener,
  ): Promise<Refusal | null> {
    const refusal = await admit(userId);
    if (refusal !== null) return refusal;
    const isBegun = await runs.begin(userId, row.id, messages, answer, task, listener);
    return isBegun ? null : refuse("answer-under-way");
  }

  return {
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
        conversations: page.map((row) => {
          const digest = digests.get(row.id);
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
        }),
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
        return refuse("too-many-conversations", {
          values: { maximum: maximumConversations },
        });
      const id = `conversation-${randomUUID()}`;
      await store.add(userId, { id, title: title ?? untitled, hasOwnTitle: title !== undefined, model });
      const row = await find(userId, id);
      return row instanceof Refusal ? row : read(userId, row);
    },

    async get(userId: string, id: string): Promise<Conversation | Refusal> {
      const row = await find(userId, id);
      return row instanceof Refusal ? row : read(userId, row);
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
      return this.get(userId, id);
    },

    async remove(userId: string, id: string): Promise<{ deleted: boolean } | Refusal> {
      const row = await find(userId, id);
      if (row instanceof Refusal) return row;
      await runs.stop(userId, id);
      return { deleted: await store.remove(userId, id) };
    },

    /** Adds the question and begins its answer, whose events go to `listener`. */
    async send(
      userId: string,
      input: {
        id: string;
        text: string;
        mode: ChatMessage["mode"];
        context: Context;
        attachments: readonly Attachment[];
        parentId?: string | null | undefined;
      },
      listener: Listener,
    ): Promise<Refusal | null> {
      const row = await find(userId, input.id);
      if (row instanceof Refusal) return row;
      const messages = await store.messages(userId, input.id);
      const parentId = input.parentId === undefined ? row.headId : input.parentId;
      if (parentId !== null && messages.every(({ shown }) => shown.id !== parentId)) return refuse("message-not-found");
      if (messages.length + 2 > maximumMessages) return conversationFull(maximumMessages);
      if (messages.some(({ shown }) => shown.state === "running")) return refuse("answer-under-way");
      const attachments = input.attachments.map(readableAttachment);
      const question: KeptMessage = {
        shown: {
          ...emptyMessage({ type: "user", parentId, content: input.text, mode: input.mode, state: "done", clock }),
          attachments: attachments.map(({ name, text }) => ({ name, characters: text.length })),
        },
        kept: { context: input.context, attachments } satisfies KeptOfQuestion,
      };
      const refusal = await begin(
        userId,
        row,
        {
          messages: [question],
          answer: answerTo(question.shown.id, input.mode),
          task: {
            question: input.text,
            attachments: newestFiles([...filesOf(messages, parentId), ...attachments]),
            history: historyOf(messages, parentId, input.context.amounts),
            mode: input.mode,
            context: input.context,
            isFresh: false,
            ...askedOf(row),
          },
        },
        listener,
      );
      if (refusal === null && messages.length === 0 && !row.hasOwnTitle)
        await store.change(userId, row.id, { title: titleOf(input.text) });
      return refusal;
    },

    /** One of the user's questions, with what it was asked with. */
    async question(
      userId: string,
      id: string,
      messageId: string,
    ): Promise<{ text: string; mode: ChatMessage["mode"]; context: Context } | Refusal> {
      const row = await find(userId, id);
      if (row instanceof Refusal) return row;
      const messages = await store.messages(userId, id);
      const question = messages.find(({ shown }) => shown.id === messageId && shown.type === "user");
      if (question === undefined) return refuse("message-not-found");
      const { content, mode } = question.shown;
      return { text: content, mode, context: (question.kept as KeptOfQuestion).context };
    },

    /** One answer of a conversation; null: it or the conversation was deleted. */
    async answer(userId: string, id: string, answerId: string): Promise<ChatMessage | null> {
      const messages = await store.messages(userId, id);
      return messages.find(({ shown }) => shown.id === answerId)?.shown ?? null;
    },

    /**
     * Asks a question by itself, without what was said before, once for the id of its message: again, the answer that was begun is
     * returned. It goes to the end of its conversation, which is made where it is missing; to another one where that is full.
     */
    async askOnce(
      userId: string,
      asked: {
        conversationId: string;
        otherConversationId: string;
        questionId: string;
        text: string;
        mode: ChatMessage["mode"];
        context: Context;
      },
    ): Promise<{ conversationId: string; answerId: string } | Refusal> {
      for (const id of [asked.conversationId, asked.otherConversationId]) {
        if ((await store.one(userId, id)) === null) {
          if ((await store.count(userId)) >= maximumConversations)
            return refuse("too-many-conversations", {
              values: { maximum: maximumConversations },
            });
          await store.add(userId, { id, title: titleOf(asked.text), hasOwnTitle: true, model: null });
        }
        const row = await find(userId, id);
        if (row instanceof Refusal) return row;
        const messages = await store.messages(userId, id);
        const begun = messages.find(({ shown }) => shown.type === "assistant" && shown.parentId === asked.questionId);
        if (begun !== undefined) return { conversationId: id, answerId: begun.shown.id };
        if (messages.length + 2 > maximumMessages) continue;
        if (messages.some(({ shown }) => shown.state === "running")) return refuse("answer-under-way");
        const question = emptyMessage({
          type: "user",
          parentId: row.headId,
          content: asked.text,
          mode: asked.mode,
          state: "done",
          clock,
        });
        const answer = answerTo(asked.questionId, asked.mode);
        const refusal = await begin(
          userId,
          row,
          {
            messages: [
              {
                shown: { ...question, id: asked.questionId },
                kept: { context: asked.context, attachments: [] } satisfies KeptOfQuestion,
              },
            ],
            answer,
            task: {
              question: asked.text,
              attachments: [],
              history: [],
              mode: asked.mode,
              context: asked.context,
              isFresh: true,
              ...askedOf(row),
            },
          },
          () => {},
        );
        return refusal ?? { conversationId: id, answerId: answer.id };
      }
      return conversationFull(maximumMessages);
    },

    /** Answers a question once more, beside the answers it has. */
    async retry(
      userId: string,
      {
        id,
        messageId,
        mode,
        computedOnly,
      }: { id: string; messageId: string; mode?: ChatMessage["mode"] | undefined; computedOnly: boolean },
      listener: Listener,
    ): Promise<Refusal | null> {
      const row = await find(userId, id);
      if (row instanceof Refusal) return row;
      const messages = await store.messages(userId, id);
      const question = messages.find(({ shown }) => shown.id === messageId && shown.type === "user");
      if (question === undefined) return refuse("message-not-found");
      if (messages.length + 1 > maximumMessages) return conversationFull(maximumMessages);
      if (messages.some(({ shown }) => shown.state === "running")) return refuse("answer-under-way");
      const kept = question.kept as KeptOfQuestion;
      const asked = mode ?? question.shown.mode;
      return begin(
        userId,
        row,
        {
          messages: [],
          answer: answerTo(messageId, asked),
          task: {
            question: question.shown.content,
            attachments: newestFiles([...filesOf(messages, question.shown.parentId), ...kept.attachments]),
            history: historyOf(messages, question.shown.parentId, kept.context.amounts),
            mode: asked,
            context: kept.context,
            isFresh: true,
            ...askedOf(row, computedOnly),
          },
        },
        listener,
      );
    },

    async stop(userId: string, id: string): Promise<{ stopped: boolean } | Refusal> {
      const row = await find(userId, id);
      return row instanceof Refusal ? row : { stopped: await runs.stop(userId, id) };
    },

    /** The history that the next question would follow. */
    async historyFor(
      userId: string,
      { id, parentId, amounts }: { id: string; parentId?: string | null | undefined; amounts: Context["amounts"] },
    ): Promise<AnswerTask["history"] | Refusal> {
      const row = await find(userId, id);
      if (row instanceof Refusal) return row;
      return historyOf(await store.messages(userId, id), parentId === undefined ? row.headId : parentId, amounts);
    },

    async decide(
      userId: string,
      { id, proposalId, decision }: { id: string; proposalId: string; decision: "accepted" | "rejected" },
    ): Promise<Proposal | Refusal> {
      const row = await find(userId, id);
      if (row instanceof Refusal) return row;
      const found = (await store.messages(userId, id)).find(({ shown }) =>
        shown.proposals.some((proposal) => proposal.id === proposalId),
      );
      let result: Proposal | Refusal = refuse("proposal-not-found");
      if (found === undefined) return result;
      await store.changeMessage(userId, found.shown.id, (message) => {
        const proposal = message.shown.proposals.find((candidate) => candidate.id === proposalId);
        if (proposal === undefined) return null;
        result = decided(message, proposal);
        const change = result;
        if (change instanceof Refusal || change === proposal) return null;
        const proposals = message.shown.proposals.map((one) => (one.id === proposalId ? change : one));
        return { ...message, shown: { ...message.shown, proposals } };
      });
      return result;

      function decided({ shown }: KeptMessage, proposal: Proposal): Proposal | Refusal {
        if (shown.state === "running") return refuse("answer-under-way");
        if (proposal.state === decision) return proposal;
        if (proposal.state !== "open") return refuse("proposal-decided");
        return { ...proposal, state: decision, decidedAt: isoTime(clock.now()) };
      }
    },
  };
}

/** Whom a conversation asks. */
function askedOf({ model }: ConversationRow, computedOnly = false): Pick<AnswerTask, "model" | "computedOnly"> {
  return model === "computed" ? { model: null, computedOnly: true } : { model, computedOnly };
}

function conversationFull(maximum: number): Refusal {
  return refuse("conversation-full", {
    values: { maximum },
  });
}

function emptyMessage({
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

/** The branch that ends with `headId`, as the model gets it: the newest turns, and without amounts where they are not sent. */
function historyOf(
  messages: readonly KeptMessage[],
  headId: string | null,
  amounts: Context["amounts"],
): { role: "user" | "model"; text: string }[] {
  const turns: { role: "user" | "model"; text: string }[] = [];
  let characters = 0;
  for (const message of branchOf(messages, headId)) {
    const turn = turnText(message, amounts);
    const text = message.shown.type === "user" ? turn : withoutQuotations(turn);
    characters += text.length;
    if (turns.length >= historyTurns || characters > historyCharacters) break;
    if (text !== "") turns.unshift({ role: message.shown.type === "user" ? "user" : "model", text });
  }
  // A model's turn answers something: without its question it says nothing.
  while (turns[0]?.role === "model") turns.shift();
  return turns;
}

/** The files of a branch, oldest first: a later question can be about them, too. */
function filesOf(messages: readonly KeptMessage[], headId: string | null): KeptOfQuestion["attachments"] {
  return branchOf(messages, headId)
    .toReversed()
    .flatMap(({ shown, kept }) => (shown.type === "user" ? (kept as KeptOfQuestion).attachments : []));
}

/** The last files that go with one question together. */
function newestFiles(files: KeptOfQuestion["attachments"]): KeptOfQuestion["attachments"] {
  let characters = 0;
  const tooMany = files.findLastIndex(({ text }) => (characters += text.length) > maxFileCharacters);
  const pictures = files.filter(({ picture }) => picture !== undefined);
  const left = new Set(pictures.slice(0, -maxPictures));
  return files
    .slice(tooMany + 1)
    .filter((file) => !left.has(file))
    .slice(-maxFiles);
}

/** The messages that lead to one, newest first. */
function branchOf(messages: readonly KeptMessage[], headId: string | null): readonly KeptMessage[] {
  const byId = new Map(messages.map((message) => [message.shown.id, message]));
  const branch: KeptMessage[] = [];
  for (let message = byId.get(headId ?? ""); message !== undefined && !branch.includes(message);) {
    branch.push(message);
    message = byId.get(message.shown.parentId ?? "");
  }
  return branch;
}

function turnText({ shown, kept }: KeptMessage, amounts: Context["amounts"]): string {
  if (shown.type === "user") return shown.content;
  const { isApology, privateSpans } = (kept ?? { isApology: false, privateSpans: [] }) as KeptOfAnswer;
  if (isApology || shown.state === "running") return "";
  if (amounts === "full") return shown.content;
  // The places of amounts in an interrupted answer are unknown.
  if (kept === null) return "";
  let text = shown.content;
  for (const { start, end } of privateSpans.toSorted((a, b) => b.start - a.start))
    text = `${text.slice(0, start)}(amount not sent)${text.slice(end)}`;
  return text;
}

/** The beginning of a question, cut between words. */
function titleOf(question: string): string {
  const line = question.replaceAll(/\s+/g, " ").trim();
  if (line.length <= titleCharacters) return line;
  const cut = line.slice(0, titleCharacters);
  const space = cut.lastIndexOf(" ");
  return `${space > titleCharacters / 2 ? cut.slice(0, space) : cut}…`;
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
