import { z } from "zod";
import { type Model, type ModelMode, ModelError, type ModelPart, type ModelRequest } from "./model.ts";
import { unreachable } from "./model-failures.ts";
import type { ModelFetch } from "./model-fetch.ts";
import { type Salvaged, sdkModel } from "./sdk-model.ts";

const blockedCategories = [
  "HARM_CATEGORY_HARASSMENT",
  "HARM_CATEGORY_HATE_SPEECH",
  "HARM_CATEGORY_SEXUALLY_EXPLICIT",
  "HARM_CATEGORY_DANGEROUS_CONTENT",
] as const;

const safetySettings = blockedCategories.map((category) => ({
  category,
  threshold: "BLOCK_MEDIUM_AND_ABOVE" as const,
}));

/**
 * Gemini by its REST API: `{base}/v1beta/models/{model}:streamGenerateContent?alt=sse`, or `:generateContent` for an answer in one go. The
 * key is sent in a header.
 */
export function gemini({
  baseUrl,
  key,
  names,
  fetch,
}: {
  baseUrl: string;
  key: string;
  names: Readonly<Record<ModelMode, string>>;
  fetch: ModelFetch;
}): Model {
  /** Models that refused a limit on thinking. */
  const thinksAsItLikes = new Set<string>();

  const model = sdkModel({
    provider: "gemini",
    label: "Gemini",
    names,
    salvage,
    async open(name, { key: ownKey, isWhole }) {
      const { createGoogle } = await import("@ai-sdk/google");
      return createGoogle({ baseURL: versioned(baseUrl), apiKey: ownKey ?? key, fetch: framing(fetch.call, isWhole) })(
        name,
      );
    },
    optionsFor(name) {
      const thinkingConfig = thinksAsItLikes.has(name) ? null : leastThinking(name);
      return {
        providerOptions: { google: { safetySettings, ...(thinkingConfig === null ? {} : { thinkingConfig }) } },
      };
    },
  });

  async function* stream(request: ModelRequest): AsyncGenerator<ModelPart> {
    try {
      yield* model.stream(request);
    } catch (error) {
      const name = model.nameOf(request.mode);
      if (thinksAsItLikes.has(name) || !isAboutThinking(error)) throw error;
      thinksAsItLikes.add(name);
      yield* model.stream(request);
    }
  }

  return { ...model, stream };
}

/** An answer that came whole, as JSON, is read as the only frames of a stream: some gateways do not stream. */
function framing(call: typeof fetch, isWhole: boolean): typeof fetch {
  return async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const response = await call(
      isWhole ? address.replace(/:streamGenerateContent\?alt=sse$/, ":generateContent") : input,
      init,
    );
    if (!response.ok || !(response.headers.get("content-type") ?? "").startsWith("application/json")) return response;
    const text = await response.text();
    let frames: unknown;
    try {
      frames = JSON.parse(text);
    } catch {
      throw unreachable("the answer could not be read");
    }
    const body = (Array.isArray(frames) ? frames : [frames])
      .map((frame) => `data: ${JSON.stringify(frame)}\r\n\r\n`)
      .join("");
    return new Response(body, { status: response.status, headers: { "content-type": "text/event-stream" } });
  };
}

/** The address with its version, whether or not it came with one. */
function versioned(baseUrl: string): string {
  const base = baseUrl.replace(/\/+$/, "");
  return /\/v\d+[a-z]*\d*$/.test(base) ? base : `${base}/v1beta`;
}

/**
 * The lowest limit on a model's thoughts: thoughts count as output, of which there is little. Pro models, Gemini 4 and Flash from 3.7 on
 * know no level below `low`; Gemini 2.5 counts in tokens, 2.5 Pro at least 128; older ones do not think.
 */
function leastThinking(name: string): { thinkingBudget: number } | { thinkingLevel: "minimal" | "low" } | null {
  const [, major = "", minor = "0", kind = ""] = /gemini-(\d+)(?:\.(\d+))?-([a-z-]+)/.exec(name) ?? [];
  const version = Number(major) * 100 + Number(minor);
  if (major === "") return /gemini-.*latest/.test(name) ? { thinkingLevel: "low" } : null;
  if (version < 205) return null;
  if (version < 300) return { thinkingBudget: kind.startsWith("pro") ? 128 : 0 };
  if (kind.startsWith("flash-lite")) return { thinkingLevel: "minimal" };
  return { thinkingLevel: kind.startsWith("flash") && version < 307 ? "minimal" : "low" };
}

const Frame = z.object({
  candidates: z.tuple([
    z.object({
      content: z.object({ parts: z.array(z.object({ text: z.string(), thought: z.boolean().default(false) })) }),
      finishReason: z.string().optional(),
    }),
  ]),
});

/** The text of a frame whose other fields, such as sources of a search, are not as the library expects them. */
function salvage(frame: unknown): Salvaged | null {
  const read = Frame.safeParse(frame);
  if (!read.success) return null;
  const [{ content, finishReason }] = read.data.candidates;
  const text = content.parts.flatMap((part) => (part.thought ? [] : [part.text])).join("");
  return { text, finish: finishReason === undefined ? null : finishReason === "STOP" ? "stop" : "other" };
}

function isAboutThinking(error: unknown): boolean {
  return (
    error instanceof ModelError &&
    error.status === 400 &&
    error.cause instanceof Error &&
    /thinking/i.test(error.cause.message)
  );
}
