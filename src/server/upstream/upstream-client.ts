import { noteUpstreamCall } from "../metrics/channels.ts";
import { STATUS_CODES } from "node:http";
import type { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import type * as Undici from "undici";
import { type Admission, createCircuitBreaker, type CallOutcome } from "./circuit-breaker.ts";
import { BodyTooLarge, readBody } from "./read-body.ts";
import { retryAfterMs } from "./retry-after.ts";
import { createCallQueue } from "./call-queue.ts";
import { createRetryBudget } from "./retry-budget.ts";
import { UpstreamError } from "./upstream-error.ts";
import type { UpstreamHealth } from "./upstream-health.ts";
import { defaultUpstreamLimits, type UpstreamLimits } from "./upstream-limits.ts";
import type { UpstreamLog } from "./upstream-log.ts";

export interface UpstreamRequest {
  readonly url: URL;
  /** GET unless given; only GET is retried. */
  readonly method?: "GET" | "POST";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal?: AbortSignal | undefined;
  /** Statuses handed back instead of thrown, besides 2xx. Redirects are never followed. */
  readonly accept?: readonly number[];
  /** One request, whatever becomes of it: never repeated. */
  readonly isSingle?: boolean;
  /** The text of the reply is not wanted and not read. */
  readonly skipsBody?: boolean;
}

export interface UpstreamReply {
  readonly status: number;
  readonly statusText: string;
  readonly headers: Headers;
  readonly text: string;
  /** The body as it came, after its transfer encoding. */
  readonly bytes: Buffer;
}

export type UpstreamClient = ReturnType<typeof createUpstreamClient>;

/** How long a call waits for another one's probe of a host that kept failing. */
const probePatienceMs = 2_000;
const retriedStatuses = [429, 502, 503, 504];

/** Calls to one third party, with the time-outs, size cap, retries and breaker that no call goes without. */
export function createUpstreamClient({
  name,
  clock,
  log,
  limits: given = {},
  onReply,
}: {
  name: string;
  clock: { now(): number };
  log: UpstreamLog;
  limits?: Partial<UpstreamLimits>;
  /** Called with every reply, refusals included, before its body is read. */
  onReply?: (reply: Omit<UpstreamReply, "text" | "bytes">) => void;
}) {
  const limits = { ...defaultUpstreamLimits, ...given };
  let connection: Promise<{ agent: Undici.Agent; send: typeof Undici.request }> | null = null;
  const budget = createRetryBudget({ clock, limits });
  const breaker = createCircuitBreaker({
    clock,
    limits,
    onChange: (state) => log.warn({ upstream: name, breaker: state }, `Breaker ${state}`),
  });
  const queue = createCallQueue({ name, limits });
  let heldUntil = 0;
  let lastSuccessAt: number | null = null;
  let lastLatencyMs: number | null = null;
  let lastErrorAt: number | null = null;
  let lastError: string | null = null;

  // Loaded with the first call: start-up must be quick.
  async function connect() {
    const { Agent, request: send } = await import("undici");
    const agent = new Agent({
      connections: limits.socketsPerHost,
      connect: { timeout: limits.connectMs },
      maxHeaderSize: limits.maxHeaderBytes,
      // Both are watched here, by timers that also work below a second.
      headersTimeout: 0,
      bodyTimeout: 0,
    });
    return { agent, send };
  }

  /** One call with its retries. Throws `UpstreamError`, and the reason of the caller's own signal. */
  async function call(request: UpstreamRequest): Promise<UpstreamReply> {
    return watched(request, (reply) => reply);
  }

  /** The same for CSV and XML: an error that `read` throws counts as the host's failure, and so does a web page. */
  async function callText<T>(request: UpstreamRequest, read: (text: string, status: number) => T): Promise<T> {
    return watched(request, (reply) => read(textOf(reply), reply.status));
  }

  /** The same for JSON, whatever its status; an error that `read` throws counts as the host's failure. */
  async function callJson<T>(request: UpstreamRequest, read: (json: unknown, status: number) => T): Promise<T> {
    return watched(request, (reply) => read(parseJson(reply), reply.status));
  }

  async function watched<T>(request: UpstreamRequest, use: (reply: UpstreamReply) => T): Promise<T> {
    request.signal?.throwIfAborted();
    const leave = await queue.enter(request.signal);
    try {
      return await inTurn(request, use);
    } finally {
      leave();
    }
  }

  async function inTurn<T>(request: UpstreamRequest, use: (reply: UpstreamReply) => T): Promise<T> {
    const remainingMs = heldUntil - clock.now();
    if (remainingMs > 0) throw heldBack("wants to be left alone", remainingMs);
    const admission = await admitted(request.signal);
    if (!admission.admitted) throw heldBack("keeps failing and is left alone for a while", admission.retryAfterMs);
    const startedAt = performance.now();
    try {
      const reply = await withRetries(request, startedAt);
      const used = use(reply);
      if (reply.status < 400) {
        lastSuccessAt = clock.now();
        lastLatencyMs = Math.round(performance.now() - startedAt);
      }
      admission.settle("success");
      noteUpstreamCall({ host: request.url.host, isSuccess: true, ms: performance.now() - startedAt });
      return used;
    } catch (error) {
      if (request.signal?.aborted === true) {
        admission.settle("abandoned");
        throw error;
      }
      const failure = asUpstreamError(error);
      noteUpstreamCall({ host: request.url.host, isSuccess: false, ms: performance.now() - startedAt });
      lastErrorAt = clock.now();
      lastError = failure.message;
      admission.settle(outcomeOf(failure));
      if (failure.advice === "wait" && failure.retryAfterMs !== null) heldUntil = clock.now() + failure.retryAfterMs;
      const durationMs = Math.round(performance.now() - startedAt);
      // The caller knows the purpose and logs the warning. This line has address and duration.
      log.debug({ upstream: name, address: publicAddress(request.url), durationMs }, failure.message);
      throw failure;
    }
  }

  /** Whoever comes while the probe is under way waits for what it shows: a page asks for much at once when its source is back. */
  async function admitted(signal: AbortSignal | undefined): Promise<Admission> {
    const admission = breaker.admit();
    if (admission.admitted || admission.probe === null) return admission;
    const waiting = new AbortController();
    const end = signal === undefined ? waiting.signal : AbortSignal.any([signal, waiting.signal]);
    await Promise.race([admission.probe, wait(probePatienceMs, undefined, { signal: end }).catch(() => undefined)]);
    waiting.abort();
    signal?.throwIfAborted();
    return breaker.admit();
  }

  async function withRetries(request: UpstreamRequest, startedAt: number): Promise<UpstreamReply> {
    const deadline = AbortSignal.timeout(limits.totalMs);
    const signal = request.signal ? AbortSignal.any([deadline, request.signal]) : deadline;
    budget.countCall();
    for (let attempt = 0; ; attempt++) {
      try {
        return await attemptOnce(request, signal);
      } catch (error) {
        request.signal?.throwIfAborted();
        if (deadline.aborted) throw tooSlow(limits.totalMs, error);
        const mayRetry =
          request.isSingle !== true &&
          (request.method ?? "GET") === "GET" &&
          attempt < limits.retries &&
          isPassing(error);
        const asked = error instanceof UpstreamError ? error.retryAfterMs : null;
        const delayMs = asked ?? Math.random() * Math.min(limits.retryCapMs, limits.retryBaseMs * 2 ** attempt);
        const fits = performance.now() - startedAt + delayMs < limits.totalMs;
        if (!mayRetry || !fits || !budget.take()) throw error;
        log.debug({ upstream: name, address: publicAddress(request.url), attempt, delayMs }, "Trying again");
        await wait(delayMs, undefined, { signal }).catch(() => {
          request.signal?.throwIfAborted();
          throw tooSlow(limits.totalMs, error);
        });
      }
    }
  }

  async function attemptOnce(request: UpstreamRequest, signal: AbortSignal): Promise<UpstreamReply> {
    connection ??= connect();
    const { agent, send } = await connection;
    const firstByte = new AbortController();
    const timer = setTimeout(() => firstByte.abort(tooSlow(limits.firstByteMs, undefined)), limits.firstByteMs);
    try {
      const { statusCode, headers, body } = await send(request.url, {
        dispatcher: agent,
        method: request.method ?? "GET",
        headers: { "accept-encoding": "gzip, br, deflate", ...request.headers },
        body: request.body ?? null,
        signal: AbortSignal.any([signal, firstByte.signal]),
      });
      clearTimeout(timer);
      const reply = {
        status: statusCode,
        statusText: STATUS_CODES[statusCode] ?? "",
        headers: toHeaders(headers),
      };
      onReply?.(reply);
      const isWanted = (statusCode >= 200 && statusCode < 300) || (request.accept ?? []).includes(statusCode);
      if (!isWanted) {
        drop(body);
        throw statusError(reply);
      }
      if (request.skipsBody === true) {
        drop(body);
        return { ...reply, text: "", bytes: Buffer.alloc(0) };
      }
      const bytes = await readBody(body, reply.headers.get("content-encoding") ?? "", limits.maxBytes);
      // A large file is read once, by those who want its bytes.
      return {
        ...reply,
        bytes,
        get text() {
          return bytes.toString("utf8");
        },
      };
    } finally {
      clearTimeout(timer);
    }
  }

  function statusError({ status, statusText, headers }: Omit<UpstreamReply, "text" | "bytes">): UpstreamError {
    if (status >= 300 && status < 400)
      return new UpstreamError(`HTTP ${status}: ${statusText} (redirects are not followed)`, {
        advice: "try-next",
        status,
        statusText,
      });
    const asked = status === 429 || status === 503 ? retryAfterMs(headers.get("retry-after"), clock.now()) : null;
    return new UpstreamError(`HTTP ${status}: ${statusText}`, {
      advice: status === 429 || asked !== null ? "wait" : "try-next",
      status,
      statusText,
      ...(asked === null ? {} : { retryAfterMs: Math.min(asked, limits.retryAfterCapMs) }),
    });
  }

  function nextCallAt(): number | null {
    const at = Math.max(breaker.opensAt() ?? 0, heldUntil);
    return at > clock.now() ? at : null;
  }

  function heldBack(why: string, remainingMs: number): UpstreamError {
    return new UpstreamError(`The source ${why}`, { advice: "wait", retryAfterMs: Math.ceil(remainingMs) });
  }

  return {
    call,
    callText,
    callJson,
    health: (): UpstreamHealth => ({
      lastSuccessAt: isoTime(lastSuccessAt),
      lastErrorAt: isoTime(lastErrorAt),
      lastError,
      retryAt: isoTime(nextCallAt()),
      lastLatencyMs,
      quota: null,
      breaker: breaker.state(),
    }),
    /** Ends all sockets at once. */
    close: async () => (await connection)?.agent.destroy(),
  };
}

function isoTime(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}

function drop(body: Readable) {
  body.on("error", () => undefined).destroy();
}

/** An address without its query, which may contain crumbs and keys. */
function publicAddress(url: URL): string {
  return url.origin + url.pathname;
}

function textOf({ headers, text }: UpstreamReply): string {
  const start = text.trimStart().slice(0, 200).toLowerCase();
  const isPage = /^(<!--[^]*?-->\s*)?<(!doctype html|html|head|body)/.test(start);
  if (text.trim() === "") throw new UpstreamError("Empty reply", { advice: "try-next" });
  if (isPage || headers.get("content-type")?.includes("text/html") === true)
    throw new UpstreamError("A web page came instead of data", { advice: "try-next" });
  return text;
}

function parseJson({ status, statusText, headers, text }: UpstreamReply): unknown {
  const unusable = (message: string) =>
    new UpstreamError(message, { advice: "try-next", ...(status >= 400 ? { status, statusText } : {}) });
  const trimmed = text.trim();
  if (trimmed === "") throw unusable("Empty reply");
  if (trimmed.startsWith("<") || headers.get("content-type")?.includes("text/html") === true)
    throw unusable("A web page came instead of data");
  try {
    return JSON.parse(trimmed);
  } catch {
    // The parser's own message quotes the reply.
    throw unusable("The reply is not valid JSON");
  }
}

function tooSlow(afterMs: number, cause: unknown): UpstreamError {
  return new UpstreamError(`No complete answer within ${afterMs} ms`, { advice: "try-next", cause });
}

/** True if the same call may well succeed a moment later. */
function isPassing(error: unknown): boolean {
  if (error instanceof UpstreamError) return error.status !== null && retriedStatuses.includes(error.status);
  const code = codeOf(error);
  return code === "ECONNRESET" || code === "EPIPE" || code === "UND_ERR_SOCKET";
}

function asUpstreamError(error: unknown): UpstreamError {
  if (error instanceof UpstreamError) return error;
  const message = error instanceof BodyTooLarge ? error.message : connectionMessage(error);
  return new UpstreamError(message, { advice: "try-next", cause: error });
}

function connectionMessage(error: unknown): string {
  const code = codeOf(error);
  if (code === "UND_ERR_CONNECT_TIMEOUT") return "No connection in time";
  if (code === null) return error instanceof Error ? error.message : "The call failed";
  if (code === "ECONNREFUSED") return "Connection refused";
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return "The host's name is not known";
  if (code === "ECONNRESET" || code === "EPIPE" || code === "UND_ERR_SOCKET") return "Connection lost";
  if (/SSL|CERT|EPROTO|TLS/.test(code)) return "No secure connection";
  if (code.startsWith("Z_") || code.startsWith("ERR_BROTLI")) return "The reply cannot be decompressed";
  return `The call failed (${code})`;
}

function codeOf(error: unknown): string | null {
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : null;
}

/** A host that refuses one request is healthy; one that is overloaded, broken or silent is not. */
function outcomeOf({ status }: UpstreamError): CallOutcome {
  const isRefusal = status !== null && status >= 400 && status < 500 && status !== 408 && status !== 429;
  return isRefusal ? "success" : "failure";
}

function toHeaders(raw: Readonly<Record<string, string | string[] | undefined>>): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(raw)) {
    for (const item of Array.isArray(value) ? value : [value]) if (item !== undefined) headers.append(name, item);
  }
  return headers;
}
