/** The three model protocols that the loopback models understand. */
export type Protocol = "gemini" | "openai" | "anthropic";

/** A request in any protocol. */
export interface AskedModel {
  readonly protocol: Protocol;
  readonly model: string;
  readonly system: string;
  readonly turns: readonly AskedTurn[];
  readonly tools: readonly { readonly name: string; readonly schema: unknown }[];
  readonly maxOutputTokens: number | null;
}

export type AskedTurn =
  | { readonly role: "user" | "model"; readonly text: string }
  | { readonly role: "tool"; readonly name: string; readonly output: string };

/** A loopback model's next step. */
export type ModelStep =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "call"; readonly name: string; readonly input: unknown }
  | { readonly kind: "finish"; readonly reason: "stop" | "length" | "content-filter" | "tool-calls" }
  /** An error inside a stream. */
  | { readonly kind: "error"; readonly status: number }
  /** Raw bytes. */
  | { readonly kind: "raw"; readonly text: string };

type Json = Readonly<Record<string, unknown>>;

/** Returns an address's protocol; null if it has none. */
export function protocolOf(path: string): Protocol | null {
  if (/:(streamG|g)enerateContent$/.test(path)) return "gemini";
  if (path.endsWith("/chat/completions")) return "openai";
  return path.endsWith("/messages") ? "anthropic" : null;
}

/** Parses a request in any of the three protocols. */
export function readAsked(protocol: Protocol, path: string, body: string): AskedModel {
  const json = object(JSON.parse(body));
  switch (protocol) {
    case "gemini": {
      const settings = object(json["generationConfig"]);
      return {
        protocol,
        model: /models\/([^:]+):/.exec(path)?.[1] ?? "",
        system: list(object(json["systemInstruction"])["parts"]).map(textIn).join("\n"),
        turns: list(json["contents"]).flatMap((content) => geminiTurns(object(content))),
        tools: list(json["tools"])
          .flatMap((tool) => list(object(tool)["functionDeclarations"]))
          .map(object)
          .map((tool) => ({ name: text(tool["name"]), schema: tool["parametersJsonSchema"] ?? tool["parameters"] })),
        maxOutputTokens: number(settings["maxOutputTokens"]),
      };
    }
    case "openai":
      return {
        protocol,
        model: text(json["model"]),
        system: list(json["messages"])
          .map(object)
          .filter(({ role }) => role === "system")
          .map(({ content }) => contentText(content))
          .join("\n"),
        turns: openAiTurns(list(json["messages"]).map(object)),
        tools: list(json["tools"])
          .map((tool) => object(object(tool)["function"]))
          .map((tool) => ({ name: text(tool["name"]), schema: tool["parameters"] })),
        maxOutputTokens: number(json["max_tokens"] ?? json["max_completion_tokens"]),
      };
    default:
      return {
        protocol,
        model: text(json["model"]),
        system: contentText(json["system"]),
        turns: anthropicTurns(list(json["messages"]).map(object)),
        tools: list(json["tools"])
          .map(object)
          .map((tool) => ({ name: text(tool["name"]), schema: tool["input_schema"] })),
        maxOutputTokens: number(json["max_tokens"]),
      };
  }
}

/** True if a request is for the reader of texts, not the writer. */
export function isReader({ system }: AskedModel): boolean {
  return system.includes("You are the reader of Bellwether");
}

/** The bytes of a step. `index` counts the calls, or the pieces, of the answer. */
export function frameOf(
  protocol: Protocol,
  step: ModelStep,
  at: { isFirst: boolean; index: number; model: string },
): string {
  if (step.kind === "raw") return step.text;
  switch (protocol) {
    case "gemini":
      return geminiFrame(step);
    case "openai":
      return openAiFrame(step, at);
    default:
      return anthropicFrame(step, at);
  }
}

/** Gemini's answer without streaming: the stream's frames combined. */
export function geminiWhole(frames: readonly string[]): string {
  const parts: unknown[] = [];
  let whole: Json = {};
  for (const frame of frames) {
    const json = object(JSON.parse(frame.replace(/^data: /, "")));
    const [candidate] = list(json["candidates"]).map(object);
    parts.push(...list(object(candidate?.["content"])["parts"]));
    whole = {
      ...whole,
      ...json,
      ...(candidate === undefined ? {} : { candidates: [{ ...candidate, content: { role: "model", parts } }] }),
    };
  }
  return JSON.stringify(whole, null, 2);
}

/** A refusal with its status, worded as the provider words it. */
export function refusalBody(protocol: Protocol, status: number, retryAfterSeconds: number | null): string {
  const [word, message] = refusals[status] ?? ["INTERNAL", "An internal error has occurred."];
  if (protocol === "anthropic")
    return JSON.stringify({ type: "error", error: { type: anthropicTypes[status] ?? "api_error", message } });
  if (protocol === "openai") return JSON.stringify({ error: { message, type: "server_error", code: null } });
  const details =
    retryAfterSeconds === null
      ? []
      : [{ "@type": "type.googleapis.com/google.rpc.RetryInfo", retryDelay: `${retryAfterSeconds}s` }];
  return JSON.stringify({ error: { code: status, message, status: word, details } });
}

const refusals: Readonly<Record<number, readonly [string, string]>> = {
  400: ["INVALID_ARGUMENT", "API key not valid. Please pass a valid API key."],
  403: ["PERMISSION_DENIED", "The caller does not have permission."],
  404: ["NOT_FOUND", "The model is not found."],
  429: ["RESOURCE_EXHAUSTED", "You exceeded your current quota."],
  503: ["UNAVAILABLE", "The model is overloaded. Please try again later."],
};

const anthropicTypes: Readonly<Record<number, string>> = {
  400: "invalid_request_error",
  403: "permission_error",
  404: "not_found_error",
  429: "rate_limit_error",
  503: "overloaded_error",
};

const usage = { input: 120, output: 40 };

function geminiFrame(step: Exclude<ModelStep, { kind: "raw" }>): string {
  const frame = (value: unknown) => `data: ${JSON.stringify(value)}\r\n\r\n`;
  const parts = (part: unknown) => ({ candidates: [{ content: { role: "model", parts: [part] }, index: 0 }] });
  switch (step.kind) {
    case "text":
      return frame(parts({ text: step.text }));
    case "call":
      return frame(parts({ functionCall: { name: step.name, args: step.input }, thoughtSignature: "c2lnbmF0dXJl" }));
    case "finish": {
      const reason = { stop: "STOP", "tool-calls": "STOP", length: "MAX_TOKENS", "content-filter": "SAFETY" }[
        step.reason
      ];
      return frame({
        candidates: [{ content: { role: "model", parts: [{ text: "" }] }, finishReason: reason, index: 0 }],
        usageMetadata: {
          promptTokenCount: usage.input,
          candidatesTokenCount: usage.output,
          totalTokenCount: usage.input + usage.output,
        },
      });
    }
    default:
      return frame(JSON.parse(refusalBody("gemini", step.status, null)));
  }
}

function openAiFrame(
  step: Exclude<ModelStep, { kind: "raw" }>,
  { index, model }: { index: number; model: string },
): string {
  const chunk = (delta: unknown, finish: string | null, more: object = {}) =>
    `data: ${JSON.stringify({ id: "chat-1", object: "chat.completion.chunk", created: 1, model, choices: [{ index: 0, delta, finish_reason: finish }], ...more })}\n\n`;
  switch (step.kind) {
    case "text":
      return chunk({ role: "assistant", content: step.text }, null);
    case "call":
      return chunk(
        {
          tool_calls: [
            {
              index,
              id: `call-${index}`,
              type: "function",
              function: { name: step.name, arguments: JSON.stringify(step.input) },
            },
          ],
        },
        null,
      );
    case "finish": {
      const reason = { stop: "stop", "tool-calls": "tool_calls", length: "length", "content-filter": "content_filter" };
      const tokens = {
        prompt_tokens: usage.input,
        completion_tokens: usage.output,
        total_tokens: usage.input + usage.output,
      };
      return `${chunk({}, reason[step.reason], { usage: tokens })}data: [DONE]\n\n`;
    }
    default:
      return `data: ${refusalBody("openai", step.status, null)}\n\n`;
  }
}

function anthropicFrame(
  step: Exclude<ModelStep, { kind: "raw" }>,
  { isFirst, index, model }: { isFirst: boolean; index: number; model: string },
): string {
  const event = (value: Json) => `event: ${text(value["type"])}\ndata: ${JSON.stringify(value)}\n\n`;
  const block = (start: Json, delta: Json) =>
    event({ type: "content_block_start", index, content_block: start }) +
    event({ type: "content_block_delta", index, delta }) +
    event({ type: "content_block_stop", index });
  const opening = isFirst
    ? event({
        type: "message_start",
        message: {
          id: "msg_1",
          type: "message",
          role: "assistant",
          model,
          content: [],
          stop_reason: null,
          usage: { input_tokens: usage.input, output_tokens: 1 },
        },
      })
    : "";
  switch (step.kind) {
    case "text":
      return opening + block({ type: "text", text: "" }, { type: "text_delta", text: step.text });
    case "call":
      return (
        opening +
        block(
          { type: "tool_use", id: `toolu_${index}`, name: step.name, input: {} },
          { type: "input_json_delta", partial_json: JSON.stringify(step.input) },
        )
      );
    case "finish": {
      const reason = { stop: "end_turn", "tool-calls": "tool_use", length: "max_tokens", "content-filter": "refusal" };
      return (
        opening +
        event({
          type: "message_delta",
          delta: { stop_reason: reason[step.reason], stop_sequence: null },
          usage: { output_tokens: usage.output },
        }) +
        event({ type: "message_stop" })
      );
    }
    default:
      return opening + event(JSON.parse(refusalBody("anthropic", step.status, null)) as Json);
  }
}

function geminiTurns(content: Json): AskedTurn[] {
  const role = content["role"] === "model" ? "model" : "user";
  return list(content["parts"])
    .map(object)
    .flatMap((part): AskedTurn[] => {
      const response = part["functionResponse"];
      if (response !== undefined) {
        const { name, response: output } = object(response);
        const value = object(output)["content"] ?? output;
        return [{ role: "tool", name: text(name), output: typeof value === "string" ? value : JSON.stringify(value) }];
      }
      return typeof part["text"] === "string" ? [{ role, text: part["text"] }] : [];
    });
}

function openAiTurns(messages: readonly Json[]): AskedTurn[] {
  const names = new Map<string, string>();
  return messages.flatMap((message): AskedTurn[] => {
    for (const call of list(message["tool_calls"]).map(object))
      names.set(text(call["id"]), text(object(call["function"])["name"]));
    if (message["role"] === "tool")
      return [
        {
          role: "tool",
          name: names.get(text(message["tool_call_id"])) ?? "",
          output: contentText(message["content"]),
        },
      ];
    if (message["role"] === "system") return [];
    return [{ role: message["role"] === "assistant" ? "model" : "user", text: contentText(message["content"]) }];
  });
}

function anthropicTurns(messages: readonly Json[]): AskedTurn[] {
  const names = new Map<string, string>();
  return messages.flatMap((message) => {
    const role = message["role"] === "assistant" ? "model" : "user";
    if (typeof message["content"] === "string") return [{ role, text: message["content"] } as const];
    return list(message["content"])
      .map(object)
      .flatMap((block): AskedTurn[] => {
        if (block["type"] === "tool_use") names.set(text(block["id"]), text(block["name"]));
        if (block["type"] === "tool_result")
          return [
            {
              role: "tool",
              name: names.get(text(block["tool_use_id"])) ?? "",
              output: contentText(block["content"]),
            },
          ];
        return block["type"] === "text" ? [{ role, text: text(block["text"]) }] : [];
      });
  });
}

function contentText(content: unknown): string {
  return typeof content === "string" ? content : list(content).map(textIn).join("\n");
}

function textIn(part: unknown): string {
  return text(object(part)["text"]);
}

function object(value: unknown): Json {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Json) : {};
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function number(value: unknown): number | null {
  return typeof value === "number" ? value : null;
}
