import type { MarketProvider } from "./provider.ts";
import type { Router } from "./router.ts";

/** Why a provider is there: asked in turn, asked when a price is doubted, or for exchange rates alone. */
type ProviderRole = "fallback" | "second-opinion" | "rates";

/** A configured source, with the router that asks it. */
export interface MarketSource {
  readonly provider: MarketProvider;
  readonly role: ProviderRole;
  readonly router: Router;
}

/** A provider and its condition, as the settings show it. */
export function describeProvider({ provider, router, role }: MarketSource) {
  const { breaker, lastLatencyMs, quota } = provider.health();
  return {
    id: provider.id,
    name: provider.name,
    needsKey: provider.needsKey,
    ...router.condition(provider.id),
    lastLatencyMs,
    quota: quota === null ? null : { ...quota },
    coverage: coverageOf(provider),
    role,
    breaker,
  };
}

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
