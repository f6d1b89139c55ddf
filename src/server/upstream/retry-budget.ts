import type { UpstreamLimits } from "./upstream-limits.ts";

/** Keeps retries a small share of the calls, so that a struggling host is not asked thrice as often. */
export function createRetryBudget({
  clock,
  limits,
}: {
  clock: { now(): number };
  limits: Pick<UpstreamLimits, "retryRatio" | "retryFloor" | "budgetWindowMs">;
}) {
  let calls: number[] = [];
  let retries: number[] = [];
  const recent = (times: number[]) => times.filter((at) => at > clock.now() - limits.budgetWindowMs);

  return {
    countCall() {
      calls = recent(calls);
      calls.push(clock.now());
    },
    /** True if one more retry is allowed; it then counts as used. */
    take(): boolean {
      retries = recent(retries);
      if (retries.length >= Math.max(limits.retryFloor, recent(calls).length * limits.retryRatio)) return false;
      retries.push(clock.now());
      return true;
    },
  };
}
