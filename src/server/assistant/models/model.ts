import type { z } from "zod";
import type { Picture } from "#contract/assistant.ts";

export const modelProviders = ["gemini", "openai", "anthropic"] as const;
export type ModelProvider = (typeof modelProviders)[number];

/** quick and detailed are the two a user chooses between; preview makes three short sentences; reader reads texts from outside. */
export const modelModes = ["quick", "detailed", "preview", "reader"] as const;
export type ModelMode = (typeof modelModes)[number];

export interface ModelTool {
  readonly name: string;
  readonly description: string;
  readonly input: z.ZodType;
}

export interface ModelToolCall {
  readonly id: string;
  readonly name: string;
  /** As the model wrote it, parsed as JSON; not yet checked. */
  readonly input: unknown;
  /** Data that the provider wants back with the call in the next request, such as a thought signature. JSON. */
  readonly metadata: unknown;
}

export type ModelMessage =
  | { readonly role: "user"; readonly text: string; readonly pictures?: readonly Picture[] }
  | { readonly role: "model"; readonly text: string; readonly toolCalls: readonly ModelToolCall[] }
  | {
      readonly role: "tool";
      readonly results: readonly { readonly id: string; readonly name: string; readonly output: string }[];
    };

export interface ModelRequest {
  readonly mode: ModelMode;
  /** Our own words only, never anything from outside. */
  readonly system: string;
  readonly messages: readonly ModelMessage[];
  readonly tools: readonly ModelTool[];
  readonly signal: AbortSignal;
  /** The user's own key; null: the host's. */
  readonly key: string | null;
  /** Nobody reads it as it grows: asked for in one go where the provider has an address for that. */
  readonly isWhole?: boolean;
  /** The answer is JSON of this form. A provider may ignore it, so the answer is to be checked. */
  readonly answerSchema?: z.ZodType;
}

export interface ModelUsage {
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
}

export type ModelFinish = "stop" | "length" | "content-filter" | "tool-calls" | "other";

export type ModelPart =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "tool-call"; readonly call: ModelToolCall }
  /** Always the last part of a stream that did not fail. */
  | { readonly type: "end"; readonly finish: ModelFinish; readonly usage: ModelUsage };

/** A model's failure, in the words of the catalogue. */
export class ModelError extends Error {
  readonly code: ModelErrorCode;
  /** HTTP status, where there was one. */
  readonly status: number | null;
  readonly retryAfterSeconds: number | null;

  constructor(
    code: ModelErrorCode,
    message: string,
    options: { status?: number | null; retryAfterSeconds?: number | null; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = "ModelError";
    this.code = code;
    this.status = options.status ?? null;
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
  }
}

export type ModelErrorCode =
  /** A non-OK reply, or an error inside a stream: "Gemini API error: 503". */
  | "model-error"
  /** No candidates, or nothing in them: "No response generated". */
  | "no-response"
  /** Held back by the provider's safety rules. */
  | "content-filter"
  /** 429. */
  | "model-busy"
  /** The key is missing or refused. */
  | "model-key"
  /** Not reached, cut off, too slow or too large: "Connection failed: ...". */
  | "model-unreachable";

/** One configured model. */
export interface Model {
  readonly provider: ModelProvider;
  /** Its name at the provider in this mode. */
  nameOf(mode: ModelMode): string;
  /** Streams an answer. Throws a ModelError, also in the middle; ends at once with an AbortError when the signal fires. */
  stream(request: ModelRequest): AsyncIterable<ModelPart>;
}

/** A model with the key of the user who asks. */
export interface OwnModel extends Model {
  readonly isOwn: true;
}

/** The models of the host, and those that users brought keys for. */
export interface Models {
  /** The host's first, in the order of the list; null: without a key of the user's own the assistant answers from computed facts. */
  readonly preferred: Model | null;
  readonly configured: readonly Model[];
  /** The model that answers this user: by a key of their own, else the host's; null: none does. */
  answering(userId: string): Promise<Model | OwnModel | null>;
  /** The model of this provider for this user; null: neither the host nor the user has a key for it. */
  of(userId: string, provider: ModelProvider): Promise<Model | OwnModel | null>;
  /** Asks the model for one word, with the user's own key where there is one. Never throws. `provider` null: the one that would answer. */
  testConnection(
    userId: string,
    provider: ModelProvider | null,
  ): Promise<{ success: boolean; message: string; responseTime: number }>;
}
