import { setTimeout as wait } from "node:timers/promises";
import type { Admission, createCircuitBreaker } from "./circuit-breaker.ts";

/** How long a call waits for another one's probe of a host that kept failing. */
const probePatienceMs = 2_000;

/** A call that comes while the probe is under way waits for its outcome: a page asks for much at once when its source is back. */
export async function admitted(
  breaker: Pick<ReturnType<typeof createCircuitBreaker>, "admit">,
  signal: AbortSignal | undefined,
): Promise<Admission> {
  const admission = breaker.admit();
  if (admission.admitted || admission.probe === null) return admission;
  const waiting = new AbortController();
  const end = signal === undefined ? waiting.signal : AbortSignal.any([signal, waiting.signal]);
  await Promise.race([admission.probe, wait(probePatienceMs, undefined, { signal: end }).catch(() => undefined)]);
  waiting.abort();
  signal?.throwIfAborted();
  return breaker.admit();
}
