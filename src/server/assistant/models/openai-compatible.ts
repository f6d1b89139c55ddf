import type { Model, ModelMode } from "./model.ts";
import type { ModelFetch } from "./model-fetch.ts";
import { sdkModel } from "./sdk-model.ts";

/** Any endpoint that speaks OpenAI's chat completions: OpenAI, a local model, a gateway. */
export function openAiCompatible({
  baseUrl,
  key,
  names,
  fetch,
}: {
  baseUrl: string;
  /** Null: the endpoint wants none. */
  key: string | null;
  names: Readonly<Record<ModelMode, string>>;
  fetch: ModelFetch;
}): Model {
  return sdkModel({
    provider: "openai",
    label: "OpenAI",
    names,
    async open(name, { key: ownKey }) {
      const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
      const apiKey = ownKey ?? key;
      return createOpenAICompatible({
        name: "openai",
        baseURL: versioned(baseUrl),
        ...(apiKey === null ? {} : { apiKey }),
        fetch: fetch.call,
        includeUsage: true,
        transformRequestBody: (body) => (isReasoning(name) ? forReasoning(body) : body),
      })(name);
    },
    optionsFor: () => ({}),
  });
}

function versioned(baseUrl: string): string {
  const base = baseUrl.replace(/\/+$/, "");
  return new URL(base).pathname === "/" ? `${base}/v1` : base;
}

/** OpenAI's own reasoning models, which know other names and no temperature. */
function isReasoning(name: string): boolean {
  return /^(o\d|gpt-[5-9])/.test(name);
}

function forReasoning(body: Record<string, unknown>): Record<string, unknown> {
  const { max_tokens, temperature: _, top_p: __, ...rest } = body;
  return { ...rest, max_completion_tokens: max_tokens };
}
