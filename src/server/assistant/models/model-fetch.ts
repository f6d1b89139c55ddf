import { setTimeout as wait } from "node:timers/promises";
import { createCircuitBreaker } from "../../upstream/circuit-breaker.ts";
import { createRetryBudget } from "../../upstream/retry-budget.ts";
import { defaultUpstreamLimits } from "../../upstream/upstream-limits.ts";
import type { UpstreamLog } from "../../upstream/upstream-log.ts";
import { ModelError } from "./model.ts";
import { createModelConnection, type ModelCallLimits, type OpenReply } from "./model-connection.ts";
import { unreachable } from "./model-failures.ts";
import { framesOfJson, framesOfStream } from "./model-frames.ts";

export type { ModelCallLimits } from "./model-connection.ts";

export type ModelFetch = ReturnType<typeof createModelFetch>;

const retriedStatuses: readonly number[] = [502, 503, 504];
/** A wait asked for that is no longer than this is waited for; a longer one is reported to the user. */
const worthWaitingSeconds = 2;

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
  const connection = createModelConnection({ label, clock, limits });
  const budget = createRetryBudget({ clock, limits: defaultUpstreamLimits });
  let lastFailure: ModelError | null = null;
  const breaker = createCircuitBreaker({
    clock,
    limits: { ...defaultUpstreamLimits, breakerOpenMs: limits.breakerOpenMs },
    onChange: (state) => log.warn({ model: label, breaker: state }, `Breaker ${state}`),
  });

  const call: typeof fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const admission = breaker.admit();
    if (!admission.admitted) throw notAdmitted(lastFailure, admission.retryAfterMs);
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
      return toResponse(opened, limits.maxBytes, ended);
    } catch (error) {
      ended(error);
      throw error;
    }
  };

  async function withRetries(url: URL, init: RequestInit | undefined, total: AbortSignal, startedAt: number) {
    budget.countCall();
    for (let attempt = 0; ; attempt++) {
      try {
        return await connection.open(url, init, total);
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

  return {
    call,
    close: connection.close,
  };
}

/** The error of a call that isn't made, because the calls before it failed. */
function notAdmitted(lastFailure: ModelError | null, retryAfterMs: number): ModelError {
  return new ModelError(
    lastFailure?.code ?? "model-unreachable",
    lastFailure?.message ?? "Connection failed: the model keeps failing",
    { status: lastFailure?.status ?? null, retryAfterSeconds: Math.ceil(retryAfterMs / 1000) },
  );
}

/** The response that a provider's library reads. `ended` is called once, with the failure or null. */
function toResponse(
  { status, type, first, next, close }: OpenReply,
  maxBytes: number,
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
      if (bytes > maxBytes) throw unreachable(`the answer is larger than ${maxBytes} bytes`);
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
  const frames = type.includes("json") ? framesOfJson(take, maxBytes) : framesOfStream(take);
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
