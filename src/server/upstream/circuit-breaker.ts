import type { UpstreamHealth } from "./upstream-health.ts";
import type { UpstreamLimits } from "./upstream-limits.ts";

/** The outcome of a call for the breaker. An abandoned call is no evidence about the host. */
export type CallOutcome = "success" | "failure" | "abandoned";

export type Admission =
  | { readonly admitted: true; settle(outcome: CallOutcome): void }
  | {
      readonly admitted: false;
      readonly retryAfterMs: number;
      /** Settles when the probe that is under way has ended; null while there is none. */
      readonly probe: Promise<void> | null;
    };

type BreakerLimits = Pick<
  UpstreamLimits,
  "breakerFailureRatio" | "breakerMinimumCalls" | "breakerWindowMs" | "breakerFailuresInARow" | "breakerOpenMs"
>;

/** Holds calls back from a host that keeps failing, and lets one probe through after a while. */
export function createCircuitBreaker({
  clock,
  limits,
  onChange,
}: {
  clock: { now(): number };
  limits: BreakerLimits;
  onChange: (state: UpstreamHealth["breaker"]) => void;
}) {
  let state: UpstreamHealth["breaker"] = "closed";
  let openUntil = 0;
  let failuresInARow = 0;
  let calls: { at: number; failed: boolean }[] = [];
  let probe: Promise<void> | null = null;

  function change(next: UpstreamHealth["breaker"]) {
    if (next === state) return;
    state = next;
    onChange(next);
  }

  function open() {
    openUntil = clock.now() + limits.breakerOpenMs;
    change("open");
  }

  function close() {
    calls = [];
    failuresInARow = 0;
    change("closed");
  }

  function record(failed: boolean) {
    const now = clock.now();
    calls = calls.filter(({ at }) => at > now - limits.breakerWindowMs);
    calls.push({ at: now, failed });
    failuresInARow = failed ? failuresInARow + 1 : 0;
    const failures = calls.filter((call) => call.failed).length;
    const tooMany = calls.length >= limits.breakerMinimumCalls && failures / calls.length >= limits.breakerFailureRatio;
    if (failed && (tooMany || failuresInARow >= limits.breakerFailuresInARow)) open();
  }

  return {
    state: () => state,

    /** When the next probe may be made (epoch ms); null while calls pass. */
    opensAt: () => (state === "open" ? openUntil : null),

    /** Requests permission for a call. An admitted caller reports the outcome. */
    admit(): Admission {
      if (state === "closed") {
        return once((outcome) => {
          // Calls that began before the breaker opened add no information.
          if (state === "closed" && outcome !== "abandoned") record(outcome === "failure");
        });
      }
      const remainingMs = openUntil - clock.now();
      if (state === "half-open" || remainingMs > 0) {
        return { admitted: false, retryAfterMs: state === "half-open" ? 1_000 : remainingMs, probe };
      }
      change("half-open");
      const { promise, resolve } = Promise.withResolvers<void>();
      probe = promise;
      return once((outcome) => {
        probe = null;
        resolve();
        if (outcome === "success") close();
        else if (outcome === "failure") open();
        else change("open");
      });
    },
  };
}

function once(settle: (outcome: CallOutcome) => void): Admission {
  let isSettled = false;
  return {
    admitted: true,
    settle(outcome) {
      if (isSettled) return;
      isSettled = true;
      settle(outcome);
    },
  };
}
