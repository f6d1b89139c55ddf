import type { Config } from "../../config.ts";
import type { UpstreamLog } from "../../upstream/upstream-log.ts";
import { anthropic } from "./anthropic.ts";
import { gemini } from "./gemini.ts";
import type { OpenKey, UserKeys } from "../../keys/user-keys.ts";
import {
  type Model,
  ModelError,
  type ModelPart,
  type ModelProvider,
  type ModelRequest,
  modelProviders,
  type Models,
  type OwnModel,
} from "./model.ts";
import { createModelFetch, type ModelCallLimits, type ModelFetch } from "./model-fetch.ts";
import { openAiCompatible } from "./openai-compatible.ts";

/** People's names of the providers. */
export const providerNames = { gemini: "Gemini", openai: "OpenAI", anthropic: "Anthropic" } as const;

/** The models that the environment configures or users bring keys for. Nothing is called before it is asked. */
export function createModels({
  config,
  keys,
  clock,
  log,
}: {
  config: Pick<Config, "modelEndpoints" | "modelKeys" | "limits">;
  keys: Pick<UserKeys, "open">;
  clock: { now(): number };
  log: UpstreamLog;
}): Models & { close(): Promise<void> } {
  const { limits } = config;
  const fetches: ModelFetch[] = [];
  const fetchFor = (label: string) => {
    const made = createModelFetch({
      label,
      clock,
      log,
      limits: callLimits(limits),
    });
    fetches.push(made);
    return made;
  };

  const { modelEndpoints: endpoints, modelKeys } = config;
  const keyOf = (provider: ModelProvider): string => modelKeys[provider] ?? "";
  const models: Readonly<Record<ModelProvider, Model>> = {
    gemini: gemini({ ...endpoints.gemini, key: keyOf("gemini"), fetch: fetchFor(providerNames.gemini) }),
    openai: openAiCompatible({
      ...endpoints.openai,
      key: modelKeys.openai ?? null,
      fetch: fetchFor(providerNames.openai),
    }),
    anthropic: anthropic({ ...endpoints.anthropic, key: keyOf("anthropic"), fetch: fetchFor(providerNames.anthropic) }),
  };
  const configured = modelProviders
    .filter((provider) => modelKeys[provider] !== undefined)
    .map((provider) => models[provider]);
  const preferred = configured[0] ?? null;

  /** A refused key is marked, so that it is not sent again and again. The result of the call is kept even if marking fails. */
  function withKey(model: Model, { key, refused, taken }: OpenKey): OwnModel {
    async function* stream(request: ModelRequest): AsyncGenerator<ModelPart> {
      try {
        yield* model.stream({ ...request, key });
      } catch (error) {
        if (error instanceof ModelError && error.code === "model-key")
          await refused().catch((fault: unknown) => log.error({ err: fault }, "a refused key was not marked"));
        throw error;
      }
      await taken().catch((fault: unknown) => log.error({ err: fault }, "a key that works was not marked"));
    }
    return { ...model, stream, isOwn: true };
  }

  return {
    configured,
    preferred,

    async answering(userId) {
      const own = await keys.open(userId, modelProviders);
      return own === null ? preferred : withKey(models[own.provider], own);
    },

    async of(userId, provider) {
      const own = await keys.open(userId, [provider]);
      return own === null
        ? (configured.find((one) => one.provider === provider) ?? null)
        : withKey(models[provider], own);
    },

    async testConnection(userId, provider) {
      const startedAt = performance.now();
      const own = await keys.open(userId, provider === null ? modelProviders : [provider], { evenRefused: true });
      const model =
        own !== null
          ? withKey(models[own.provider], own)
          : provider === null
            ? preferred
            : configured.find((one) => one.provider === provider);
      const result =
        model === null || model === undefined
          ? { success: false, message: "Connection failed: no model is configured" }
          : await tried(model, limits.LIMIT_AI_TOTAL_MS);
      return { ...result, responseTime: Math.round(performance.now() - startedAt) };
    },

    close: async () => {
      await Promise.all(fetches.map((made) => made.close()));
    },
  };
}

function callLimits(limits: Config["limits"]): ModelCallLimits {
  return {
    connectMs: limits.LIMIT_UPSTREAM_CONNECT_MS,
    firstByteMs: limits.LIMIT_AI_FIRST_BYTE_MS,
    idleMs: limits.LIMIT_AI_IDLE_MS,
    totalMs: limits.LIMIT_AI_TOTAL_MS,
    maxBytes: limits.LIMIT_AI_REPLY_KILOBYTES * 1000,
    socketsPerHost: limits.LIMIT_UPSTREAM_SOCKETS,
    retries: limits.LIMIT_UPSTREAM_RETRIES,
    breakerOpenMs: limits.LIMIT_UPSTREAM_BREAKER_OPEN_MS,
  };
}

/** Asks a model for one word. Never throws. */
async function tried(model: Model, timeoutMs: number): Promise<{ success: boolean; message: string }> {
  try {
    for await (const _ of model.stream({
      mode: "quick",
      system: "You answer with one word.",
      messages: [{ role: "user", text: "Answer with the word OK." }],
      tools: [],
      signal: AbortSignal.timeout(timeoutMs),
      key: null,
      isWhole: true,
    })) {
      // Read to its end: only then did it not fail.
    }
    return { success: true, message: `Successfully connected to ${providerNames[model.provider]}` };
  } catch (error) {
    const why = error instanceof ModelError ? error.message : "the call failed";
    return { success: false, message: why.startsWith("Connection failed: ") ? why : `Connection failed: ${why}` };
  }
}
