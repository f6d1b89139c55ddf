import type { z } from "zod";
import type { AssistantContext } from "#contract/assistant.ts";
import type { ModelProvider } from "./models/model.ts";
import type { Attachment } from "./readable-attachment.ts";

/** The question, with everything its answer depends on besides market data. Plain JSON: kept while an answer is under way. */
export interface AnswerTask {
  readonly question: string;
  readonly attachments: readonly Attachment[];
  /** The branch before the question, as the server keeps it, oldest first. */
  readonly history: readonly { readonly role: "user" | "model"; readonly text: string }[];
  readonly mode: "quick" | "detailed";
  readonly context: z.output<typeof AssistantContext>;
  /** Whom the conversation asks; null: the usual model. */
  readonly model: ModelProvider | null;
  /** Ask the model once more although the same was asked before. */
  readonly isFresh: boolean;
  /** Without a model, although one may be configured. */
  readonly computedOnly: boolean;
}
