import type { Base } from "../base.ts";
import type { UserKeys } from "../keys/user-keys.ts";
import type { AskModel } from "./asked-model.ts";
import { createBudget } from "./budget.ts";
import { cachedModel } from "./models/cached-model.ts";
import { createModels } from "./models/create-models.ts";
import { createCostOf } from "./models/prices.ts";
import { createReplyStore } from "./models/reply-store.ts";
import { promptVersion } from "./prompts.ts";
import { readerVersion } from "./reader/reading.ts";
import { createUsageStore } from "./usage-store.ts";

/** The models, with their kept replies, their prices, and the budget of each user. */
export function createModelAccess({
  config,
  keys,
  db,
  clock,
  log,
}: Pick<Base, "config" | "db" | "clock" | "log"> & { keys: UserKeys }) {
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

  const askedModel: AskModel = async (userId, { mode, isFresh, model: chosen }) => {
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

  return {
    models,
    replies,
    costOf,
    budget,
    askedModel,

    /** Deletes usage before this day, and replies that are too old. */
    deleteOld: (today: string) => Promise.all([usageStore.deleteOld(today), replies.deleteOld()]),
  };
}
