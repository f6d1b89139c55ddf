import type { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import type * as Undici from "undici";
import { createCircuitBreaker } from "../../upstream/circuit-breaker.ts";
import { decoderOf } from "../../upstream/read-body.ts";
import { createRetryBudget } from "../../upstream/retry-budget.ts";
import { defaultUpstreamLimits } from "../../upstream/upstream-limits.ts";
import type { UpstreamLog } from "../../upstream/upstream-log.ts";
import { ModelError } from "./model.ts";
import { refusal, unreachable } from "./model-failures.ts";

/** How patient calls of a model are. */
export interface ModelCallLimits {
  readonly connectMs: number;
  /** Until the first byte of the answer. */
  readonly firstByteMs: number;
  /** Between two pieces of it. */
  readonly idleMs: number;
  /** For the whole call with its retries. */
  readonly totalMs: number;
  /** Size of an answer after decompression. */
  readonly maxBytes: number;
  readonly socketsPerHost: number;
  readonly retries: number;
  readonly breakerOpenMs: number;
}

export type ModelFetch = ReturnType<typeof createModelFetch>;

const retriedStatuses: readonly number[] = [502, 503, 504];
/** A wait asked for that is no longer than this is waited for; a longer one is reported to the user. */
const worthWaitingSeconds = 2;
const refusalBytes = 65_536;
const keyHeaders = ["x-goog-api-key", "x-api-key", "authorization"];

/**
 * Replaces `fetch` in the providers' libraries: time-outs, a size cap, retries before the first byte, a breaker, no redirects.
 * Refusals are thrown as `ModelError`, so that no library words them.
 */
export function createModelFetch({
  label,
  clock,
  log,
  limits,
}: {
  /** "Gemini". */
  label: string;
  clock: { now(): number };
  log: UpstreamLog;
  limits: ModelCallLimits;
}) {
  let connection: Promise<{ agent: Undici.Agent; send: typeof Undici.request }> | null = null;
  const budget = createRetryBudget({ clock, limits: defaultUpstreamLimits });
  let lastFailure: ModelError | null = null;
  const breaker = createCircuitBreaker({
    clock,
    limits: { ...defaultUpstreamLimits, breakerOpenMs: limits.breakerOpenMs },
    onChange: (state) => log.warn({ model: label, breaker: state }, `Breaker ${state}`),
  });

  // Loaded with the first call: start-up must be quick.
  async function connect() {
    const { Agent, request: send } = await import("undici");
    const agent = new Agent({
      connections: limits.socketsPerHost,
      connect: { timeout: limits.connectMs },
      headersTimeout: 0,
      bodyTimeout: 0,
    });
    return { agent, send };
  }

  const call: typeof fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const admission = breaker.admit();
    if (!admission.admitted) {
      const seconds = Math.ceil(admission.retryAfterMs / 1000);
      throw new ModelError(
        lastFailure?.code ?? "model-unreachable",
        lastFailure?.message ?? "Connection failed: the model keeps failing",
        { status: lastFailure?.status ?? null, retryAfterSeconds: seconds },
      );
    }
    const startedAt = performance.now();
    const total = new AbortController();
    const timer = setTimeout(
      () => total.abort(unreachable(`no complete answer within ${limits.totalMs} ms`)),
      limits.totalMs,
    );
    timer.unref();
    const ended = (failure: unknown) => {
      clearTimeout(timer);
      if (init?.signal?.aborted === true) return admission.settle("abandoned");
      if (failure === null) return admission.settle("success");
      const error = failure instanceof ModelError ? failure : unreachable("the call failed");
      const isHosts = error.code === "model-unreachable" || (error.status ?? 0) >= 500;
      if (isHosts) lastFailure = error;
      admission.settle(isHosts ? "failure" : "success");
      log.debug(
        { model: label, status: error.status, durationMs: Math.round(performance.now() - startedAt) },
        error.message,
      );
    };
    try {
      const opened = await withRetries(url, init, total.signal, startedAt);
      return toResponse(opened, ended);
    } catch (error) {
      ended(error);
      throw error;
    }
  };

  async function withRetries(url: URL, init: RequestInit | undefined, total: AbortSignal, startedAt: number) {
    budget.countCall();
    for (let attempt = 0; ; attempt++) {
      try {
        return await open(url, init, total);
      } catch (error) {
        init?.signal?.throwIfAborted();
        if (total.aborted) throw total.reason;
        const asked = error instanceof ModelError ? error.retryAfterSeconds : null;
        const isShort = asked === null || asked <= worthWaitingSeconds;
        const mayRetry = attempt < limits.retries && isShort && isPassing(error, asked);
        const { retryCapMs, retryBaseMs } = defaultUpstreamLimits;
        const delayMs =
          asked === null ? Math.random() * Math.min(retryCapMs, retryBaseMs * 2 ** attempt) : asked * 1000;
        const fits = performance.now() - startedAt + delayMs < limits.totalMs;
        if (!mayRetry || !fits || !budget.take()) throw asModelError(error);
        await wait(delayMs, undefined, { signal: init?.signal ? AbortSignal.any([total, init.signal]) : total }).catch(
          () => {
            init?.signal?.throwIfAborted();
            throw total.reason;
          },
        );
      }
    }
  }

  /** One attempt, up to the first byte of an answer that is one. */
  async function open(url: URL, init: RequestInit | undefined, total: AbortSignal) {
    connection ??= connect();
    const { agent, send } = await connection;
    const pace = new AbortController();
    const slow = (ms: number, what: string) => setTimeout(() => pace.abort(unreachable(`${what} within ${ms} ms`)), ms);
    let timer = slow(limits.firstByteMs, "no answer");
    const headers = Object.fromEntries(new Headers(init?.headers));
    const signals = [pace.signal, total, ...(init?.signal ? [init.signal] : [])];
    const signal = AbortSignal.any(signals);
    try {
      const reply = await send(url, {
        dispatcher: agent,
        method: "POST",
        headers: { ...headers, "accept-encoding": "gzip, deflate, br" },
        body: typeof init?.body === "string" ? init.body : null,
        signal,
      });
      const replyHeaders = new Headers();
      for (const [name, value] of Object.entries(reply.headers))
        for (const item of Array.isArray(value) ? value : [value])
          if (item !== undefined) replyHeaders.append(name, item);
      const source = decoded(reply.body, replyHeaders.get("content-encoding") ?? "");
      const chunks = source[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
      const next = async (): Promise<Buffer | null> => {
        const { done, value } = await chunks.next().catch((error: unknown) => {
          throw signal.aborted ? signal.reason : error;
        });
        clearTimeout(timer);
        if (done === true) return null;
        timer = slow(limits.idleMs, "the answer stopped: nothing more came");
        return value;
      };
      const close = () => {
        clearTimeout(timer);
        reply.body.on("error", () => undefined).destroy();
      };
      const { statusCode: status } = reply;
      if (status < 200 || status >= 300) {
        const body = await textOf(next, refusalBytes);
        close();
        throw refusal({
          label,
          status,
          body,
          retryAfter: replyHeaders.get("retry-after"),
          secrets: keyHeaders.flatMap((name) => (headers[name] ?? "").replace(/^Bearer /i, "") || []),
          now: clock.now(),
        });
      }
      const type = replyHeaders.get("content-type") ?? "";
      if (type.includes("text/html")) {
        close();
        throw unreachable("a web page came instead of an answer");
      }
      const first = await next();
      return { status, type, first, next, close };
    } catch (error) {
      clearTimeout(timer);
      throw signal.aborted ? signal.reason : error;
    }
  }

  function toResponse(
    { status, type, first, next, close }: Awaited<ReturnType<typeof open>>,
    ended: (failure: unknown) => void,
  ): Response {
    let bytes = 0;
    let isFirst = true;
    let isOver = false;
    const take = async (): Promise<Buffer | null> => {
      try {
        const chunk = isFirst ? first : await next();
        isFirst = false;
        bytes += chunk?.length ?? 0;
        if (bytes > limits.maxBytes) throw unreachable(`the answer is larger than ${limits.maxBytes} bytes`);
        if (chunk === null) finish(null);
        return chunk;
      } catch (error) {
        const failure = error instanceof ModelError || isAbort(error) ? error : unreachable("the connection was lost");
        finish(failure);
        throw failure;
      }
    };
    const finish = (failure: unknown) => {
      if (isOver) return;
      isOver = true;
      close();
      ended(failure);
    };
    const frames = type.includes("json") ? framesOfJson(take, limits.maxBytes) : framesOfStream(take);
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const { done, value } = await frames.next();
        if (done === true) controller.close();
        else controller.enqueue(value);
      },
      cancel() {
        finish(null);
      },
    });
    return new Response(body, { status, headers: { "content-type": "text/event-stream" } });
  }

  return {
    call,
    /** Ends all sockets at once. */
    close: async () => (await connection)?.agent.destroy(),
  };
}

/**
 * Frames of an event stream, line by line. Two things that hosts do are put right: the empty line after the last frame is missing,
 * without which that frame would count for nothing, and an error stands between the frames as bare JSON.
 */
async function* framesOfStream(take: () => Promise<Buffer | null>): AsyncGenerator<Uint8Array> {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  let rest = "";
  let bare = "";
  for (let chunk = await take(); chunk !== null; chunk = await take()) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    const passed = lines.filter((line) => isPassed(line));
    if (passed.length > 0) yield encoder.encode(`${passed.join("\n")}\n`);
  }
  const passed = isPassed(rest + decoder.decode()) ? rest : "";
  yield encoder.encode(`${passed}\n\n`);
  if (bare !== "") yield encoder.encode(`data: ${onOneLine(bare)}\n\n`);

  function isPassed(line: string): boolean {
    if (bare === "" && !/^\s*[{[]/.test(line)) return true;
    if (/^(data|event):/.test(line)) return true;
    bare += `${line}\n`;
    return false;
  }
}

function onOneLine(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json));
  } catch {
    return json.replaceAll(/\s+/g, " ");
  }
}

/** A host that answers as a whole, with one object or a list of them, is read as if it had streamed. */
async function* framesOfJson(take: () => Promise<Buffer | null>, maxBytes: number): AsyncGenerator<Uint8Array> {
  const text = await textOf(take, maxBytes);
  let frames: unknown[];
  try {
    const parsed: unknown = JSON.parse(text);
    frames = Array.isArray(parsed) ? parsed : [parsed];
  } catch {
    throw unreachable("the answer could not be read");
  }
  for (const frame of frames) yield new TextEncoder().encode(`data: ${JSON.stringify(frame)}\n\n`);
}

async function textOf(next: () => Promise<Buffer | null>, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for (let chunk = await next(); chunk !== null && size < maxBytes; chunk = await next()) {
    chunks.push(chunk);
    size += chunk.length;
  }
  return Buffer.concat(chunks).toString("utf8");
}

function decoded(body: Readable, encoding: string): Readable {
  const decoder = decoderOf(encoding);
  if (decoder === null) return body;
  if (decoder === "unknown") {
    body.on("error", () => undefined).destroy();
    throw unreachable("the answer came in an unknown encoding");
  }
  body.on("error", (error) => decoder.destroy(error));
  return body.pipe(decoder);
}

/** True if the same call may succeed a moment later. */
function isPassing(error: unknown, askedSeconds: number | null): boolean {
  if (error instanceof ModelError)
    return (
      error.status !== null &&
      (retriedStatuses.includes(error.status) || (error.status === 429 && askedSeconds !== null))
    );
  return ["ECONNRESET", "EPIPE", "UND_ERR_SOCKET"].includes(systemCode(error));
}

function asModelError(error: unknown): unknown {
  if (error instanceof ModelError || isAbort(error)) return error;
  const code = systemCode(error);
  if (code === "ECONNREFUSED") return unreachable("connection refused");
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return unreachable("the host's name is not known");
  if (code === "UND_ERR_CONNECT_TIMEOUT") return unreachable("no connection in time");
  if (/SSL|CERT|EPROTO|TLS/.test(code)) return unreachable("no secure connection");
  return unreachable("the connection was lost");
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === "AbortError";
}

function systemCode(error: unknown): string {
  if (error instanceof AggregateError) return systemCode(error.errors[0]);
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}
