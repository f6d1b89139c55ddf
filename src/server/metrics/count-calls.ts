import { type CacheRead, cacheReads, type UpstreamCall, upstreamCalls } from "./channels.ts";
import type { declareMetrics } from "./declare-metrics.ts";

const maxHosts = 50;

/** Counts upstream calls and reads of caches until the returned function is called. */
export function countCalls(metrics: Pick<ReturnType<typeof declareMetrics>, "upstream" | "reads">): () => void {
  const hosts = new Set<string>();
  const onUpstream = (message: unknown) => {
    const { host: name, isSuccess, ms } = message as UpstreamCall;
    if (hosts.size < maxHosts) hosts.add(name);
    metrics.upstream.observe(
      { host: hosts.has(name) ? name : "other", result: isSuccess ? "success" : "failure" },
      ms / 1_000,
    );
  };
  const onRead = (message: unknown) => {
    const { cache, isHit } = message as CacheRead;
    metrics.reads.inc({ cache, result: isHit ? "hit" : "miss" });
  };
  upstreamCalls.subscribe(onUpstream);
  cacheReads.subscribe(onRead);
  return () => {
    upstreamCalls.unsubscribe(onUpstream);
    cacheReads.unsubscribe(onRead);
  };
}
