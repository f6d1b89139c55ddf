import type { MarketProvider } from "./provider.ts";
import type { Router } from "./router.ts";

/** When a provider is asked: in turn, when a price is doubted, for exchange rates, or beside the others for calendars. */
type ProviderRole = "fallback" | "second-opinion" | "rates" | "calendars";

/** A configured source, with the router that asks it. */
export interface MarketSource {
  readonly provider: MarketProvider;
  readonly role: ProviderRole;
  readonly router: Router;
  /** With a key that a user brought. */
  readonly isOwn?: boolean;
}

/** A provider and its condition, as the settings show it. */
export function describeProvider({ provider, router, role, isOwn = false }: MarketSource, isOn: boolean | null = null) {
  const { breaker, lastLatencyMs, quota, retryAt } = provider.health();
  // Every call goes through the router, which also knows of replies that arrived and could not be read.
  const { lastSuccessAt, lastErrorAt, lastError, failingSince } = router.condition(provider.id);
  return {
    id: provider.id,
    name: provider.name,
    needsKey: provider.needsKey,
    isOwn,
    lastSuccessAt,
    lastErrorAt,
    lastError,
    failingSince,
    retryAt,
    lastLatencyMs,
    quota: quota === null ? null : { ...quota },
    coverage: isOwn ? [...ownCoverage] : coverageOf(provider),
    role,
    isOn,
    breaker,
  };
}

/** Types of data that a user's own key is used for. */
const ownCoverage = ["quotes", "history", "indicator series"];

const calls = [
  ["history", "history"],
  ["search", "search"],
  ["news", "news"],
  ["fundamentals", "company figures"],
  ["options", "options"],
  ["related", "related symbols"],
  ["movers", "movers"],
  ["directory", "instrument list"],
  ["exchangeRates", "exchange rates"],
  ["series", "indicator series"],
] as const satisfies readonly (readonly [keyof MarketProvider, string])[];

function coverageOf(provider: MarketProvider): string[] {
  const has = calls.filter(([call]) => provider[call] !== undefined).map(([, words]) => words);
  const { market = [], symbols = [] } = provider.calendars ?? {};
  const calendars = [...new Set([...market, ...symbols])].map(
    (type) => `${type === "ipo" ? "IPO" : type} calendar${market.includes(type) ? "" : " (one symbol at a time)"}`,
  );
  return [...(provider.quotesNothing === true ? [] : ["quotes"]), ...has, ...calendars];
}
