import { z } from "zod";
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
        fetch: withChunks(fetch.call),
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

/**
 * Reads a completion that came as one JSON body as the only chunk of a stream: some servers ignore `stream`. What the fetch hands over is
 * cut at line ends, so a chunk never holds half an event.
 */
function withChunks(call: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await call(input, init);
    if (!response.ok || response.body === null) return response;
    const chunks = new TransformStream<string, string>({
      transform(text, controller) {
        controller.enqueue(
          text.replaceAll(/^data: (\{.*"message".*\})$/gm, (line, json: string) => asChunk(json) ?? line),
        );
      },
    });
    const body = response.body
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(chunks)
      .pipeThrough(new TextEncoderStream());
    return new Response(body, { status: response.status, headers: response.headers });
  };
}

const Completion = z.looseObject({
  choices: z.array(
    z.looseObject({
      message: z.looseObject({ tool_calls: z.array(z.looseObject({})).nullish() }),
    }),
  ),
});

/** Null: it is no completion. */
function asChunk(json: string): string | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch {
    return null;
  }
  const completion = Completion.safeParse(parsed);
  if (!completion.success) return null;
  const choices = completion.data.choices.map(({ message: { tool_calls: calls, ...message }, ...choice }) => ({
    ...choice,
    delta: { ...message, ...(calls == null ? {} : { tool_calls: calls.map((call, index) => ({ index, ...call })) }) },
  }));
  return `data: ${JSON.stringify({ ...completion.data, choices })}`;
}
