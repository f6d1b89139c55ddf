import { createQuotaWatch } from "#server/upstream/quota.ts";
import { createUpstreamClient } from "#server/upstream/upstream-client.ts";
import type { UpstreamLimits } from "#server/upstream/upstream-limits.ts";
import type { UpstreamLog } from "#server/upstream/upstream-log.ts";
import type { ProviderError } from "../../provider.ts";

/** More keys than these are not remembered at once. */
const maxKeys = 1_000;

export interface GatewayLineOptions {
  readonly name: string;
  readonly clock: { now(): number };
  readonly log: UpstreamLog;
  readonly limits: Partial<UpstreamLimits>;
}

export type GatewayLine = ReturnType<ReturnType<typeof createGatewayLines>>;

/** A line to the gateway for each key, with its own client, quota and refusals. The oldest gives way to new ones. */
export function createGatewayLines({ name, clock, log, limits }: GatewayLineOptions) {
  const lines = new Map<string, ReturnType<typeof createLine>>();

  function createLine() {
    const quota = createQuotaWatch({ clock });
    const client = createUpstreamClient({
      name,
      clock,
      log,
      // Plans count the calls of a second as well.
      limits: { callsAtOnce: 4, ...limits },
      onReply: ({ headers }) => quota.read(headers),
    });
    return { client, quota, refusals: new Map<string, { until: number; error: ProviderError }>() };
  }

  return (key: string) => {
    const known = lines.get(key);
    if (known !== undefined) return known;
    const oldest = lines.size < maxKeys ? undefined : lines.keys().next().value;
    if (oldest !== undefined) {
      void lines.get(oldest)?.client.close();
      lines.delete(oldest);
    }
    const line = createLine();
    lines.set(key, line);
    return line;
  };
}
