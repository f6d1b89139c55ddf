import { noteUpstreamCall } from "../metrics/channels.ts";
import { type Traced, traced } from "../tracing/traced.ts";
import { admitted } from "./admitted.ts";
import { createCallQueue } from "./call-queue.ts";
import { createCallRecord } from "./call-record.ts";
import { createCircuitBreaker } from "./circuit-breaker.ts";
import { publicAddress } from "./public-address.ts";
import { createUpstreamAttempts } from "./upstream-attempt.ts";
import { UpstreamError } from "./upstream-error.ts";
import { asUpstreamError, outcomeOf } from "./upstream-failure.ts";
import type { UpstreamHealth } from "./upstream-health.ts";
import { defaultUpstreamLimits, type UpstreamLimits } from "./upstream-limits.ts";
import type { UpstreamLog } from "./upstream-log.ts";
import { parseJson, textOf, type UpstreamReply } from "./upstream-reply.ts";
import type { UpstreamRequest } from "./upstream-request.ts";
import { createUpstreamRetries } from "./upstream-retries.ts";

export type UpstreamClient = ReturnType<typeof createUpstreamClient>;

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
  const { attemptOnce, close } = createUpstreamAttempts({ clock, limits, onReply });
  const withRetries = createUpstreamRetries({ name, clock, log, limits, attemptOnce });
  const breaker = createCircuitBreaker({
    clock,
    limits,
    onChange: (state) => log.warn({ upstream: name, breaker: state }, `Breaker ${state}`),
  });
  const queue = createCallQueue({ name, limits });
  const record = createCallRecord(clock);
  let heldUntil = 0;

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
      return await traced(
        () => spanOf(request),
        () => inTurn(request, use),
      );
    } finally {
      leave();
    }
  }

  async function inTurn<T>(request: UpstreamRequest, use: (reply: UpstreamReply) => T): Promise<T> {
    const remainingMs = heldUntil - clock.now();
    if (remainingMs > 0) throw heldBack("wants to be left alone", remainingMs);
    const admission = await admitted(breaker, request.signal);
    if (!admission.admitted) throw heldBack("keeps failing and is left alone for a while", admission.retryAfterMs);
    const startedAt = performance.now();
    try {
      const reply = await withRetries(request, startedAt);
      const used = use(reply);
      if (reply.status < 400) record.noteSuccess(performance.now() - startedAt);
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
      record.noteFailure(failure.message);
      admission.settle(outcomeOf(failure));
      if (failure.advice === "wait" && failure.retryAfterMs !== null) heldUntil = clock.now() + failure.retryAfterMs;
      const durationMs = Math.round(performance.now() - startedAt);
      // The caller knows the purpose and logs the warning. This line has address and duration.
      log.debug({ upstream: name, address: publicAddress(request.url), durationMs }, failure.message);
      throw failure;
    }
  }

  function nextCallAt(): number | null {
    const at = Math.max(breaker.opensAt() ?? 0, heldUntil);
    return at > clock.now() ? at : null;
  }

  return {
    call,
    callText,
    callJson,
    health: (): UpstreamHealth => record.health(breaker.state(), nextCallAt()),
    close,
  };
}

function heldBack(why: string, remainingMs: number): UpstreamError {
  return new UpstreamError(`The source ${why}`, { advice: "wait", retryAfterMs: Math.ceil(remainingMs) });
}

/** Path and query may name what a user asked about. */
function spanOf({ url, method = "GET" }: UpstreamRequest): Traced {
  const attributes = { "http.request.method": method, "server.address": url.hostname };
  return { name: `${method} ${url.host}`, kind: "client", attributes };
}
