import type { Provenance } from "#contract/provenance.ts";
import { type Clock, isoTime } from "../clock.ts";
import type { Log } from "../log.ts";
import { createKeptValues, factProvenance, noProvenance } from "./kept-values.ts";
import type { MarketProvider, ProvidedRates } from "./provider.ts";
import type { Router } from "./router.ts";
import type { MarketStore } from "./store.ts";

/** Rates are set once a working day: an hour is fresh enough today, and a day that has passed never changes. */
const todayFreshMs = 60 * 60_000;
const pastFreshMs = 30 * 86_400_000;

export type ExchangeRates = ReturnType<typeof createExchangeRates>;

/** Reference rates by day and base. A currency without a rate is absent; it is never taken as 1. */
export function createExchangeRates({
  router,
  store,
  negativeCacheMs,
  clock,
  log,
}: {
  /** Asks the sources of rates alone. */
  router: Router;
  store: MarketStore;
  negativeCacheMs: number;
  clock: Clock;
  log: Log;
}) {
  const freshMs = (key: string) => (key === "newest" ? todayFreshMs : pastFreshMs);
  const kept = createKeptValues<ProvidedRates>({ kind: "rates", store, negativeCacheMs, clock, log, freshMs });

  return {
    /** "unknown-currency" when the source has rates of that day but none of the base. */
    async get(
      base: string,
      date: string | null,
    ): Promise<
      { base: string; date: string | null; rates: Record<string, number>; provenance: Provenance } | "unknown-currency"
    > {
      const today = isoTime(clock.now()).slice(0, 10);
      const key = date === null || date >= today ? "newest" : date;
      const answer = await kept.get(key, async () => {
        const asked = await router.first(
          "exchange rates",
          () => true,
          (provider: MarketProvider) => provider.exchangeRates?.(key === "newest" ? null : key),
        );
        return asked === null || asked.value === null ? { kind: "failed" } : { kind: "value", value: asked.value };
      });
      if (answer.kind !== "value")
        return { base, date: null, rates: {}, provenance: noProvenance("Exchange rates could not be loaded.") };
      const found = answer.value;
      const perBase = base === found.base ? 1 : found.rates[base];
      if (perBase === undefined) return "unknown-currency";
      const all = Object.entries({ ...found.rates, [found.base]: 1 });
      return {
        base,
        date: found.date,
        rates: Object.fromEntries(all.filter(([code]) => code !== base).map(([code, rate]) => [code, rate / perBase])),
        provenance: factProvenance(found.origin, clock.now(), null, freshMs(key)),
      };
    },
  };
}
