import type {
  JSONObject,
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4Prompt,
  LanguageModelV4StreamPart,
} from "@ai-sdk/provider";
import { z } from "zod";
import {
  type Model,
  ModelError,
  type ModelFinish,
  type ModelMode,
  type ModelPart,
  type ModelProvider,
  type ModelRequest,
  type ModelTool,
} from "./model.ts";
import { createThoughtFilter } from "./without-thoughts.ts";
import { brokenStream, modelErrorIn, unreachable } from "./model-failures.ts";
import { modeSettings } from "./mode-settings.ts";

type Open = (name: string, options: { key: string | null; isWhole: boolean }) => Promise<LanguageModelV4>;

export interface Salvaged {
  readonly text: string;
  /** Null: the frame does not end the answer. */
  readonly finish: ModelFinish | null;
}

/** A model behind one of the providers' libraries: our request in, our parts and errors out. */
export function sdkModel({
  provider,
  label,
  names,
  open,
  optionsFor,
  salvage = () => null,
}: {
  provider: ModelProvider;
  label: string;
  names: Readonly<Record<ModelMode, string>>;
  open: Open;
  /** Options that this provider needs, and options that it must not get. */
  optionsFor: (name: string) => Partial<LanguageModelV4CallOptions>;
  /** The readable parts of a frame with a field that the library doesn't know; null where there are none. */
  salvage?: (frame: unknown) => Salvaged | null;
}): Model {
  async function* stream(request: ModelRequest): AsyncGenerator<ModelPart> {
    const name = names[request.mode];
    // A listener that stops early ends the call as well.
    const abandoned = new AbortController();
    try {
      const model = await open(name, { key: request.key, isWhole: request.isWhole ?? false });
      const result = await untilAborted(
        model.doStream({
          ...modeSettings[request.mode],
          prompt: promptOf(request),
          ...(request.tools.length === 0 ? {} : { tools: request.tools.map(describe), toolChoice: { type: "auto" } }),
          ...(request.answerSchema === undefined
            ? {}
            : { responseFormat: { type: "json", schema: schemaOf(request.answerSchema) } }),
          ...optionsFor(name),
          abortSignal: AbortSignal.any([request.signal, abandoned.signal]),
        }),
        request.signal,
      );
      yield* partsOf(result.stream.getReader(), request.signal);
    } catch (error) {
      if (request.signal.aborted) throw abortError(request.signal);
      throw modelErrorIn(error) ?? unreachable("the answer could not be read");
    } finally {
      abandoned.abort();
    }
  }

  async function* partsOf(
    reader: ReadableStreamDefaultReader<LanguageModelV4StreamPart>,
    signal: AbortSignal,
  ): AsyncGenerator<ModelPart> {
    let hasContent = false;
    let salvagedFinish: ModelFinish | null = null;
    const thoughts = createThoughtFilter();
    const textOf = function* (text: string): Generator<ModelPart> {
      hasContent ||= text.trim() !== "";
      if (text !== "") yield { type: "text", text };
    };
    for (;;) {
      const { done, value: part } = await untilAborted(reader.read(), signal);
      if (done) {
        yield* textOf(thoughts.end());
        throw unreachable("the answer broke off");
      }
      if (part.type === "error") {
        const salvaged = isMisfit(part.error) ? salvage(part.error.value) : null;
        if (salvaged === null) throw modelErrorIn(part.error) ?? brokenStream(label, part.error);
        salvagedFinish = salvaged.finish;
        yield* textOf(thoughts.push(salvaged.text));
      }
      if (part.type === "text-delta") yield* textOf(thoughts.push(part.delta));
      if (part.type === "tool-call" && part.providerExecuted !== true) {
        hasContent = true;
        const { toolCallId: id, toolName, input, providerMetadata } = part;
        yield {
          type: "tool-call",
          call: { id, name: toolName, input: parsed(input), metadata: providerMetadata ?? null },
        };
      }
      if (part.type === "finish") {
        const { inputTokens, outputTokens } = part.usage;
        yield* textOf(thoughts.end());
        yield {
          type: "end",
          finish: finishOf(
            salvagedFinish === null ? part.finishReason : { unified: salvagedFinish, raw: undefined },
            hasContent,
            label,
          ),
          usage: { inputTokens: inputTokens.total ?? null, outputTokens: outputTokens.total ?? null },
        };
        return;
      }
    }
  }

  return { provider, nameOf: (mode) => names[mode], stream };
}

function finishOf(
  { unified, raw }: { unified: string; raw: string | undefined },
  hasContent: boolean,
  label: string,
): ModelFinish {
  if (!hasContent && (unified === "content-filter" || raw === "MODEL_ARMOR"))
    throw new ModelError("content-filter", "The model held its answer back by its provider's safety rules");
  if (unified === "error") throw new ModelError("model-error", `${label} API error: ${raw ?? "inside the answer"}`);
  if (!hasContent) throw new ModelError("no-response", "No response generated");
  switch (unified) {
    case "stop":
    case "length":
    case "content-filter":
    case "tool-calls":
      return unified;
    default:
      // Also where the host never marked the end.
      return "other";
  }
}

function promptOf({ system, messages }: ModelRequest): LanguageModelV4Prompt {
  return [
    { role: "system", content: system },
    ...messages.map((message): LanguageModelV4Prompt[number] => {
      switch (message.role) {
        case "user":
          return {
            role: "user",
            content: [
              { type: "text", text: message.text },
              ...(message.pictures ?? []).map(({ type, base64 }) => ({
                type: "file" as const,
                mediaType: type,
                data: { type: "data" as const, data: base64 },
              })),
            ],
          };
        case "model":
          return {
            role: "assistant",
            content: [
              ...(message.text === "" ? [] : [{ type: "text" as const, text: message.text }]),
              ...message.toolCalls.map((call) => ({
                type: "tool-call" as const,
                toolCallId: call.id,
                toolName: call.name,
                input: call.input,
                ...(isOptions(call.metadata) ? { providerOptions: call.metadata } : {}),
              })),
            ],
          };
        default:
          return {
            role: "tool",
            content: message.results.map(({ id, name, output }) => ({
              type: "tool-result",
              toolCallId: id,
              toolName: name,
              output: { type: "text", value: output },
            })),
          };
      }
    }),
  ];
}

/** The schema of a tool's input or of an answer, as models read it. */
export function schemaOf(type: z.ZodType): JSONObject {
  const { $schema: _, ...schema } = z.toJSONSchema(type, {
    io: "input",
    target: "draft-7",
    unrepresentable: "any",
  });
  return schema as JSONObject;
}

function describe(tool: ModelTool) {
  return {
    type: "function" as const,
    name: tool.name,
    description: tool.description,
    inputSchema: schemaOf(tool.input),
  };
}

function parsed(input: string): unknown {
  try {
    return JSON.parse(input === "" ? "{}" : input);
  } catch {
    return input;
  }
}

function isOptions(metadata: unknown): metadata is Record<string, JSONObject> {
  return (
    typeof metadata === "object" &&
    metadata !== null &&
    Object.values(metadata).every((value) => typeof value === "object" && value !== null && !Array.isArray(value))
  );
}

function isMisfit(error: unknown): error is Error & { value: unknown } {
  return error instanceof Error && error.name === "AI_TypeValidationError" && "value" in error;
}

/** Settles at once when the signal fires, whatever the promise does. */
async function untilAborted<T>(promise: PromiseLike<T>, signal: AbortSignal): Promise<T> {
  if (signal.aborted) {
    // A failure of an abandoned call is ignored.
    promise.then(undefined, () => undefined);
    throw abortError(signal);
  }
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const whenAborted = () => reject(abortError(signal));
  signal.addEventListener("abort", whenAborted, { once: true });
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener("abort", whenAborted);
  }
}

function abortError(signal: AbortSignal): Error {
  const reason: unknown = signal.reason;
  return reason instanceof Error && reason.name === "AbortError"
    ? reason
    : new DOMException("The answer was stopped", { name: "AbortError", cause: reason });
}
