import { setTimeout as wait } from "node:timers/promises";
import { createRetryBudget } from "./retry-budget.ts";
import { tooSlow } from "./upstream-attempt.ts";
import { UpstreamError } from "./upstream-error.ts";
import { isPassing } from "./upstream-failure.ts";
import type { UpstreamLimits } from "./upstream-limits.ts";
import type { UpstreamLog } from "./upstream-log.ts";
import { publicAddress } from "./public-address.ts";
import type { UpstreamReply } from "./upstream-reply.ts";
import type { UpstreamRequest } from "./upstream-request.ts";

/** Repeats calls whose failure is likely to pass, within the time and the budget for retries. */
export function createUpstreamRetries({
  name,
  clock,
  log,
  limits,
  attemptOnce,
}: {
  name: string;
  clock: { now(): number };
  log: UpstreamLog;
  limits: UpstreamLimits;
  attemptOnce: (request: UpstreamRequest, signal: AbortSignal) => Promise<UpstreamReply>;
}) {
  const budget = createRetryBudget({ clock, limits });

  return async (request: UpstreamRequest, startedAt: number): Promise<UpstreamReply> => {
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
  };
}
