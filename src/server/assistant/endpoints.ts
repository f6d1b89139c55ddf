import {
  type AssistantContext,
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
import { type Served, serve, serveDocument, serveStream, type StreamContext } from "../http/serve.ts";
import type { Answering } from "./answer.ts";
import type { Budget } from "./budget.ts";
import { estimateTokens } from "./budget.ts";
import type { Conversations } from "./conversations.ts";
import { conversationMarkdown } from "./conversation-markdown.ts";
import { providerNames } from "./models/create-models.ts";
import { modelProviders, type Models } from "./models/model.ts";
import { promptVersion } from "./prompts.ts";
import { readerInstructions } from "./reader/reading.ts";
import { heldBackAttachments, readableAttachment } from "./readable-attachment.ts";
import { createFileReader } from "./files/read-file.ts";
import { type Listener, overEvent, type Runs } from "./runs.ts";
import type { Tool } from "./tool.ts";

const heartbeatMs = 15_000;
const longestStreamMs = 10 * 60_000;

export function assistantEndpoints({
  answering,
  conversations,
  runs,
  budget,
  models,
  tools,
  suggestionsFor,
  limits,
  sessionWatch,
  streamsPerUser,
}: {
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
}): Served[] {
  const openStreams = new Map<string, number>();
  const readBytes = createFileReader();

  /** Sends the events of an answer to this browser. `begin` gets the listener; its refusal is the reply. */
  async function stream(
    context: StreamContext,
    begin: (listener: Listener, signal: AbortSignal) => Promise<Refusal | null | undefined>,
  ): Promise<Refusal | undefined> {
    const { signedIn } = context;
    if (signedIn === null) return refuse("not-signed-in");
    const waiting: { event: string; data: unknown }[] = [];
    let deliver: Listener = (event, data) => waiting.push({ event, data });
    const left = new AbortController();
    const begun = begin((event, data) => deliver(event, data), left.signal);
    // `follow` can run for long; a refusal comes at once or not at all.
    const refusal = await begun;
    if (refusal instanceof Refusal) return refusal;

    const writer = context.start();
    const heartbeat = setInterval(() => writer.comment("heartbeat"), heartbeatMs);
    const lifetime = setTimeout(() => writer.end(), longestStreamMs);
    const unwatch = sessionWatch.watch(signedIn.tokenHash, () => writer.end());
    writer.onClose(() => {
      left.abort();
      clearInterval(heartbeat);
      clearTimeout(lifetime);
      unwatch();
      deliver = () => {};
    });
    deliver = (event, data) => {
      if (event !== overEvent) writer.send(event, data);
      if (event === "end" || event === "idle" || event === overEvent) writer.end();
    };
    for (const { event, data } of waiting) deliver(event, data);
    return undefined;
  }

  return [
    serve(getAssistantStatus, async (_, context) => {
      const { configured } = models;
      const preferred = await models.answering(context.userId());
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
        choices: (await Promise.all(modelProviders.map((provider) => models.of(context.userId(), provider)))).flatMap(
          (model) =>
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
        budget: await budget.today(context.userId()),
      };
    }),

    serve(describeContext, async (input, context) => {
      const userId = context.userId();
      const history =
        input.conversationId === undefined
          ? []
          : await conversations.historyFor(userId, {
              id: input.conversationId,
              parentId: input.parentId,
              amounts: input.context.amounts,
            });
      if (history instanceof Refusal) return history;
      const attachments = input.attachments.map(readableAttachment);
      const composed = await answering.preview(userId, {
        question: input.text,
        attachments,
        history,
        mode: input.mode,
        context: input.context,
        isFresh: false,
        model: null,
        computedOnly: false,
      });
      const parts = [
        ...composed.parts,
        ...composed.readerRequests.map((text) => ({
          id: "reader" as const,
          title: "To the reader, separately",
          text: `${readerInstructions}\n\n${text}`,
          fields: ["text"],
          items: 1,
        })),
      ];
      const characters = composed.system.length + parts.reduce((sum, part) => sum + part.text.length, 0);
      const preferred =
        input.model === null
          ? await models.answering(userId)
          : input.model === "computed"
            ? null
            : await models.of(userId, input.model);
      return {
        model:
          preferred === null
            ? null
            : { provider: providerNames[preferred.provider], name: preferred.nameOf(input.mode) },
        promptVersion,
        system: composed.system,
        parts: parts.map((part) => ({ ...part, fields: [...part.fields] })),
        leftOut: [
          ...[...composed.notices, ...heldBackAttachments(attachments)].map((notice) => ({
            what: leftOutTitles[notice.code],
            reason: notice.detail,
          })),
          ...unticked(input.context),
          ...(input.context.amounts === "percentages"
            ? [
                {
                  what: "Amounts and share counts",
                  reason: "Sent as marks such as {{2.value}}; Bellwether fills them in after the answer is written.",
                },
              ]
            : []),
        ],
        characters,
        estimatedTokens: estimateTokens(characters),
        tools: tools.map(({ name, description }) => ({ name, description })),
      };
    }),

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

    serveStream(sendMessage, (input, context) =>
      stream(context, (listener) => conversations.send(context.userId(), input, listener)),
    ),
    serveStream(retryMessage, (input, context) =>
      stream(context, (listener) => conversations.retry(context.userId(), input, listener)),
    ),
    serveStream(resumeAnswer, async ({ id }, context) => {
      const userId = context.userId();
      const found = await conversations.get(userId, id);
      if (found instanceof Refusal) return found;
      const open = openStreams.get(userId) ?? 0;
      if (open >= streamsPerUser) return refuse("too-many-streams", { retryAfterSeconds: 30 });
      openStreams.set(userId, open + 1);
      return stream(context, async (listener, signal) => {
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

const leftOutTitles = {
  quarantined: "A text that gives orders",
  "sample-left-out": "Sample data",
  incomplete: "Part of a long list",
} as const;

function unticked(context: Pick<typeof AssistantContext._output, keyof typeof partTitles>) {
  return Object.entries(partTitles)
    .filter(([key]) => context[key as keyof typeof partTitles] === false)
    .map(([, what]) => ({ what, reason: "You left it out." }));
}

const partTitles = {
  currentMarketData: "Market data",
  userPortfolio: "Your portfolio",
  recentNews: "Recent news",
  marketSentiment: "Market mood",
  watchlist: "Your watchlist",
  notes: "Your notes",
} as const;
