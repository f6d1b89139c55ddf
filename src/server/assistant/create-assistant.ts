import type { Base } from "../base.ts";
import type { RoomWithOffers } from "../room.ts";
import type { SessionWatch } from "../account/session-watch.ts";
import { isoTime } from "../clock.ts";
import type { Served } from "../http/serve.ts";
import type { UserKeys } from "../keys/user-keys.ts";
import type { ReaderWords } from "../settings/reader-words.ts";
import { createAnswering } from "./answer.ts";
import type { NamesIn } from "./checked-text.ts";
import { createAssistantCopy } from "./assistant-copy.ts";
import { createChat } from "./chat.ts";
import { suggestions } from "./computed/index.ts";
import { assistantEndpoints } from "./endpoints.ts";
import { createInternalApi } from "./internal-api.ts";
import { createModelAccess } from "./model-access.ts";
import { createReader } from "./reader/create-reader.ts";
import { createResearch } from "./research/create-research.ts";
import { createReportStore } from "./research/store.ts";
import { scheduledQuestionEndpoints } from "./scheduled/endpoints.ts";
import { createScheduledQuestions } from "./scheduled/scheduled-questions.ts";
import { type Delivery, scheduledQuestionsJob } from "./scheduled/scheduled-questions-job.ts";
import { createScheduledQuestionStore } from "./scheduled/store.ts";
import { textEndpoints } from "./texts/endpoints.ts";
import { createNarrate } from "./texts/narrate.ts";
import { createReadTexts } from "./texts/read-texts.ts";
import { assistantTools } from "./tools/index.ts";
import { createToolbox } from "./toolbox.ts";

type AssistantRoomOptions = Base & {
  sessionWatch: SessionWatch;
  keys: UserKeys;
  /** Endpoints that the assistant's tools call. */
  endpoints: readonly Served[];
  /** Instruments that a text names, by the directory of symbols. */
  namesIn: NamesIn;
  /** How answers to scheduled questions reach their users besides the app. */
  delivery: Delivery;
  words: ReaderWords;
};

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
  words,
}: AssistantRoomOptions) {
  const { models, budget, askedModel, ...access } = createModelAccess({ config, keys, db, clock, log });
  const apiOf = createInternalApi({ endpoints: others, answerMs: config.limits.LIMIT_ANSWER_MS, log });
  const wordsOf = (userId: string) => words.ofUser(userId);
  const today = () => isoTime(clock.now()).slice(0, 10);

  const reader = createReader({ budget, namesIn, patienceMs: config.limits.LIMIT_AI_READER_MS, log });
  const shared = { models, budget, apiOf, wordsOf, limits, clock, log };
  const answering = createAnswering({ ...shared, tools: assistantTools, askedModel, namesIn, reader });
  const { runs, conversations } = createChat({ ...shared, config, db, words, answering });

  const scheduledStore = createScheduledQuestionStore({ db });
  const scheduledQuestions = createScheduledQuestions({
    store: scheduledStore,
    conversations,
    clock,
    maximum: config.limits.LIMIT_SCHEDULED_QUESTIONS,
    isMailSetUp: delivery.mail.isSetUp,
  });

  const readTexts = createReadTexts({ reader, askedModel });
  const narrate = createNarrate({ ...access, models, readTexts, budget, log });
  const research = createResearch({
    ...shared,
    wordsOf: words.ofUser,
    narrate,
    store: createReportStore({ db, log }),
  });

  return {
    endpoints: [
      ...assistantEndpoints({
        ...shared,
        answering,
        conversations,
        runs,
        tools: assistantTools,
        suggestionsFor: async (userId) =>
          suggestions({
            api: apiOf(userId),
            userId,
            today: today(),
            question: "",
            words: await words.ofUser(userId),
            facts: () => [],
          }),
        sessionWatch,
        streamsPerUser: config.limits.LIMIT_STREAMS_PER_USER,
      }),
      ...textEndpoints({
        ...shared,
        answering,
        narrate,
        hasModel: async (userId) => (await models.answering(userId)) !== null,
      }),
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
      await access.deleteOld(today());
    },
  } satisfies RoomWithOffers;
}
