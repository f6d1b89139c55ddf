import type { Fundamentals, MoverKind, OptionContract } from "#contract/fundamentals.ts";
import type { Quote } from "#contract/market.ts";
import type { Provenance } from "#contract/provenance.ts";
import type { DataStatus } from "#core/market/provenance.ts";
import { quoteStatus } from "#core/market/quote-status.ts";
import type { Origin } from "#core/market/quote.ts";
import { type Clock, isoTime } from "../clock.ts";
import type { Log } from "../log.ts";
import {
  type Asked,
  createKeptValues,
  factFreshMs,
  factProvenance,
  noProvenance,
  type WithOrigin,
} from "./kept-values.ts";
import type { MarketProvider, ProvidedFundamentals, ProvidedOptions } from "./provider.ts";
import type { Quotes } from "./quotes.ts";
import type { Router } from "./router.ts";
import type { MarketStore } from "./store.ts";

const maxMovers = 50;
/** A clock may be this far ahead before a time counts as wrong. */
const toleratedLeadMs = 5 * 60_000;

interface KeptSymbols extends WithOrigin {
  readonly symbols: readonly string[];
}

const staleRetryMs = 30_000;

export type FundamentalFacts = ReturnType<typeof createFundamentals>;

/** Company figures, option chains, related instruments and movers: kept for five minutes, and the last good ones after. */
export function createFundamentals({
  router,
  quotes,
  store,
  negativeCacheMs,
  clock,
  log,
}: {
  router: Router;
  quotes: Quotes;
  store: MarketStore;
  negativeCacheMs: number;
  clock: Clock;
  log: Log;
}) {
  const shared = { store, negativeCacheMs, clock, log };
  const companies = createKeptValues<ProvidedFundamentals>({ kind: "fundamentals", ...shared });
  const chains = createKeptValues<ProvidedOptions>({
    kind: "options",
    ...shared,
    // A source that is behind is asked again soon.
    freshMs: (symbol, { origin }) => (chainStatus(symbol, origin) === "stale" ? staleRetryMs : factFreshMs),
  });
  const lists = createKeptValues<KeptSymbols>({ kind: "symbols", ...shared });

  async function asked<T extends WithOrigin>(
    what: string,
    symbol: string,
    call: (provider: MarketProvider) => Promise<T | null> | undefined,
  ): Promise<Asked<T>> {
    const found = await router.first(what, (provider) => provider.covers(symbol), call);
    if (found === null) return { kind: "failed" };
    return found.value === null ? { kind: "unknown" } : { kind: "value", value: found.value };
  }

  function originOf(provider: MarketProvider): Origin {
    const now = isoTime(clock.now());
    return { source: provider.id, asOf: now, fetchedAt: now, delayMinutes: null, isSample: false };
  }

  /** A chain has prices with a market time and a delay, as a quote has. Sources list options of the United States alone. */
  function chainStatus(symbol: string, origin: Origin): DataStatus {
    return quoteStatus(origin, quotes.held(symbol)?.exchange ?? "XNYS", clock.now(), factFreshMs);
  }

  return {
    async company(symbol: string): Promise<Fundamentals | "unknown" | "failed"> {
      const answer = await companies.get(symbol, () =>
        asked("company figures", symbol, (provider) => provider.fundamentals?.(symbol)),
      );
      if (answer.kind !== "value") return answer.kind;
      const { origin, ...facts } = answer.value;
      return { ...facts, provenance: factProvenance(origin, clock.now()) };
    },

    async options(symbol: string, expiry: string | null) {
      const answer = await chains.get(`${symbol} ${expiry ?? "next"}`, async () => {
        const found = await asked("options", symbol, (provider) => provider.options?.(symbol, expiry));
        // Prices of a time to come are no prices of now.
        const isAhead = found.kind === "value" && Date.parse(found.value.origin.asOf) > clock.now() + toleratedLeadMs;
        return isAhead ? { kind: "failed" } : found;
      });
      if (answer.kind !== "value") return answer.kind;
      const { origin, expiries, calls, puts, ...chain } = answer.value;
      return {
        symbol,
        ...chain,
        expiries: [...expiries],
        calls: [...calls],
        puts: [...puts],
        impliedMove: impliedMove(chain.underlyingPrice, calls, puts),
        provenance: { ...factProvenance(origin, clock.now()), status: chainStatus(symbol, origin) },
      };
    },

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

/**
 * The move until expiry that the options at the money imply: the price of call and put of the strike nearest to the
 * price, over the price (ratio). Null where not both are quoted.
 */
export function impliedMove(
  price: number | null,
  calls: readonly OptionContract[],
  puts: readonly OptionContract[],
): number | null {
  if (price === null || price <= 0) return null;
  const putAt = new Map(puts.map((put) => [put.strike, put]));
  const pairs = calls.flatMap((call) => {
    const put = putAt.get(call.strike);
    const cost = put === undefined ? null : sum(middle(call), middle(put));
    return cost === null ? [] : [{ strike: call.strike, cost }];
  });
  const nearest = pairs.toSorted((one, other) => Math.abs(one.strike - price) - Math.abs(other.strike - price))[0];
  // The cost of a pair far from the price includes intrinsic value, so it doesn't measure the expected move.
  if (nearest === undefined || Math.abs(nearest.strike - price) > price * 0.05) return null;
  return nearest.cost / price;
}

function middle({ bid, ask, last }: OptionContract): number | null {
  if (bid !== null && ask !== null && bid > 0 && ask >= bid) return (bid + ask) / 2;
  return last !== null && last > 0 ? last : null;
}

function sum(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : one + other;
}
