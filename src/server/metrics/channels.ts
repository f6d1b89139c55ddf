import { channel } from "node:diagnostics_channel";

/** One call to a third party. Published only while something listens. */
export interface UpstreamCall {
  /** Host and port. */
  readonly host: string;
  readonly isSuccess: boolean;
  readonly ms: number;
}

/** One look into a cache. */
export interface CacheRead {
  /** The kind of value: "fundamentals". */
  readonly cache: string;
  readonly isHit: boolean;
}

export const upstreamCalls = channel("bellwether:upstream-call");
export const cacheReads = channel("bellwether:cache-read");

export function noteUpstreamCall(call: UpstreamCall): void {
  if (upstreamCalls.hasSubscribers) upstreamCalls.publish(call);
}

export function noteCacheRead(cache: string, isHit: boolean): void {
  if (cacheReads.hasSubscribers) cacheReads.publish({ cache, isHit } satisfies CacheRead);
}
