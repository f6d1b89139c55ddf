import { z } from "zod";
import { answerModes, AssistantContext, Attachments, Figure, ModelChoice, Notice, Source, Usage } from "./assistant.ts";
import { document, endpoint, stream } from "./endpoint.ts";

const text = z.string().nullable();

export const messageStates = ["running", "done", "stopped", "failed", "interrupted"] as const;

/** One tool call made while answering. */
export const ToolUse = z.object({
  id: z.string(),
  name: z.string(),
  input: z.unknown(),
  summary: z.string(),
  asOf: text,
  sourceNumbers: z.array(z.number().int()),
  ok: z.boolean(),
});
export type ToolUse = z.infer<typeof ToolUse>;

/** An action only the user can confirm with a click. `input` is sent to `route` unchanged. */
export const Proposal = z.object({
  id: z.string(),
  kind: z.enum(["watch", "transaction", "alert"]),
  summary: z.string(),
  route: z.string(),
  input: z.record(z.string(), z.unknown()),
  state: z.enum(["open", "accepted", "rejected"]),
  decidedAt: text,
});
export type Proposal = z.infer<typeof Proposal>;

export const understoodSlots = ["subject", "measure", "period", "account", "amount", "unread"] as const;
/**
 * One slot of a question that was answered without a model, with variants of the question that change only this slot.
 */
export const Understood = z.object({
  slot: z.enum(understoodSlots),
  /** For display: "NVDA", "1 Jan 2025 to 31 Dec 2025". */
  text: z.string(),
  value: z.string(),
  alternatives: z.array(z.object({ label: z.string(), question: z.string() })),
});
export type Understood = z.infer<typeof Understood>;

export const ChatMessage = z.object({
  id: z.string(),
  /** The preceding message. Null at the beginning. Messages that follow the same one are branches. */
  parentId: text,
  type: z.enum(["user", "assistant"]),
  content: z.string(),
  timestamp: z.string(),
  mode: z.enum(answerModes),
  attachments: z.array(z.object({ name: z.string(), characters: z.number().int() })),
  state: z.enum(messageStates),
  /** The reason it failed, for display. */
  problem: z.object({ code: z.string(), detail: z.string() }).nullable(),
  figures: z.array(Figure),
  matched: z.number().int(),
  total: z.number().int(),
  tools: z.array(ToolUse),
  proposals: z.array(Proposal),
  sources: z.array(Source),
  notices: z.array(Notice),
  /** The interpretation of a question without a model. Empty for answers from a model. */
  understood: z.array(Understood),
  /** Name of the model. Null: computed without AI (an assistant message), or written by the user. */
  model: text,
  /** Follow-up questions to a finished answer. Each can be answered without a model, too. */
  followUps: z.array(z.string()).default([]),
  isReplayed: z.boolean(),
  usage: Usage.nullable(),
  cost: z.number().nullable(),
  /** Milliseconds from the question to the end of the answer. */
  milliseconds: z.number().int().nullable(),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

const summary = {
  id: z.string(),
  title: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** The first words of the newest answer. */
  excerpt: z.string(),
  isRunning: z.boolean(),
  /** True while no AI has answered in it. */
  isComputed: z.boolean(),
  /** The chosen model. Null: the default model. */
  model: ModelChoice.nullable(),
};
export const ConversationSummary = z.object(summary);
export type ConversationSummary = z.infer<typeof ConversationSummary>;

/** `headId` is the last message of the branch shown last. */
export const Conversation = z.object({ ...summary, headId: text, messages: z.array(ChatMessage) });
export type Conversation = z.infer<typeof Conversation>;

const Title = z.string().trim().min(1, "Enter a title").max(120, "At most 120 characters");
const ofConversation = { id: z.string().max(60) };

export const listConversations = endpoint("GET /api/assistant/conversations", {
  summary: "Your conversations, newest first. `query` searches titles and messages",
  input: z.object({
    query: z.string().trim().max(200).default(""),
    limit: z.coerce.number<number | string>().int().min(1).max(100).default(50),
    cursor: z.string().max(200).optional(),
  }),
  output: z.object({ conversations: z.array(ConversationSummary), nextCursor: text }),
  problems: ["invalid-cursor"],
});

export const addConversation = endpoint("POST /api/assistant/conversations", {
  summary: "Start a conversation. Without a title, it's named after the first question",
  input: z.object({ title: Title.optional(), model: ModelChoice.nullable().default(null) }),
  output: Conversation,
  status: 201,
  creates: true,
  problems: ["too-many-conversations", "model-not-available"],
});

export const getConversation = endpoint("GET /api/assistant/conversations/:id", {
  summary: "A conversation with all its branches",
  input: z.object(ofConversation),
  output: Conversation,
  problems: ["conversation-not-found"],
});

export const changeConversation = endpoint("PATCH /api/assistant/conversations/:id", {
  summary: "Rename a conversation, or choose its branch or model",
  input: z.object({
    ...ofConversation,
    title: Title.optional(),
    headId: z.string().max(60).optional(),
    model: ModelChoice.nullable().optional(),
  }),
  output: Conversation,
  problems: ["conversation-not-found", "message-not-found", "model-not-available"],
});

export const removeConversation = endpoint("DELETE /api/assistant/conversations/:id", {
  summary: "Delete a conversation and stop any answer in progress",
  input: z.object(ofConversation),
  output: z.object({ deleted: z.boolean() }),
  problems: ["conversation-not-found"],
});

export const exportConversation = document("GET /api/assistant/conversations/:id/export", {
  summary: "A conversation as Markdown with its sources, or as JSON",
  input: z.object({ ...ofConversation, format: z.enum(["markdown", "json"]).default("markdown") }),
  contentType: "text/markdown",
  otherContentTypes: ["application/json"],
  problems: ["conversation-not-found", "rate-limited"],
});

/** The events of an answer. If the server restarts, `start` is sent again and the text starts over. */
const answerEvents = {
  start: z.object({
    messageId: z.string(),
    userMessageId: z.string(),
    conversationId: z.string(),
    mode: z.enum(answerModes),
    model: text,
  }),
  "text-delta": z.object({ text: z.string() }),
  "tool-start": z.object({ id: z.string(), name: z.string(), input: z.unknown() }),
  "tool-end": z.object({ id: z.string(), summary: z.string(), asOf: text, ok: z.boolean(), sources: z.array(Source) }),
  proposal: Proposal,
  notice: Notice,
  /** The checked text: amounts filled in, unlisted links removed. Replaces the streamed text. */
  grounding: z.object({
    text: z.string(),
    figures: z.array(Figure),
    matched: z.number().int(),
    total: z.number().int(),
    sources: z.array(Source),
  }),
  end: z.object({
    /** stop, length, content-filter, stopped (by the user), failed. */
    finish: z.string(),
    usage: Usage.nullable(),
    cost: z.number().nullable(),
    message: ChatMessage,
  }),
  problem: z.object({ code: z.string(), detail: z.string(), retryAfterSeconds: z.number().nullable() }),
};

export const sendMessage = stream("POST /api/assistant/conversations/:id/messages", {
  summary: "Ask a question and stream the answer. The answer continues if the connection closes",
  takesQuestion: true,
  input: z.object({
    ...ofConversation,
    text: z.string().trim().min(1, "Enter a question").max(16_000, "At most 16,000 characters"),
    mode: z.enum(answerModes).default("quick"),
    context: AssistantContext.prefault({}),
    attachments: Attachments,
    /**
     * The message the question follows. Omitted: the newest of the current branch. Null: the beginning. Editing a
     * question creates a branch this way.
     */
    parentId: z.string().max(60).nullable().optional(),
  }),
  events: answerEvents,
  problems: [
    "conversation-not-found",
    "message-not-found",
    "answer-under-way",
    "rate-limited",
    "conversation-full",
    "body-too-large",
  ],
});

export const retryMessage = stream("POST /api/assistant/conversations/:id/retry", {
  summary: "Answer a question again and keep the earlier answer as a branch",
  input: z.object({
    ...ofConversation,
    /** The id of the user's message. */
    messageId: z.string().max(60),
    /** True: answer from computed facts without a model. */
    computedOnly: z.boolean().default(false),
    mode: z.enum(answerModes).optional(),
  }),
  events: answerEvents,
  problems: ["conversation-not-found", "message-not-found", "answer-under-way", "rate-limited", "conversation-full"],
});

export const resumeAnswer = stream("GET /api/assistant/conversations/:id/stream", {
  summary: "Stream the answer in progress from its beginning; `idle` if there is none",
  input: z.object(ofConversation),
  events: { ...answerEvents, idle: z.object({}) },
  problems: ["conversation-not-found", "too-many-streams"],
});

export const stopAnswer = endpoint("POST /api/assistant/conversations/:id/stop", {
  summary: "Stop the answer in progress. Text already written is kept",
  input: z.object(ofConversation),
  output: z.object({ stopped: z.boolean() }),
  problems: ["conversation-not-found"],
});

export const decideProposal = endpoint("POST /api/assistant/conversations/:id/proposals/:proposalId", {
  summary: "Record the user's decision on a proposal. The change itself goes to its regular endpoint",
  input: z.object({ ...ofConversation, proposalId: z.string().max(60), decision: z.enum(["accepted", "rejected"]) }),
  output: Proposal,
  problems: ["conversation-not-found", "proposal-not-found", "proposal-decided"],
});

export const conversationEndpoints = [
  listConversations,
  addConversation,
  getConversation,
  changeConversation,
  removeConversation,
  exportConversation,
  sendMessage,
  retryMessage,
  resumeAnswer,
  stopAnswer,
  decideProposal,
] as const;
