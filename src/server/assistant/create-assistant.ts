import { randomUUID } from "node:crypto";
import type { Base } from "../base.ts";
import type { RoomWithOffers } from "../room.ts";
import type { SessionWatch } from "../account/session-watch.ts";
import { isoTime } from "../clock.ts";
import type { Served } from "../http/serve.ts";
import type { UserKeys } from "../keys/user-keys.ts";
import { type AskedModel, createAnswering } from "./answer.ts";
import type { NamesIn } from "./checked-text.ts";
import { createAssistantCopy } from "./assistant-copy.ts";
import { createBudget } from "./budget.ts";
import { suggestions } from "./computed/index.ts";
import type { AnswerTask } from "./compose.ts";
import { createConversations } from "./conversations.ts";
import { assistantEndpoints } from "./endpoints.ts";
import { createFollowUpsOf } from "./follow-ups-of.ts";
import { createInternalApi } from "./internal-api.ts";
import { cachedModel } from "./models/cached-model.ts";
import { createModels } from "./models/create-models.ts";
import { createCostOf } from "./models/prices.ts";
import type { ModelMode } from "./models/model.ts";
import { createReplyStore } from "./models/reply-store.ts";
import { promptVersion } from "./prompts.ts";
import { createReader } from "./reader/create-reader.ts";
import { readerVersion } from "./reader/reading.ts";
import { createResearch } from "./research/create-research.ts";
import { createReportStore } from "./research/store.ts";
import { createRuns } from "./runs.ts";
import { scheduledQuestionEndpoints } from "./scheduled/endpoints.ts";
import { createScheduledQuestions } from "./scheduled/scheduled-questions.ts";
import { type Delivery, scheduledQuestionsJob } from "./scheduled/scheduled-questions-job.ts";
import { createScheduledQuestionStore } from "./scheduled/store.ts";
import { createConversationStore } from "./store.ts";
import { textEndpoints } from "./texts/endpoints.ts";
import { createNarrate, type ReadTexts } from "./texts/narrate.ts";
import type { ToolSource } from "./tool.ts";
import { assistantTools } from "./tools/index.ts";
import { createToolbox } from "./toolbox.ts";
import { createUsageStore } from "./usage-store.ts";

/** The assistant, over the addresses that everything else is served at. */
export function createAssistantRoom({
  config,
  db,
  clock,
  log,
  limits,
  sessionWatch,
  keys,
  endpoints: others,
  namesIn,
  delivery,
}: Base & {
  sessionWatch: SessionWatch;
  keys: UserKeys;
  /** Endpoints that the assistant's tools call. */
  endpoints: readonly Served[];
  /** Instruments that a text names, by the directory of symbols. */
  namesIn: NamesIn;
  /** How answers to scheduled questions reach their users besides the app. */
  delivery: Delivery;
}) {
  const models = createModels({ config, keys, clock, log });
  const replies = createReplyStore({ db, clock });
  const costOf = createCostOf({ prices: config.modelPrices, clock });
  const usageStore = createUsageStore({ db });
  const budget = createBudget({
    store: usageStore,
    clock,
    tokensPerDay: config.limits.LIMIT_AI_TOKENS_PER_DAY,
    questionsPerDay: config.limits.LIMIT_CHATS_PER_DAY,
  });
  const apiOf = createInternalApi({ endpoints: others, answerMs: config.limits.LIMIT_ANSWER_MS, log });
  const today = () => isoTime(clock.now()).slice(0, 10);

  const askedModel = async (
    userId: string,
    { mode, isFresh, model: chosen }: Pick<AnswerTask, "isFresh" | "model"> & { readonly mode: ModelMode },
  ): Promise<AskedModel | null> => {
    const preferred = await (chosen === null ? models.answering(userId) : models.of(userId, chosen));
    if (preferred === null) return null;
    let replayed = 0;
    let asked = 0;
    const model = cachedModel({
      model: preferred,
      replies,
      userId,
      promptVersion: mode === "reader" ? readerVersion : promptVersion,
      isFresh,
      onReplay: () => (replayed += 1),
    });
    return {
      name: preferred.nameOf(mode),
      stream(request) {
        asked += 1;
        return model.stream(request);
      },
      isReplayed: () => asked > 0 && replayed === asked,
      costOf: (usage) => costOf(preferred.nameOf(mode), usage),
    };
  };

  const reader = createReader({ budget, namesIn, patienceMs: config.limits.LIMIT_AI_READER_MS, log });
  const answering = createAnswering({ tools: assistantTools, apiOf, askedModel, namesIn, reader, budget, clock, log });
  const store = createConversationStore({ db, clock });
  const runs = createRuns({
    store,
    answering,
    followUpsOf: createFollowUpsOf({ apiOf, log }),
    owner: randomUUID(),
    clock,
    log,
  });
  const conversations = createConversations({
    store,
    runs,
    isModelAvailable: async (userId, provider) => (await models.of(userId, provider)) !== null,
    budget,
    limits,
    clock,
    maximumConversations: config.limits.LIMIT_CONVERSATIONS,
    maximumMessages: config.limits.LIMIT_CONVERSATION_MESSAGES,
  });

  const scheduledStore = createScheduledQuestionStore({ db });
  const scheduledQuestions = createScheduledQuestions({
    store: scheduledStore,
    conversations,
    clock,
    maximum: config.limits.LIMIT_SCHEDULED_QUESTIONS,
    isMailSetUp: delivery.mail.isSetUp,
  });

  const readTexts = async (userId: string, list: readonly ToolSource[], signal: AbortSignal): Promise<ReadTexts> => {
    const read = await reader.read({
      userId,
      askModel: () => askedModel(userId, { mode: "reader", model: null, isFresh: false }),
      sources: list,
      idOf: (index) => `reader-${index + 1}`,
      signal,
    });
    return {
      sources: new Map(list.map((source, index) => [source, read.sources[index] ?? source])),
      usage: read.usage,
      cost: read.cost,
    };
  };
  const narrate = createNarrate({ models, replies, costOf, readTexts, budget, log });
  const research = createResearch({
    apiOf,
    models,
    narrate,
    budget,
    store: createReportStore({ db }),
    limits,
    clock,
    log,
  });

  return {
    endpoints: [
      ...assistantEndpoints({
        answering,
        conversations,
        runs,
        budget,
        models,
        tools: assistantTools,
        suggestionsFor: (userId) =>
          suggestions({ api: apiOf(userId), userId, today: today(), question: "", facts: () => [] }),
        limits,
        sessionWatch,
        streamsPerUser: config.limits.LIMIT_STREAMS_PER_USER,
      }),
      ...textEndpoints({ answering, apiOf, narrate, budget, limits, clock }),
      ...research.endpoints,
      ...scheduledQuestionEndpoints(scheduledQuestions),
    ],

    /** For texts of other features. */
    narrate,

    jobs: [scheduledQuestionsJob({ store: scheduledStore, conversations, delivery, clock, log })],

    /** The tools for other programs. */
    toolbox: createToolbox({ tools: assistantTools, apiOf, clock, log }),

    copy: createAssistantCopy({
      maximumConversations: config.limits.LIMIT_CONVERSATIONS,
      maximumQuestions: config.limits.LIMIT_SCHEDULED_QUESTIONS,
      clock,
    }),

    start: () => runs.start(),

    /** Leaves answers under way to the next process and closes the connections to models. */
    async stop(): Promise<void> {
      await Promise.all([runs.shutDown(), research.stop()]);
      await models.close();
    },

    async cleanUp(): Promise<void> {
      await Promise.all([usageStore.deleteOld(today()), replies.deleteOld()]);
    },
  } satisfies RoomWithOffers;
}
