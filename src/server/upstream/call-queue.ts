import { UpstreamError } from "./upstream-error.ts";
import type { UpstreamLimits } from "./upstream-limits.ts";

/** Lets so many calls be under way at once; the others wait for their turn, in order. */
export function createCallQueue({
  name,
  limits: { callsAtOnce, callsWaiting },
}: {
  name: string;
  limits: Pick<UpstreamLimits, "callsAtOnce" | "callsWaiting">;
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
    /** Waits for a place and gives back how to leave it. Throws the reason of the caller's own signal. */
    async enter(signal?: AbortSignal): Promise<() => void> {
      if (underWay < callsAtOnce) {
        underWay++;
        return leaveOnce();
      }
      if (waiting.length >= callsWaiting)
        throw new UpstreamError(`Too many calls wait for ${name}`, { advice: "try-next" });
      const { promise, resolve, reject } = Promise.withResolvers<() => void>();
      const admit = () => {
        signal?.removeEventListener("abort", abandon);
        resolve(leaveOnce());
      };
      const abandon = () => {
        waiting.splice(waiting.indexOf(admit), 1);
        reject(signal?.reason as Error);
      };
      signal?.addEventListener("abort", abandon, { once: true });
      waiting.push(admit);
      return promise;
    },
  };
}
