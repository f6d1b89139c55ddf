import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { type ModelFault, type ModelUpstream, startModelUpstream } from "../../../../tests/upstreams/model-upstream.ts";
import { readConfig } from "../../config.ts";
import type { UserKeys } from "../../keys/user-keys.ts";
import { createModels } from "./create-models.ts";
import { ModelError, type ModelMessage, type ModelPart, type ModelProvider, type ModelRequest } from "./model.ts";

const key = "AIza-nobodys-key";
const patient = { LIMIT_UPSTREAM_RETRIES: "0" };
let upstream: ModelUpstream;
let lines: string[] = [];
const opened: { close(): Promise<void> }[] = [];

beforeEach(async () => {
  lines = [];
  upstream = await startModelUpstream();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((models) => models.close()));
  await upstream.close();
});

const noKeys: Pick<UserKeys, "open"> = { open: () => Promise.resolve(null) };

function modelsOf(environment: Record<string, string>, keys: Pick<UserKeys, "open"> = noKeys) {
  const write = (fields: object, message: string) => void lines.push(JSON.stringify({ ...fields, message }));
  const models = createModels({
    config: readConfig({ APP_SECRET: "0123456789abcdefghijklmnopqrstuvwxyz", ...environment }),
    keys,
    clock: { now: () => Date.now() },
    log: { debug: write, info: write, warn: write, error: write },
  });
  opened.push(models);
  return models;
}

const environments: Readonly<Record<ModelProvider, (url: string) => Record<string, string>>> = {
  gemini: (url) => ({ GEMINI_API_KEY: key, GEMINI_BASE_URL: url }),
  openai: (url) => ({ OPENAI_API_KEY: key, OPENAI_BASE_URL: `${url}/v1`, OPENAI_MODEL: "local-model" }),
  anthropic: (url) => ({ ANTHROPIC_API_KEY: key, ANTHROPIC_BASE_URL: url }),
};

function modelOf(provider: ModelProvider = "gemini", environment: Record<string, string> = patient) {
  const model = modelsOf({ ...environments[provider](upstream.url), ...environment }).preferred;
  if (model === null) throw new Error("no model is configured");
  return model;
}

function request(wishes: Partial<ModelRequest> = {}): ModelRequest {
  return {
    mode: "quick",
    system: "You answer.",
    messages: [{ role: "user", text: "How is NVDA?" }],
    tools: [],
    signal: new AbortController().signal,
    key: null,
    ...wishes,
  };
}

async function read(parts: AsyncIterable<ModelPart>) {
  const all: ModelPart[] = [];
  for await (const part of parts) all.push(part);
  return {
    all,
    text: all.map((part) => (part.type === "text" ? part.text : "")).join(""),
    calls: all.flatMap((part) => (part.type === "tool-call" ? [part.call] : [])),
    end: all.at(-1),
  };
}

async function failureOf(parts: AsyncIterable<ModelPart>): Promise<{ text: string; error: ModelError }> {
  let text = "";
  try {
    for await (const part of parts) if (part.type === "text") text += part.text;
  } catch (error) {
    if (error instanceof ModelError) return { text, error };
    throw error;
  }
  throw new Error("it did not fail");
}

describe("Gemini", () => {
  it.each(["", "/", "/v1beta", "/v1beta/"])("is asked at its exact address where the base ends in %j", async (end) => {
    const model = modelOf("gemini", { GEMINI_BASE_URL: upstream.url + end, GEMINI_MODEL_QUICK: "gemini-3.8-flash" });
    await read(model.stream(request()));
    expect(upstream.requests[0]?.address).toBe("/v1beta/models/gemini-3.8-flash:streamGenerateContent?alt=sse");
    await read(model.stream(request({ isWhole: true })));
    expect(upstream.requests[1]?.address).toBe("/v1beta/models/gemini-3.8-flash:generateContent");
  });

  it("is understood where an answer comes whole instead of as a stream", async () => {
    const frame = (text: string, finishReason?: string) => ({
      candidates: [
        { content: { role: "model", parts: [{ text }] }, ...(finishReason === undefined ? {} : { finishReason }) },
      ],
      usageMetadata: { promptTokenCount: 3, candidatesTokenCount: 2, totalTokenCount: 5 },
    });
    for (const body of [frame("It is well.", "STOP"), [frame("It is "), frame("well.", "STOP")]]) {
      upstream.control({
        bodies: [{ status: 200, type: "application/json; charset=UTF-8", body: JSON.stringify(body) }],
      });
      const { text, end } = await read(modelOf().stream(request()));
      expect(text).toBe("It is well.");
      expect(end).toMatchObject({ type: "end", finish: "stop", usage: { inputTokens: 3, outputTokens: 2 } });
    }
    upstream.control({ bodies: [{ status: 200, type: "application/json", body: '{"candidates": [' }] });
    expect((await failureOf(modelOf().stream(request()))).error.code).toBe("model-unreachable");
  });

  it("gets the key in its header, never in the address or the log", async () => {
    await read(modelOf().stream(request()));
    await read(modelOf().stream(request({ key: "a-users-own-key" })));
    expect(upstream.requests.map(({ headers }) => headers["x-goog-api-key"])).toEqual([key, "a-users-own-key"]);
    upstream.control({ fault: "400" });
    const { error } = await failureOf(modelOf().stream(request()));
    expect(upstream.requests.map(({ address }) => address).join()).not.toContain(key);
    expect(lines.join() + JSON.stringify(error) + String(error.cause)).not.toContain(key);
  });

  it.each([
    ["quick", { maxOutputTokens: 1024, temperature: 0.3, topP: 0.9, topK: 20 }],
    ["detailed", { maxOutputTokens: 4096, temperature: 0.7, topP: 0.8, topK: 40 }],
    ["preview", { maxOutputTokens: 100, temperature: 0.1, topP: 0.95, topK: 10 }],
  ] as const)("writes in the %s mode as specified, with all four filters", async (mode, settings) => {
    await read(modelOf().stream(request({ mode })));
    const body = JSON.parse(upstream.requests[0]?.body ?? "{}") as Record<string, unknown>;
    expect(body["generationConfig"]).toMatchObject(settings);
    expect(body["safetySettings"]).toEqual(
      ["HARASSMENT", "HATE_SPEECH", "SEXUALLY_EXPLICIT", "DANGEROUS_CONTENT"].map((name) => ({
        category: `HARM_CATEGORY_${name}`,
        threshold: "BLOCK_MEDIUM_AND_ABOVE",
      })),
    );
    expect(body["systemInstruction"]).toEqual({ parts: [{ text: "You answer." }] });
  });

  it.each([
    ["gemini-4-argon", { thinkingLevel: "low" }],
    ["gemini-3.8-flash", { thinkingLevel: "low" }],
    ["gemini-3.5-flash-lite", { thinkingLevel: "minimal" }],
    ["gemini-3-flash-preview", { thinkingLevel: "minimal" }],
    ["gemini-3-pro-preview", { thinkingLevel: "low" }],
    ["gemini-2.5-pro", { thinkingBudget: 128 }],
    ["gemini-2.5-flash", { thinkingBudget: 0 }],
    ["gemini-2.0-flash", undefined],
    ["gemini-flash-latest", { thinkingLevel: "low" }],
  ])("tells %s to think as little as it can", async (name, expected) => {
    await read(modelOf("gemini", { GEMINI_MODEL_QUICK: name }).stream(request()));
    const body = JSON.parse(upstream.requests[0]?.body ?? "{}") as { generationConfig: Record<string, unknown> };
    expect(body.generationConfig["thinkingConfig"]).toEqual(expected);
  });

  it("asks once more without a word about thinking where the model refuses that word", async () => {
    const body = JSON.stringify({
      error: { code: 400, status: "INVALID_ARGUMENT", message: "Thinking level LOW is not supported for this model." },
    });
    upstream.control({ text: "It is well.", bodies: [{ status: 400, type: "application/json", body }] });
    const model = modelOf();
    expect((await read(model.stream(request()))).text).toBe("It is well.");
    await read(model.stream(request()));
    expect(upstream.requests.map((asked) => asked.body.includes("thinkingConfig"))).toEqual([true, false, false]);
  });

  it.each<[ModelFault, string, string]>([
    ["400", "model-key", "Gemini API error: 400 (the key was refused)"],
    ["403", "model-key", "Gemini API error: 403 (the key was refused)"],
    ["404", "model-error", "Gemini API error: 404 (no such model)"],
    ["429", "model-busy", "Gemini API error: 429 (too many requests, or the quota is used up)"],
    ["500", "model-error", "Gemini API error: 500"],
    ["503", "model-error", "Gemini API error: 503"],
    ["503-html", "model-error", "Gemini API error: 503"],
    ["200-html", "model-unreachable", "Connection failed: a web page came instead of an answer"],
    ["200-json", "no-response", "No response generated"],
    ["redirect", "model-error", "Gemini API error: 302"],
    ["no-candidates", "no-response", "No response generated"],
    ["no-parts", "no-response", "No response generated"],
    ["blocked-prompt", "content-filter", "The model held its answer back by its provider's safety rules"],
    ["blocked-answer", "content-filter", "The model held its answer back by its provider's safety rules"],
    ["error-in-stream", "model-error", "Gemini API error: 503"],
    ["garbage", "model-unreachable", "Connection failed: a part of the answer could not be read"],
    ["reset", "model-unreachable", "Connection failed: the connection was lost"],
    ["empty", "no-response", "No response generated"],
    ["huge", "model-unreachable", "Connection failed: the answer is larger than 1000000 bytes"],
  ])("fails in the specified words when it meets %s", async (fault, code, message) => {
    upstream.control({ fault });
    const { error } = await failureOf(modelOf().stream(request()));
    expect({ code: error.code, message: error.message }).toEqual({ code, message });
  });

  it("keeps what was said before it failed", async () => {
    upstream.control({ fault: "error-in-stream" });
    expect((await failureOf(modelOf().stream(request()))).text).toBe("The answer begins, and ");
  });

  it("ends an answer that the host never ended, or cut for its length, with that word", async () => {
    upstream.control({ fault: "cut" });
    expect((await read(modelOf().stream(request()))).end).toMatchObject({ type: "end", finish: "other" });
    upstream.control({ fault: "length", text: "It is long." });
    expect((await read(modelOf().stream(request()))).end).toMatchObject({ type: "end", finish: "length" });
  });

  it.each<[ModelFault, Record<string, string>, RegExp]>([
    ["hang", { LIMIT_AI_FIRST_BYTE_MS: "80" }, /no answer within 80 ms/],
    ["stall", { LIMIT_AI_IDLE_MS: "80" }, /nothing more came within 80 ms/],
    ["stall", { LIMIT_AI_TOTAL_MS: "120" }, /no complete answer within 120 ms/],
  ])("is waited for only so long when it meets %s with %o", async (fault, limits, message) => {
    upstream.control({ fault });
    const { error } = await failureOf(modelOf("gemini", { ...patient, ...limits }).stream(request()));
    expect(error.code).toBe("model-unreachable");
    expect(error.message).toMatch(message);
  });

  it("is tried again after an overload, not after a long wait it asks for", async () => {
    upstream.control({ fault: "503", times: 2, text: "It is well." });
    expect((await read(modelOf("gemini", {}).stream(request()))).text).toBe("It is well.");
    expect(upstream.requests).toHaveLength(3);
    upstream.control({ fault: "429", retryAfterSeconds: 17 });
    const { error } = await failureOf(modelOf("gemini", {}).stream(request()));
    expect([error.code, error.retryAfterSeconds, upstream.requests.length]).toEqual(["model-busy", 17, 4]);
  });

  it("is left alone for a while after failing five times in a row, with the same words", async () => {
    upstream.control({ fault: "503" });
    const model = modelOf();
    for (let count = 0; count < 5; count++) await failureOf(model.stream(request()));
    const { error } = await failureOf(model.stream(request()));
    expect(upstream.requests).toHaveLength(5);
    expect([error.message, error.retryAfterSeconds]).toEqual(["Gemini API error: 503", 30]);
  });

  it("says that nobody is there", async () => {
    const { error } = await failureOf(
      modelOf("gemini", { ...patient, GEMINI_BASE_URL: "http://127.0.0.1:9" }).stream(request()),
    );
    expect([error.code, error.message]).toEqual(["model-unreachable", "Connection failed: connection refused"]);
  });
});

describe.each<ModelProvider>(["gemini", "openai", "anthropic"])("a model of %s", (provider) => {
  it("streams what it says, wherever the network cuts it", async () => {
    const text = "Nvidia stands at 178.88 — ça va, 好. It fell.\n\nThat is all.";
    for (const sliceBytes of [0, 1, 3]) {
      upstream.control({ text, sliceBytes, pieceCharacters: 5 });
      const answer = await read(modelOf(provider).stream(request()));
      expect(answer.text).toBe(text);
      expect(answer.all.filter(({ type }) => type === "text").length).toBeGreaterThan(5);
      expect(answer.end).toEqual({ type: "end", finish: "stop", usage: { inputTokens: 120, outputTokens: 40 } });
    }
  });

  it("keeps what it thinks to itself, wherever the network cuts it", async () => {
    for (const [said, heard] of [
      ["<think>The user wants 12.5 <b>.\nLet me see.</think>NVDA is well.", "NVDA is well."],
      ["First. <THINK>hm</THINK>Then 3 < 5 <thin ice.", "First. Then 3 < 5 <thin ice."],
      ["<reasoning>a</think>b</reasoning>It fell <", "It fell <"],
      ["It is well.<thinking>and goes on", "It is well."],
    ] as const)
      for (const pieceCharacters of [1, 4, 1000]) {
        upstream.control({ text: said, pieceCharacters });
        expect((await read(modelOf(provider).stream(request()))).text, said).toBe(heard);
      }
    upstream.control({ text: "<think>nothing but thoughts</think>" });
    expect((await failureOf(modelOf(provider).stream(request()))).error.code).toBe("no-response");
  });

  it("calls a tool, and gets its result with everything the call came with", async () => {
    const tools = [{ name: "quote", description: "Prices", input: z.object({ symbols: z.array(z.string()) }) }];
    const model = modelOf(provider);
    const first = await read(model.stream(request({ tools })));
    expect(first.calls).toMatchObject([{ name: "quote", input: { symbols: ["NVDA"] } }]);
    expect(first.end).toMatchObject({ finish: "tool-calls" });
    const output = JSON.stringify({ source: 1, title: "NVDA quote", data: { price: 178.88 } });
    const results = first.calls.map(({ id, name }) => ({ id, name, output }));
    const messages: ModelMessage[] = [
      { role: "user", text: "How is NVDA?" },
      { role: "model", text: "", toolCalls: first.calls },
      { role: "tool", results },
    ];
    const second = await read(model.stream(request({ tools, messages })));
    expect(second.text).toBe("NVDA quote: price 178.88 [1].");
    const [asked] = upstream.requests;
    expect(asked?.asked.tools).toMatchObject([
      { name: "quote", schema: { properties: { symbols: { type: "array", items: { type: "string" } } } } },
    ]);
    if (provider === "gemini") expect(upstream.requests[1]?.body).toContain('"thoughtSignature":"c2lnbmF0dXJl"');
  });

  it("fails in its own name", async () => {
    const label = { gemini: "Gemini", openai: "OpenAI", anthropic: "Anthropic" }[provider];
    upstream.control({ fault: "503" });
    expect((await failureOf(modelOf(provider).stream(request()))).error.message).toBe(`${label} API error: 503`);
    upstream.control({ fault: "429", retryAfterSeconds: 9 });
    expect((await failureOf(modelOf(provider).stream(request()))).error).toMatchObject({
      code: "model-busy",
      retryAfterSeconds: 9,
    });
    upstream.control({ fault: "error-in-stream" });
    const { error } = await failureOf(modelOf(provider).stream(request()));
    expect(error.code).toBe("model-error");
    expect(error.message).toContain(`${label} API error: `);
    upstream.control({ script: "silent", fault: "none" });
    expect((await failureOf(modelOf(provider).stream(request()))).error.message).toBe("No response generated");
  });

  it("stops at once, and the call with it, when nobody wants the answer any more", async () => {
    upstream.control({ text: "word ".repeat(200), pieceDelayMs: 20 });
    const stopping = new AbortController();
    const seen: string[] = [];
    const reading = (async () => {
      for await (const part of modelOf(provider).stream(request({ signal: stopping.signal }))) {
        if (part.type === "text") seen.push(part.text);
        stopping.abort();
      }
    })();
    await expect(reading).rejects.toMatchObject({ name: "AbortError" });
    expect(seen).toHaveLength(1);
    await expect.poll(() => upstream.cutOff()).toBe(1);

    for await (const part of modelOf(provider).stream(request())) if (part.type === "text") break;
    await expect.poll(() => upstream.cutOff()).toBe(2);
    await expect(read(modelOf(provider).stream(request({ signal: AbortSignal.abort() })))).rejects.toMatchObject({
      name: "AbortError",
    });
  });
});

describe("an endpoint like OpenAI's that doesn't stream", () => {
  const completion = (message: object, finish: string) =>
    JSON.stringify({
      id: "c1",
      object: "chat.completion",
      created: 1_772_000_000,
      model: "local",
      choices: [{ index: 0, message: { role: "assistant", ...message }, finish_reason: finish }],
      usage: { prompt_tokens: 3, completion_tokens: 2, total_tokens: 5 },
    });
  const play = (body: string) =>
    upstream.control({ bodies: [{ status: 200, type: "application/json; charset=utf-8", body }] });

  it("is understood where it answers with one JSON body", async () => {
    play(completion({ content: 'It is well: a "message" of 5.' }, "stop"));
    const { text, end } = await read(modelOf("openai").stream(request()));
    expect(text).toBe('It is well: a "message" of 5.');
    expect(end).toEqual({ type: "end", finish: "stop", usage: { inputTokens: 3, outputTokens: 2 } });
  });

  it("is understood where it calls tools that way", async () => {
    const call = (id: string, symbols: readonly string[]) => ({
      id,
      type: "function",
      function: { name: "quote", arguments: JSON.stringify({ symbols }) },
    });
    play(completion({ content: null, tool_calls: [call("a", ["NVDA"]), call("b", ["KO"])] }, "tool_calls"));
    const tools = [{ name: "quote", description: "Prices", input: z.object({ symbols: z.array(z.string()) }) }];
    const { calls, end } = await read(modelOf("openai").stream(request({ tools })));
    expect(calls).toMatchObject([
      { id: "a", name: "quote", input: { symbols: ["NVDA"] } },
      { id: "b", name: "quote", input: { symbols: ["KO"] } },
    ]);
    expect(end).toMatchObject({ finish: "tool-calls" });
  });

  it("fails readably where the body is no answer", async () => {
    for (const body of ['{"choices":[{"message":5}]}', '{"choices":[]}', '{"message":"no"}', "[1]"]) {
      play(body);
      const { error } = await failureOf(modelOf("openai").stream(request()));
      expect(["no-response", "model-unreachable", "model-error"], body).toContain(error.code);
    }
  });
});

describe("the models of the host", () => {
  it("are those the environment configures, Gemini first", () => {
    expect(modelsOf({}).preferred).toBeNull();
    const all = modelsOf({
      ...environments.anthropic(upstream.url),
      ...environments.openai(upstream.url),
      ...environments.gemini(upstream.url),
    });
    expect(all.configured.map(({ provider }) => provider)).toEqual(["gemini", "openai", "anthropic"]);
    expect(all.preferred?.nameOf("detailed")).toBe("gemini-4-argon");
    expect(modelsOf({ OPENAI_API_KEY: key }).preferred).toBeNull();
    expect(modelsOf({ OPENAI_BASE_URL: upstream.url, OPENAI_MODEL: "llama3.2" }).preferred?.nameOf("quick")).toBe(
      "llama3.2",
    );
  });

  it("need no key where the endpoint is a local one, at its root or at /v1", async () => {
    const model = modelsOf({ OPENAI_BASE_URL: upstream.url, OPENAI_MODEL: "llama3.2" }).preferred;
    if (model === null) throw new Error("no model is configured");
    await read(model.stream(request()));
    expect(upstream.requests[0]?.address).toBe("/v1/chat/completions");
    expect(upstream.requests[0]?.headers.authorization).toBeUndefined();
    const body = JSON.parse(upstream.requests[0]?.body ?? "{}") as Record<string, unknown>;
    expect(body).toMatchObject({ model: "llama3.2", max_tokens: 1024, temperature: 0.3, top_p: 0.9 });
  });

  it("tell of a connection that works, and of one that does not", async () => {
    const models = modelsOf({ ...environments.gemini(upstream.url), ...patient });
    expect(await models.testConnection("somebody", null)).toEqual({
      success: true,
      message: "Successfully connected to Gemini",
      responseTime: expect.any(Number),
    });
    upstream.control({ fault: "400" });
    expect(await models.testConnection("somebody", "gemini")).toMatchObject({
      success: false,
      message: "Connection failed: Gemini API error: 400 (the key was refused)",
    });
    upstream.control({ fault: "reset" });
    expect(await models.testConnection("somebody", "gemini")).toMatchObject({
      message: "Connection failed: the connection was lost",
    });
    expect(await models.testConnection("somebody", "anthropic")).toMatchObject({
      success: false,
      message: "Connection failed: no model is configured",
    });
  });
});

describe("a model with a key of a user's own", () => {
  const marked: string[] = [];
  const unmarkable = (mark: string) => () => {
    marked.push(mark);
    return Promise.reject(new Error("the database is away"));
  };
  const keys: Pick<UserKeys, "open"> = {
    open: (_userId, [provider]) =>
      Promise.resolve(
        provider === undefined
          ? null
          : { provider, key, isRefused: false, refused: unmarkable("refused"), taken: unmarkable("taken") },
      ),
  };
  const own = () => modelsOf({ ...patient, GEMINI_BASE_URL: upstream.url }, keys);
  beforeEach(() => marked.splice(0));

  it("answers whole, and tests well, where it cannot be noted that the key works", async () => {
    const models = own();
    const model = await models.answering("one");
    const { text, end } = await read(model?.stream(request()) ?? noParts());
    expect(text).not.toBe("");
    expect(end).toMatchObject({ type: "end" });
    expect(lines.join()).toContain("a key that works was not marked");
    expect(await models.testConnection("one", "gemini")).toMatchObject({ success: true });
    expect(marked).toEqual(["taken", "taken"]);
  });

  it("says that the key was refused also where that cannot be noted", async () => {
    upstream.control({ fault: "403" });
    const model = await own().answering("one");
    expect((await failureOf(model?.stream(request()) ?? noParts())).error.code).toBe("model-key");
    expect(marked).toEqual(["refused"]);
    expect(lines.join()).toContain("a refused key was not marked");
  });

  async function* noParts(): AsyncGenerator<ModelPart> {}
});
