import type { Config } from "../../config.ts";
import type { UpstreamLog } from "../../upstream/upstream-log.ts";
import { anthropic } from "./anthropic.ts";
import { gemini } from "./gemini.ts";
import { type Model, ModelError, type Models } from "./model.ts";
import { createModelFetch, type ModelFetch } from "./model-fetch.ts";
import { openAiCompatible } from "./openai-compatible.ts";

/** People's names of the providers. */
export const providerNames = { gemini: "Gemini", openai: "OpenAI", anthropic: "Anthropic" } as const;

/** The models that the environment configures. Nothing is called before it is asked. */
export function createModels({
  config,
  clock,
  log,
}: {
  config: Pick<Config, "models" | "limits">;
  clock: { now(): number };
  log: UpstreamLog;
}): Models & { close(): Promise<void> } {
  const { limits, models: given } = config;
  const fetches: ModelFetch[] = [];
  const fetchFor = (label: string) => {
    const made = createModelFetch({
      label,
      clock,
      log,
      limits: {
        connectMs: limits.LIMIT_UPSTREAM_CONNECT_MS,
        firstByteMs: limits.LIMIT_AI_FIRST_BYTE_MS,
        idleMs: limits.LIMIT_AI_IDLE_MS,
        totalMs: limits.LIMIT_AI_TOTAL_MS,
        maxBytes: limits.LIMIT_AI_REPLY_KILOBYTES * 1000,
        socketsPerHost: limits.LIMIT_UPSTREAM_SOCKETS,
        retries: limits.LIMIT_UPSTREAM_RETRIES,
        breakerOpenMs: limits.LIMIT_UPSTREAM_BREAKER_OPEN_MS,
      },
    });
    fetches.push(made);
    return made;
  };

  const configured: Model[] = [
    ...(given.gemini === null ? [] : [gemini({ ...given.gemini, fetch: fetchFor(providerNames.gemini) })]),
    ...(given.openai === null ? [] : [openAiCompatible({ ...given.openai, fetch: fetchFor(providerNames.openai) })]),
    ...(given.anthropic === null ? [] : [anthropic({ ...given.anthropic, fetch: fetchFor(providerNames.anthropic) })]),
  ];
  const preferred = configured[0] ?? null;

  return {
    configured,
    preferred,

    async testConnection(provider, key) {
      const startedAt = performance.now();
      const result = (success: boolean, message: string) => ({
        success,
        message,
        responseTime: Math.round(performance.now() - startedAt),
      });
      const model = provider === null ? preferred : configured.find((one) => one.provider === provider);
      if (model === null || model === undefined) return result(false, "Connection failed: no model is configured");
      try {
        for await (const _ of model.stream({
          mode: "quick",
          system: "You answer with one word.",
          messages: [{ role: "user", text: "Answer with the word OK." }],
          tools: [],
          signal: AbortSignal.timeout(limits.LIMIT_AI_TOTAL_MS),
          key,
          isWhole: true,
        })) {
          // Read to its end: only then did it not fail.
        }
        return result(true, `Successfully connected to ${providerNames[model.provider]}`);
      } catch (error) {
        const why = error instanceof ModelError ? error.message : "the call failed";
        return result(false, why.startsWith("Connection failed: ") ? why : `Connection failed: ${why}`);
      }
    },

    close: async () => {
      await Promise.all(fetches.map((made) => made.close()));
    },
  };
}
