import type { UpstreamHealth } from "#server/upstream/upstream-health.ts";
import { ProviderError } from "../../provider.ts";
import { createGatewayLines, type GatewayLine, type GatewayLineOptions } from "./gateway-lines.ts";

/** The share of the quota that a kind of call leaves to more important ones. */
const reservedShares = { quote: 0, history: 0, news: 0.05, calendar: 0.05, series: 0.05, directory: 0.5 } as const;

export interface GatewayQuestion<T> {
  /** The plan's key that pays for the call. */
  readonly key: string;
  readonly purpose: keyof typeof reservedShares;
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly read: (json: unknown) => T;
  readonly signal?: AbortSignal | undefined;
  /** Never repeated, asked whatever was refused before, and a missing address is an error. */
  readonly isSingle?: boolean;
}

/** The only address with symbols in its path. All other paths are the same for every question. */
export const describedQuotesPath = "/api/yahoo/qu/quote/";

/** A refused key is left alone for so long. */
const refusedForMs = 900_000;
/** Calls through the gateway. Quota, breaker and refusals are kept per key, because users have different plans. */
export function createGatewayCalls({
  baseUrl,
  host,
  onRefused,
  ...options
}: GatewayLineOptions & {
  baseUrl: string;
  host: string;
  /** Called when the key is refused altogether, not when its plan merely lacks one part. */
  onRefused?: (() => void) | undefined;
}) {
  const { clock } = options;
  const lineOf = createGatewayLines(options);

  /** Throws where the call is known to be refused, or would take what others need. */
  function mind(
    { quota, refusals }: GatewayLine,
    { purpose, path }: Pick<GatewayQuestion<unknown>, "purpose" | "path">,
  ) {
    for (const known of ["key", partOf(path)]) {
      const refusal = refusals.get(known);
      if (refusal === undefined) continue;
      if (clock.now() < refusal.until) throw refusal.error;
      refusals.delete(known);
    }
    const emptyForMs = quota.emptyForMs();
    if (emptyForMs !== null) throw usedUp(emptyForMs);
    if (quota.isBelow(reservedShares[purpose]))
      throw new ProviderError("The plan's last calls are kept for quotes", { advice: "try-next" });
  }

  return {
    /** Null: the gateway has nothing at that address. */
    async ask<T>({
      key,
      purpose,
      path,
      query = {},
      read,
      signal,
      isSingle = false,
    }: GatewayQuestion<T>): Promise<T | null> {
      const line = lineOf(key);
      if (isSingle) line.refusals.clear();
      mind(line, { purpose, path });
      line.quota.spend();
      const search = new URLSearchParams(query).toString();
      const url = new URL(`${baseUrl.replace(/\/$/, "")}${path}${search === "" ? "" : `?${search}`}`);
      const headers = { "x-rapidapi-key": key, "x-rapidapi-host": host, accept: "application/json" };
      try {
        return await line.client.callJson<T | null>(
          { url, headers, signal, accept: isSingle ? [] : [404], isSingle },
          (json, status) => (status === 404 ? null : read(json)),
        );
      } catch (error) {
        const emptyForMs = line.quota.emptyForMs();
        if (error instanceof ProviderError && error.status === 429 && emptyForMs !== null)
          throw usedUp(emptyForMs, error);
        if (error instanceof ProviderError && (error.status === 401 || error.status === 403)) {
          // 403 may mean one part of the API that the plan does not hold.
          const what = error.status === 401 ? "key" : partOf(path);
          line.refusals.set(what, { until: clock.now() + refusedForMs, error });
          // Quotes are in every plan: where they are refused, the key is no subscriber's.
          if (what === "key" || purpose === "quote") onRefused?.();
        }
        throw error;
      }
    },

    health(key: string): UpstreamHealth {
      const { client, quota } = lineOf(key);
      return { ...client.health(), quota: quota.current() };
    },
  };
}

/** The part of the API an address belongs to: the gateway's plans hold one and not the other. */
function partOf(path: string): string {
  return path.startsWith(describedQuotesPath) ? describedQuotesPath : path;
}

function usedUp(forMs: number, cause?: ProviderError): ProviderError {
  return new ProviderError("The plan's calls are used up", {
    advice: "wait",
    retryAfterMs: Math.ceil(forMs),
    ...(cause === undefined ? {} : { status: 429, statusText: cause.statusText, cause }),
  });
}
