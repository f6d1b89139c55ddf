import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import {
  type AskedModel,
  frameOf,
  geminiWhole,
  isReader,
  type ModelStep,
  type Protocol,
  protocolOf,
  readAsked,
  refusalBody,
} from "./model-protocols.ts";
import {
  type ModelScript,
  modelScripts,
  readerScripts,
  type ReaderScript,
  readerSteps,
  stepsOf,
} from "./model-scripts.ts";

export type ModelUpstream = Awaited<ReturnType<typeof startModelUpstream>>;

/** The failures of a loopback model. */
export const modelFaults = [
  "none",
  "400",
  "403",
  "404",
  "429",
  "500",
  "503",
  "503-html",
  "200-html",
  "200-json",
  "redirect",
  "no-candidates",
  "no-parts",
  "blocked-prompt",
  "blocked-answer",
  "length",
  "error-in-stream",
  "garbage",
  "cut",
  "reset",
  "empty",
  "hang",
  "stall",
  "huge",
] as const;
export type ModelFault = (typeof modelFaults)[number];

/** A test's settings, in this process or by `POST /__control`. Omitted ones stay unchanged. */
export interface ModelControl {
  readonly script?: ModelScript;
  /** How it reads texts. Faults, scripts and texts belong to the writer. */
  readonly reader?: ReaderScript;
  readonly fault?: ModelFault;
  /** The number of requests with this fault. */
  readonly times?: number;
  readonly retryAfterSeconds?: number | null;
  /** The pause before each piece of text. */
  readonly pieceDelayMs?: number;
  readonly pieceCharacters?: number;
  /** The size of the slices that frames are written in, in bytes; 0 writes each in one piece. */
  readonly sliceBytes?: number;
  /** A fixed text in place of the script; null restores the script. */
  readonly text?: string | null;
  /** Answers the next requests with these raw bodies, one each, before anything else. */
  readonly bodies?: readonly { readonly status: number; readonly type: string; readonly body: string }[];
}

interface KeptRequest {
  readonly address: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
  readonly asked: AskedModel;
}

/** Gemini, an OpenAI-compatible endpoint and Anthropic on 127.0.0.1, which answer from a script. */
export async function startModelUpstream({ port: requestedPort = 0 }: { port?: number } = {}) {
  let state: Required<Omit<ModelControl, "bodies" | "times">> & { times: number } = {
    script: "true",
    reader: "true",
    fault: "none",
    times: Number.POSITIVE_INFINITY,
    retryAfterSeconds: null,
    pieceDelayMs: 0,
    pieceCharacters: 24,
    sliceBytes: 0,
    text: null,
  };
  const bodies: NonNullable<ModelControl["bodies"]>[number][] = [];
  const requests: KeptRequest[] = [];
  const readerRequests: KeptRequest[] = [];
  let open = 0;
  let cutOff = 0;

  const server = createServer((request, response) => {
    open++;
    response.once("close", () => {
      open--;
      if (!response.writableEnded) cutOff++;
    });
    handle(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(requestedPort, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", `http://127.0.0.1:${port}`);
    const body = await read(request);
    if (url.pathname === "/__control") {
      const message = JSON.parse(body) as ModelControl;
      const isKnown =
        (message.fault === undefined || modelFaults.includes(message.fault)) &&
        (message.reader === undefined || readerScripts.includes(message.reader)) &&
        (message.script === undefined || modelScripts.includes(message.script));
      if (isKnown) control(message);
      response
        .writeHead(isKnown ? 200 : 400, { "content-type": "application/json" })
        .end(JSON.stringify({ ok: isKnown }));
      return;
    }
    const protocol = protocolOf(url.pathname);
    if (protocol === null) {
      response.writeHead(404, { "content-type": "application/json" }).end('{"error":{"message":"not found"}}');
      return;
    }
    const asked = readAsked(protocol, url.pathname, body);
    const kept = { address: url.pathname + url.search, headers: request.headers, body, asked };
    const isWhole = url.pathname.endsWith(":generateContent");
    if (isReader(asked)) {
      readerRequests.push(kept);
      if (state.reader === "no-pictures" && /image\/(?:jpeg|png|webp)/.test(body)) {
        response
          .writeHead(400, { "content-type": "application/json" })
          .end('{"error":{"code":400,"message":"Image input is not supported","status":"INVALID_ARGUMENT"}}');
        return;
      }
      const steps = readerSteps(state.reader, asked);
      if (steps === null) return;
      response.writeHead(200, { "content-type": isWhole ? "application/json; charset=UTF-8" : "text/event-stream" });
      if (isWhole) return sendWhole(protocol, asked, "none", steps, response);
      for (const [index, step] of steps.entries())
        await send(response, frameOf(protocol, step, { isFirst: index === 0, index, model: asked.model }));
      return void response.end();
    }
    requests.push(kept);
    const played = bodies.shift();
    if (played !== undefined) {
      response.writeHead(played.status, { "content-type": played.type });
      await send(response, played.body);
      response.end();
      return;
    }
    await answer(protocol, asked, takeFault(), response, isWhole);
  }

  function takeFault(): ModelFault {
    const { fault, times } = state;
    if (fault === "none") return fault;
    state = times <= 1 ? { ...state, fault: "none", times: Number.POSITIVE_INFINITY } : { ...state, times: times - 1 };
    return fault;
  }

  async function answer(
    protocol: Protocol,
    asked: AskedModel,
    fault: ModelFault,
    response: ServerResponse,
    isWhole: boolean,
  ): Promise<void> {
    const page = "<!DOCTYPE html><html><body><h1>Sorry</h1></body></html>";
    switch (fault) {
      case "400":
      case "403":
      case "404":
      case "429":
      case "500":
      case "503": {
        const status = Number(fault);
        const { retryAfterSeconds } = state;
        const isHeader = protocol !== "gemini" && retryAfterSeconds !== null;
        response
          .writeHead(status, {
            "content-type": "application/json",
            ...(isHeader ? { "retry-after": String(retryAfterSeconds) } : {}),
          })
          .end(refusalBody(protocol, status, retryAfterSeconds));
        return;
      }
      case "503-html":
        response.writeHead(503, { "content-type": "text/html" }).end(page);
        return;
      case "200-html":
        response.writeHead(200, { "content-type": "text/html" }).end(page);
        return;
      case "200-json":
        response.writeHead(200, { "content-type": "application/json" }).end('{"surprise":[1,2,3]}');
        return;
      case "redirect":
        response.writeHead(302, { location: "http://169.254.169.254/latest/meta-data/" }).end();
        return;
      case "hang":
        return;
      default:
        response.writeHead(200, { "content-type": isWhole ? "application/json; charset=UTF-8" : "text/event-stream" });
    }
    if (fault === "empty") return void response.end();
    if (fault === "huge") return pour(response);
    const steps = pieces(spoiltBy(fault, state.text === null ? stepsOf(state.script, asked) : spoken(state.text)));
    if (isWhole) return sendWhole(protocol, asked, fault, steps, response);
    let calls = 0;
    for (const [position, step] of steps.entries()) {
      if (response.destroyed) return;
      if (step.kind === "text" && state.pieceDelayMs > 0) await wait(state.pieceDelayMs);
      const index = step.kind === "call" ? calls++ : position;
      await send(response, frameOf(protocol, step, { isFirst: position === 0, index, model: asked.model }));
      if (position < 1) continue;
      if (fault === "reset") return void response.socket?.resetAndDestroy();
      if (fault === "stall") return;
    }
    response.end();
  }

  /** The same without streaming: nothing, then everything. */
  async function sendWhole(
    protocol: Protocol,
    { model }: AskedModel,
    fault: ModelFault,
    steps: readonly ModelStep[],
    response: ServerResponse,
  ): Promise<void> {
    for (const step of steps) if (step.kind === "text" && state.pieceDelayMs > 0) await wait(state.pieceDelayMs);
    if (response.destroyed) return;
    if (fault === "garbage") return void response.end('{"candidates": [{"con');
    const body = geminiWhole(steps.map((step) => frameOf(protocol, step, { isFirst: true, index: 0, model })));
    if (fault !== "cut" && fault !== "reset" && fault !== "stall") {
      await send(response, body);
      return void response.end();
    }
    response.write(body.slice(0, body.length / 2));
    if (fault === "cut") response.end();
    if (fault === "reset") setImmediate(() => response.socket?.resetAndDestroy());
  }

  /** Splits text into pieces of the size that models send. */
  function pieces(steps: readonly ModelStep[]): ModelStep[] {
    return steps.flatMap((step) => {
      if (step.kind !== "text") return [step];
      const characters = Array.from(step.text);
      const count = Math.ceil(characters.length / state.pieceCharacters);
      return Array.from({ length: count }, (_, index): ModelStep => {
        const start = index * state.pieceCharacters;
        return { kind: "text", text: characters.slice(start, start + state.pieceCharacters).join("") };
      });
    });
  }

  async function send(response: ServerResponse, frame: string): Promise<void> {
    const bytes = Buffer.from(frame);
    const size = state.sliceBytes === 0 ? bytes.length : state.sliceBytes;
    for (let start = 0; start < bytes.length; start += size) {
      response.write(bytes.subarray(start, start + size));
      if (state.sliceBytes > 0) await new Promise((resolve) => setImmediate(resolve));
    }
  }

  function control({ bodies: more = [], ...message }: ModelControl): void {
    bodies.push(...more);
    const times = message.fault === undefined ? state.times : (message.times ?? Number.POSITIVE_INFINITY);
    state = { ...state, ...message, times };
  }

  return {
    port,
    url: `http://127.0.0.1:${port}`,
    requests,
    readerRequests,
    control,
    /** Answers in progress. */
    open: () => open,
    /** Answers that the client abandoned. */
    cutOff: () => cutOff,
    async close(): Promise<void> {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

function spoken(text: string): ModelStep[] {
  return [
    { kind: "text", text },
    { kind: "finish", reason: "stop" },
  ];
}

/** The same answer, corrupted as the fault describes. The forms without candidates are Gemini's. */
function spoiltBy(fault: ModelFault, steps: readonly ModelStep[]): ModelStep[] {
  const geminiFrame = (value: unknown): ModelStep => ({ kind: "raw", text: `data: ${JSON.stringify(value)}\r\n\r\n` });
  const beginning: ModelStep = { kind: "text", text: "The answer begins, and " };
  switch (fault) {
    case "no-candidates":
      return [geminiFrame({ usageMetadata: { promptTokenCount: 12, totalTokenCount: 12 } })];
    case "no-parts":
      return [geminiFrame({ candidates: [{ content: { role: "model" }, finishReason: "STOP", index: 0 }] })];
    case "blocked-prompt":
      return [geminiFrame({ promptFeedback: { blockReason: "SAFETY" } })];
    case "blocked-answer":
      return [{ kind: "finish", reason: "content-filter" }];
    case "length":
      return [...steps.filter(({ kind }) => kind === "text"), { kind: "finish", reason: "length" }];
    case "error-in-stream":
      return [beginning, { kind: "error", status: 503 }];
    case "garbage":
      return [beginning, { kind: "raw", text: 'data: {"candidates": [{"con\r\n\r\n' }, ...steps];
    case "cut":
    case "reset":
    case "stall":
      return [beginning, { kind: "text", text: "then it ends in the middle" }];
    default:
      return [...steps];
  }
}

/** More than any client should read. */
async function pour(response: ServerResponse): Promise<void> {
  const frame = `data: ${JSON.stringify({ candidates: [{ content: { parts: [{ text: "1234567890".repeat(5_000) }] } }] })}\r\n\r\n`;
  for (let sent = 0; sent < 200 && !response.destroyed; sent++) {
    if (response.write(frame)) continue;
    await Promise.race([new Promise((resolve) => response.once("drain", resolve)), wait(200)]);
  }
  response.end();
}

async function read(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}
