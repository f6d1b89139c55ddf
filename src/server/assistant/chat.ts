import { randomUUID } from "node:crypto";
import type { Base } from "../base.ts";
import type { ReaderWords } from "../settings/reader-words.ts";
import type { Answering } from "./answer.ts";
import type { Budget } from "./budget.ts";
import { createConversations } from "./conversations.ts";
import { createFollowUpsOf } from "./follow-ups-of.ts";
import type { InternalApi } from "./internal-api.ts";
import type { Models } from "./models/model.ts";
import { createRuns } from "./runs.ts";
import { createConversationStore } from "./store.ts";

/** Conversations, and the answers that are made for them. */
export function createChat({
  config,
  db,
  limits,
  models,
  answering,
  apiOf,
  words,
  budget,
  clock,
  log,
}: Pick<Base, "config" | "db" | "limits" | "clock" | "log"> & {
  models: Models;
  answering: Answering;
  apiOf: (userId: string) => InternalApi;
  words: ReaderWords;
  budget: Budget;
}) {
  const store = createConversationStore({ db, clock });
  const runs = createRuns({
    store,
    answering,
    followUpsOf: createFollowUpsOf({ apiOf, words, log }),
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

  return { runs, conversations };
}
