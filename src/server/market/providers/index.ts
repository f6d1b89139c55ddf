import type { MarketProvider } from "../provider.ts";
import type { UpstreamLimits } from "#server/upstream/upstream-limits.ts";
import type { UpstreamLog } from "#server/upstream/upstream-log.ts";
import { createEcb } from "./ecb/ecb.ts";
import { createNasdaq } from "./nasdaq/nasdaq.ts";
import { createRapidapi } from "./rapidapi/rapidapi.ts";
import { createSample } from "./sample.ts";
import { createStooq } from "./stooq/stooq.ts";
import { createYahoo } from "./yahoo/yahoo.ts";

/** Settings and shared services for creating the providers. */
export interface ProviderWiring {
  readonly clock: { now(): number };
  readonly log: UpstreamLog;
  /** Other than the usual ones, in tests. */
  readonly limits?: Partial<UpstreamLimits>;
  /** Every Yahoo host is rewritten to it; null: Yahoo itself. */
  readonly yahooBaseUrl: string | null;
  /** Every host of the European Central Bank is rewritten to it; null: the bank itself. */
  readonly ecbBaseUrl: string | null;
  /** Null: Stooq itself. */
  readonly stooqBaseUrl: string | null;
  /** Null: Nasdaq itself. */
  readonly nasdaqBaseUrl: string | null;
  readonly rapidapi: { readonly baseUrl: string; readonly host: string; readonly key: string | null };
}

export interface ProviderEntry {
  readonly id: string;
  /** Null: not configured, such as a missing key. */
  readonly create: (wiring: ProviderWiring) => MarketProvider | null;
}

/** Every provider. Adding one: its file, and a line here. */
export const providers: readonly ProviderEntry[] = [
  {
    id: "rapidapi",
    create: ({ rapidapi: { key, ...gateway }, ...shared }) =>
      key === null ? null : createRapidapi({ ...gateway, ...shared, key }),
  },
  { id: "yahoo", create: ({ yahooBaseUrl, ...shared }) => createYahoo({ baseUrl: yahooBaseUrl, ...shared }) },
  { id: "ecb", create: ({ ecbBaseUrl, ...shared }) => createEcb({ baseUrl: ecbBaseUrl, ...shared }) },
  { id: "stooq", create: ({ stooqBaseUrl, ...shared }) => createStooq({ baseUrl: stooqBaseUrl, ...shared }) },
  { id: "nasdaq", create: ({ nasdaqBaseUrl, ...shared }) => createNasdaq({ baseUrl: nasdaqBaseUrl, ...shared }) },
  { id: "sample", create: createSample },
];

/** The gateway with a key that a user brought. */
export function createOwnGateway(
  { rapidapi: { baseUrl, host }, clock, log, limits = {} }: ProviderWiring,
  key: string,
  onRefused: () => void,
): MarketProvider {
  return createRapidapi({ baseUrl, host, key, clock, log, limits, onRefused });
}

/** The configured providers, by id. */
export function createProviders(wiring: ProviderWiring): ReadonlyMap<string, MarketProvider> {
  const made = providers.map(({ create }) => create(wiring)).filter((provider) => provider !== null);
  return new Map(made.map((provider) => [provider.id, provider]));
}
