import type { AnswerTask } from "./answer-task.ts";
import type { Model, ModelMode, ModelUsage } from "./models/model.ts";

/** Asks a model once: through the kept replies where the same was asked before. */
export interface AskedModel {
  readonly name: string;
  readonly stream: Model["stream"];
  /** True once a kept reply was given. */
  readonly isReplayed: () => boolean;
  readonly costOf: (usage: ModelUsage) => number | null;
}

/** Finds the model for a user's question; null: none is configured. */
export type AskModel = (
  userId: string,
  options: Pick<AnswerTask, "isFresh" | "model"> & { readonly mode: ModelMode },
) => Promise<AskedModel | null>;
