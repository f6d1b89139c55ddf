import type { Fundamentals, OptionContract } from "#contract/fundamentals.ts";
import type { DataStatus } from "#core/market/provenance.ts";
import { quoteStatus } from "#core/market/quote-status.ts";
import type { Origin } from "#core/market/quote.ts";
import { type Asked, createKeptValues, factFreshMs, factProvenance, type WithOrigin } from "./kept-values.ts";
import type { MarketProvider, ProvidedFundamentals, ProvidedOptions } from "./provider.ts";
import { createSymbolLists, type FundamentalsOptions } from "./symbol-lists.ts";

/** A clock may be this far ahead before a time counts as wrong. */
const toleratedLeadMs = 5 * 60_000;

const staleRetryMs = 30_000;

export type FundamentalFacts = ReturnType<typeof createFundamentals>;

/** Company figures, option chains, related instruments and movers: kept for five minutes, and the last good ones after. */
export function createFundamentals(options: FundamentalsOptions) {
  const { router, quotes, ...shared } = options;
  const { clock } = shared;
  const companies = createKeptValues<ProvidedFundamentals>({ kind: "fundamentals", ...shared });
  const chains = createKeptValues<ProvidedOptions>({
    kind: "options",
    ...shared,
    // A source that is behind is asked again soon.
    freshMs: (symbol, { origin }) => (chainStatus(symbol, origin) === "stale" ? staleRetryMs : factFreshMs),
  });

  async function asked<T extends WithOrigin>(
    what: string,
    symbol: string,
    call: (provider: MarketProvider) => Promise<T | null> | undefined,
  ): Promise<Asked<T>> {
    const found = await router.first(what, (provider) => provider.covers(symbol), call);
    if (found === null) return { kind: "failed" };
    return found.value === null ? { kind: "unknown" } : { kind: "value", value: found.value };
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

    ...createSymbolLists(options),
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
