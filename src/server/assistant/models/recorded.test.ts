import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ModelUpstream, startModelUpstream } from "../../../../tests/upstreams/model-upstream.ts";
import { type ModelRecording, modelRecordings, recordingsNote } from "../../../../tests/upstreams/recordings.ts";
import { readConfig } from "../../config.ts";
import { createModels } from "./create-models.ts";
import { ModelError } from "./model.ts";

let upstream: ModelUpstream;
const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };
const recordings = modelRecordings();

beforeAll(async () => {
  upstream = await startModelUpstream();
});
afterAll(() => upstream.close());

/** Plays a recording, cut into pieces of so many bytes, and says how it ended. */
async function play({ status, type, body }: Pick<ModelRecording, "status" | "type" | "body">, sliceBytes: number) {
  const config = readConfig({
    APP_SECRET: "0123456789abcdefghijklmnopqrstuvwxyz",
    GEMINI_API_KEY: "a-key-of-nobody",
    GEMINI_BASE_URL: upstream.url,
    LIMIT_UPSTREAM_RETRIES: "0",
  });
  const models = createModels({
    config,
    keys: { open: () => Promise.resolve(null) },
    clock: { now: () => Date.now() },
    log: silent,
  });
  upstream.control({ sliceBytes, bodies: [{ status, type, body }] });
  const seen = { text: "", calls: [] as string[], finish: null as string | null, error: null as ModelError | null };
  try {
    const parts = models.preferred?.stream({
      mode: "quick",
      system: "Answer.",
      messages: [{ role: "user", text: "What now?" }],
      tools: [],
      signal: new AbortController().signal,
      key: null,
    });
    for await (const part of parts ?? []) {
      expect(seen.finish).toBeNull();
      if (part.type === "text") seen.text += part.text;
      else if (part.type === "tool-call") seen.calls.push(part.call.name);
      else seen.finish = part.finish;
    }
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    seen.error = error;
  } finally {
    await models.close();
  }
  return seen;
}

interface Part {
  readonly text?: string;
  readonly thought?: boolean;
  readonly functionCall?: { readonly name?: string };
}
interface Frame {
  readonly candidates?: readonly {
    readonly content?: { readonly parts?: readonly Part[] };
    readonly finishReason?: string;
  }[];
  readonly promptFeedback?: { readonly blockReason?: string };
}

/** What a recording holds, read without the code under test. */
function contentsOf({ body }: ModelRecording) {
  const frames = body
    .split(/\r?\n/)
    .filter((line) => line.startsWith("data: "))
    .map((line) => JSON.parse(line.slice(6)) as Frame);
  const isBlocked = frames.some(({ promptFeedback }) => promptFeedback?.blockReason !== undefined);
  const candidates = frames.flatMap(({ candidates: [first] = [] }) => (first === undefined ? [] : [first]));
  const parts = isBlocked ? [] : candidates.flatMap(({ content }) => content?.parts ?? []);
  return {
    isBlocked,
    reasons: candidates.flatMap(({ finishReason }) => finishReason ?? []),
    text: parts.flatMap(({ text, thought }) => (thought === true ? [] : [text ?? ""])).join(""),
    calls: parts.flatMap(({ functionCall }) => functionCall?.name ?? []),
  };
}

const filtered = ["SAFETY", "RECITATION", "MODEL_ARMOR"];

describe.skipIf(recordings.length === 0)(`recorded exchanges with Gemini${recordingsNote}`, () => {
  it("are all there", () => {
    expect(recordings.length).toBeGreaterThan(300);
  });

  it.each(recordings.filter(({ status }) => status >= 400))(
    "$file is refused in the specified words",
    async (recording) => {
      const { error, text, finish } = await play(recording, 0);
      expect(error?.message).toMatch(new RegExp(`^Gemini API error: ${recording.status}\\b`));
      const isKey = [401, 403].includes(recording.status) || recording.body.includes("API key not valid");
      expect(error?.code).toBe(recording.status === 429 ? "model-busy" : isKey ? "model-key" : "model-error");
      const asked = /retryDelay": "([\d.]+)s/.exec(recording.body)?.[1];
      expect(error?.retryAfterSeconds ?? null).toBe(asked === undefined ? null : Math.ceil(Number(asked)));
      expect([text, finish]).toEqual(["", null]);
    },
  );

  it.each(recordings.filter(({ status }) => status < 400))("$file ends as it should", async (recording) => {
    const { isBlocked, reasons, text, calls } = contentsOf(recording);
    const seen = await play(recording, 0);
    expect(seen.text).toBe(text);
    expect(seen.calls).toEqual(calls);
    const isFiltered = isBlocked || reasons.some((reason) => filtered.includes(reason));
    if (/^\s*"error": \{/m.test(recording.body)) {
      expect(seen.error).toMatchObject({ code: "model-error", message: "Gemini API error: 499" });
    } else if (text.trim() === "" && calls.length === 0) {
      expect(seen.error).toMatchObject(
        isFiltered ? { code: "content-filter" } : { code: "no-response", message: "No response generated" },
      );
      expect(seen.finish).toBeNull();
    } else {
      expect(seen.error).toBeNull();
      const last = reasons.at(-1);
      const usual =
        last === "STOP" ? (calls.length > 0 ? "tool-calls" : "stop") : last === "MAX_TOKENS" ? "length" : "other";
      expect(seen.finish).toBe(isFiltered ? "content-filter" : usual);
    }
  });

  it("end the same wherever the network cuts them", async () => {
    const streams = recordings.filter(
      ({ file, status, body }) => status < 400 && /stream|chunks/.test(file) && body.length < 12_000,
    );
    expect(streams.length).toBeGreaterThan(20);
    for (const [index, recording] of streams.entries()) {
      const whole = await play(recording, 0);
      expect(await play(recording, 1 + (index % 7)), recording.file).toEqual(whole);
    }
  });

  it("never end well when they break off in the middle of a frame", async () => {
    const recording = recordings.find(({ file }) => file.endsWith("googleai/streaming-success-basic-reply-long.txt"));
    if (recording === undefined) throw new Error("the long recorded answer is missing");
    for (const share of [0.2, 0.5, 0.9]) {
      const { error, finish } = await play(
        { ...recording, body: recording.body.slice(0, recording.body.length * share) },
        0,
      );
      expect([error?.code, finish]).toEqual(["model-unreachable", null]);
    }
  });
});
