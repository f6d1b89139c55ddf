import type { Origin } from "#core/market/quote.ts";
import type { createGatewayCalls, GatewayQuestion } from "./gateway-calls.ts";

/** The gateway's calls, and the origin of what they bring. */
export interface GatewayContext {
  readonly calls: ReturnType<typeof createGatewayCalls>;
  readonly key: string;
  readonly source: string;
  /** Null: the gateway has nothing at that address. */
  readonly ask: <T>(
    purpose: GatewayQuestion<T>["purpose"],
    path: string,
    query: Readonly<Record<string, string>>,
    read: (json: unknown) => T,
    signal?: AbortSignal,
  ) => Promise<T | null>;
  readonly clock: { now(): number };
  readonly fetchedAt: () => string;
  readonly originNow: () => Origin;
}
