import { UpstreamError } from "./upstream-error.ts";
import type { UpstreamLimits } from "./upstream-limits.ts";

/** Limits the number of simultaneous calls. The others wait in order. */
export function createCallQueue({
  name,
  limits: { callsAtOnce, callsWaiting, totalMs },
}: {
  name: string;
  limits: Pick<UpstreamLimits, "callsAtOnce" | "callsWaiting" | "totalMs">;
}) {
  const waiting: (() => void)[] = [];
  let underWay = 0;

  function leaveOnce() {
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      const next = waiting.shift();
      // The place passes on to who waits longest.
      if (next === undefined) underWay--;
      else next();
    };
  }

  return {
    /**
     * Waits for a place, no longer than a call may take, and gives back how to leave it. Throws the reason of the caller's own
     * signal.
     */
    async enter(signal?: AbortSignal): Promise<() => void> {
      if (underWay < callsAtOnce) {
        underWay++;
        return leaveOnce();
      }
      if (waiting.length >= callsWaiting)
        throw new UpstreamError(`Too many calls wait for ${name}`, { advice: "try-next" });
      const { promise, resolve, reject } = Promise.withResolvers<() => void>();
      const admit = () => {
        stopWaiting();
        resolve(leaveOnce());
      };
      const abandon = (reason: Error) => {
        stopWaiting();
        waiting.splice(waiting.indexOf(admit), 1);
        reject(reason);
      };
      const whenAborted = () => abandon(signal?.reason as Error);
      const timer = setTimeout(
        () => abandon(new UpstreamError(`No turn to call ${name} within ${totalMs} ms`, { advice: "try-next" })),
        totalMs,
      );
      const stopWaiting = () => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", whenAborted);
      };
      signal?.addEventListener("abort", whenAborted, { once: true });
      waiting.push(admit);
      return promise;
    },
  };
}
