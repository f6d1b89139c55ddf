import {
  describeContext,
  getAssistantStatus,
  getSuggestions,
  readFile,
  testAssistantConnection,
} from "#contract/assistant.ts";
import {
  addConversation,
  changeConversation,
  decideProposal,
  exportConversation,
  getConversation,
  listConversations,
  removeConversation,
  resumeAnswer,
  retryMessage,
  sendMessage,
  stopAnswer,
} from "#contract/conversations.ts";
import type { SessionWatch } from "../account/session-watch.ts";
import { Refusal, refuse } from "../http/refusal.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import { type Served, serve, serveDocument, serveStream } from "../http/serve.ts";
import type { Answering } from "./answer.ts";
import type { Budget } from "./budget.ts";
import type { Conversations } from "./conversations.ts";
import { contextDescription } from "./context-description.ts";
import { conversationMarkdown } from "./conversation-markdown.ts";
import { providerNames } from "./models/create-models.ts";
import { modelProviders, type Models } from "./models/model.ts";
import { createFileReader } from "./files/read-file.ts";
import { type Runs, overEvent } from "./runs.ts";
import { streamAnswer } from "./stream-answer.ts";
import type { Tool } from "./tool.ts";

interface AssistantOptions {
  answering: Answering;
  conversations: Conversations;
  runs: Runs;
  budget: Budget;
  models: Models;
  tools: readonly Tool[];
  suggestionsFor: (userId: string) => Promise<readonly string[]>;
  limits: RateLimits;
  sessionWatch: SessionWatch;
  streamsPerUser: number;
}

/** The assistant's endpoints: its state, conversations, and answers as they are made. */
export function assistantEndpoints(options: AssistantOptions): Served[] {
  return [...stateEndpoints(options), ...conversationEndpoints(options), ...answerEndpoints(options)];
}

function stateEndpoints(options: AssistantOptions): Served[] {
  const { models, budget, suggestionsFor, limits } = options;
  const readBytes = createFileReader();

  return [
    serve(getAssistantStatus, (_, context) => statusOf(context.userId(), { models, budget })),
    serve(describeContext, (input, context) => contextDescription(input, context.userId(), options)),

    serve(getSuggestions, async (_, context) => ({
      suggestions: (await suggestionsFor(context.userId())).map((question) => ({ text: question })),
    })),

    serve(readFile, async ({ name, contentBase64 }, context) => {
      const wait = await limits.chat(context.userId());
      if (wait !== null) return refuse("rate-limited", { retryAfterSeconds: wait });
      const read = await readBytes(name, Buffer.from(contentBase64, "base64"));
      return read instanceof Refusal ? read : { parts: [...read.parts], notes: [...read.notes] };
    }),

    serve(testAssistantConnection, async ({ provider }, context) => {
      const wait = await limits.connectionTest(context.userId());
      if (wait !== null) return refuse("rate-limited", { retryAfterSeconds: wait });
      return models.testConnection(context.userId(), provider ?? null);
    }),
  ];
}

async function statusOf(userId: string, { models, budget }: Pick<AssistantOptions, "models" | "budget">) {
  const { configured } = models;
  const preferred = await models.answering(userId);
  return {
    model:
      preferred === null
        ? null
        : {
            provider: providerNames[preferred.provider],
            quick: preferred.nameOf("quick"),
            detailed: preferred.nameOf("detailed"),
            preview: preferred.nameOf("preview"),
            isOwn: "isOwn" in preferred,
          },
    configured: configured.map((model) => ({
      provider: model.provider,
      name: providerNames[model.provider],
      model: model.nameOf("quick"),
    })),
    choices: (await Promise.all(modelProviders.map((provider) => models.of(userId, provider)))).flatMap((model) =>
      model === null
        ? []
        : [
            {
              provider: model.provider,
              name: providerNames[model.provider],
              quick: model.nameOf("quick"),
              detailed: model.nameOf("detailed"),
            },
          ],
    ),
    budget: await budget.today(userId),
  };
}

function conversationEndpoints({ conversations, limits }: AssistantOptions): Served[] {
  return [
    serve(listConversations, (input, context) => conversations.list(context.userId(), input)),
    serve(addConversation, (input, context) => conversations.add(context.userId(), input)),
    serve(getConversation, ({ id }, context) => conversations.get(context.userId(), id)),
    serve(changeConversation, ({ id, ...changes }, context) => conversations.change(context.userId(), id, changes)),
    serve(removeConversation, ({ id }, context) => conversations.remove(context.userId(), id)),
    serve(stopAnswer, ({ id }, context) => conversations.stop(context.userId(), id)),
    serve(decideProposal, (input, context) => conversations.decide(context.userId(), input)),

    serveDocument(exportConversation, async ({ id, format }, context) => {
      const userId = context.userId();
      const wait = await limits.export(userId);
      if (wait !== null) return refuse("rate-limited", { retryAfterSeconds: wait });
      const conversation = await conversations.get(userId, id);
      if (conversation instanceof Refusal) return conversation;
      const name = conversation.title.replaceAll(/[^\w-]+/g, "-").replaceAll(/^-|-$/g, "") || "conversation";
      context.setHeader("content-disposition", `attachment; filename="${name}.${format === "json" ? "json" : "md"}"`);
      return format === "json"
        ? { text: `${JSON.stringify(conversation, null, 2)}\n`, contentType: "application/json; charset=utf-8" }
        : { text: conversationMarkdown(conversation), contentType: "text/markdown; charset=utf-8" };
    }),
  ];
}

function answerEndpoints({ conversations, runs, sessionWatch, streamsPerUser }: AssistantOptions): Served[] {
  const openStreams = new Map<string, number>();

  return [
    serveStream(sendMessage, (input, context) =>
      streamAnswer(context, sessionWatch, (listener) => conversations.send(context.userId(), input, listener)),
    ),
    serveStream(retryMessage, (input, context) =>
      streamAnswer(context, sessionWatch, (listener) => conversations.retry(context.userId(), input, listener)),
    ),
    serveStream(resumeAnswer, async ({ id }, context) => {
      const userId = context.userId();
      const found = await conversations.get(userId, id);
      if (found instanceof Refusal) return found;
      const open = openStreams.get(userId) ?? 0;
      if (open >= streamsPerUser) return refuse("too-many-streams", { retryAfterSeconds: 30 });
      openStreams.set(userId, open + 1);
      return streamAnswer(context, sessionWatch, async (listener, signal) => {
        void runs
          .follow(userId, id, listener, signal)
          .catch((error: unknown) => context.log.error({ err: error }, "following an answer failed"))
          .finally(() => {
            listener(overEvent, {});
            const others = (openStreams.get(userId) ?? 1) - 1;
            if (others === 0) openStreams.delete(userId);
            else openStreams.set(userId, others);
          });
        return null;
      });
    }),
  ];
}
