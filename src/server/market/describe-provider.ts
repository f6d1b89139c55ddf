import type { MarketProvider } from "./provider.ts";
import type { Router } from "./router.ts";

/** Why a provider is there: asked in turn, asked when a price is doubted, or for exchange rates alone. */
type ProviderRole = "fallback" | "second-opinion" | "rates";

/** A configured source, with the router that asks it. */
export interface MarketSource {
  readonly provider: MarketProvider;
  readonly role: ProviderRole;
  readonly router: Router;
  /** With a key that a user brought. */
  readonly isOwn?: boolean;
}

/** A provider and its condition, as the settings show it. */
export function describeProvider({ provider, router, role, isOwn = false }: MarketSource) {
  const health = provider.health();
  const { breaker, lastLatencyMs, quota } = health;
  const condition = router.condition(provider.id);
  // The upstream knows of tests too, the router of replies that nobody could read.
  const failed = (health.lastErrorAt ?? "") > (condition.lastErrorAt ?? "") ? health : condition;
  return {
    id: provider.id,
    name: provider.name,
    needsKey: provider.needsKey,
    isOwn,
    lastSuccessAt: newest(health.lastSuccessAt, condition.lastSuccessAt),
    lastErrorAt: failed.lastErrorAt,
    lastError: failed.lastError,
    lastLatencyMs,
    quota: quota === null ? null : { ...quota },
    coverage: isOwn ? [...ownCoverage] : coverageOf(provider),
    role,
    breaker,
  };
}

function newest(one: string | null, other: string | null): string | null {
  return (one ?? "") > (other ?? "") ? one : other;
}

/** What a user's own key is used for. */
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
    (type) => `${type} calendar${market.includes(type) ? "" : " of single symbols"}`,
  );
  return ["quotes", ...has, ...calendars];
}
