import type { MoverKind } from "#contract/fundamentals.ts";
import type { Quote } from "#contract/market.ts";
import type { Provenance } from "#contract/provenance.ts";
import type { Origin } from "#core/market/quote.ts";
import { type Clock, isoTime } from "../clock.ts";
import type { Log } from "../log.ts";
import { createKeptValues, factProvenance, noProvenance, type WithOrigin } from "./kept-values.ts";
import type { MarketProvider } from "./provider.ts";
import type { Quotes } from "./quotes.ts";
import type { Router } from "./router.ts";
import type { MarketStore } from "./store.ts";

const maxMovers = 50;

interface KeptSymbols extends WithOrigin {
  readonly symbols: readonly string[];
}

export interface FundamentalsOptions {
  readonly router: Router;
  readonly quotes: Quotes;
  readonly store: MarketStore;
  readonly negativeCacheMs: number;
  readonly clock: Clock;
  readonly log: Log;
}

/** Lists of symbols that the providers put together: related instruments and movers. */
export function createSymbolLists({ router, quotes, ...shared }: FundamentalsOptions) {
  const { clock } = shared;
  const lists = createKeptValues<KeptSymbols>({ kind: "symbols", ...shared });

  function originOf(provider: MarketProvider): Origin {
    const now = isoTime(clock.now());
    return { source: provider.id, asOf: now, fetchedAt: now, delayMinutes: null, isSample: false };
  }

  return {
    async related(symbol: string): Promise<{ symbols: string[]; provenance: Provenance }> {
      const answer = await lists.get(`related ${symbol}`, async () => {
        const found = await router.first(
          "related symbols",
          (provider) => provider.covers(symbol),
          (provider) => provider.related?.(symbol),
        );
        if (found === null || found.value === null) return { kind: "failed" };
        return { kind: "value", value: { symbols: found.value, origin: originOf(found.provider) } };
      });
      if (answer.kind !== "value")
        return { symbols: [], provenance: noProvenance("Related symbols could not be loaded.") };
      return { symbols: [...answer.value.symbols], provenance: factProvenance(answer.value.origin, clock.now()) };
    },

    /** The list is kept; the figures beside it are today's quotes. */
    async movers(
      kind: MoverKind,
      limit: number,
    ): Promise<{ kind: MoverKind; quotes: Quote[]; provenance: Provenance }> {
      const answer = await lists.get(`movers ${kind}`, async () => {
        const found = await router.first(
          "movers",
          () => true,
          (provider) => provider.movers?.(kind, maxMovers),
        );
        if (found === null || found.value === null) return { kind: "failed" };
        const symbols = found.value.map((item) => (typeof item === "string" ? item : item.facts.symbol));
        return { kind: "value", value: { symbols, origin: originOf(found.provider) } };
      });
      if (answer.kind !== "value") return { kind, quotes: [], provenance: noProvenance("Movers could not be loaded.") };
      const { symbols, origin } = answer.value;
      const found = await quotes.get(symbols.slice(0, limit));
      const priced = found.quotes.filter(({ provenance }) => !["sample", "unavailable"].includes(provenance.status));
      return { kind, quotes: priced, provenance: factProvenance(origin, clock.now()) };
    },
  };
}
