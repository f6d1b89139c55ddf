import { LRUCache } from "lru-cache";
import type { Fundamentals } from "#contract/fundamentals.ts";
import { createTurns } from "./turns.ts";

/** The classification of an instrument by its source; null where the source has none. */
export interface Classification {
  readonly sector: string | null;
  readonly country: string | null;
  readonly assetClass: string | null;
  readonly isFund: boolean;
}

const atOnce = 4;
const heldInstruments = 5_000;
/** Classifications hardly ever change. */
const heldMs = 24 * 60 * 60_000;
const retryMs = 5 * 60_000;
/** A screen waits no longer for what it does not know yet: the rest is "Unknown" until it is asked again. */
const patienceMs = 4_000;

export type Classifications = ReturnType<typeof createClassifications>;

/** Sector, country and class of instruments, from company figures. */
export function createClassifications({
  company,
}: {
  company: (symbol: string) => Promise<Fundamentals | "unknown" | "failed">;
}) {
  const held = new LRUCache<string, Classification | "unknown" | "failed">({ max: heldInstruments, ttl: heldMs });
  const inFlight = new Map<string, Promise<void>>();
  const inTurn = createTurns(atOnce);

  async function load(symbol: string): Promise<void> {
    const found = await inTurn(() => company(symbol));
    if (typeof found === "string") {
      held.set(symbol, found, { ttl: found === "failed" ? retryMs : heldMs });
      return;
    }
    const { profile, type, fund } = found;
    const isFund = fund !== null || type === "ETF" || type === "Mutual Fund";
    held.set(symbol, {
      sector: profile.sector,
      country: profile.country,
      assetClass: isFund ? "Funds" : type === "Common Stock" ? "Stocks" : null,
      isFund,
    });
  }

  return {
    /** Those whose source hasn't answered, or couldn't. They are asked again. */
    pending: (symbols: readonly string[]): string[] =>
      symbols.filter((symbol) => {
        const found = held.get(symbol);
        return found === undefined || found === "failed";
      }),
    /** Those that are known, or become known within some seconds. */
    async of(symbols: readonly string[]): Promise<ReadonlyMap<string, Classification>> {
      const missing = symbols.filter((symbol) => !held.has(symbol));
      const loading = missing.map((symbol) => {
        const running = inFlight.get(symbol) ?? load(symbol).finally(() => inFlight.delete(symbol));
        inFlight.set(symbol, running);
        return running.catch(() => undefined);
      });
      if (loading.length > 0) {
        let timer: NodeJS.Timeout | null = null;
        const enough = new Promise<void>((resolve) => (timer = setTimeout(resolve, patienceMs)));
        await Promise.race([Promise.all(loading), enough]);
        if (timer !== null) clearTimeout(timer);
      }
      return new Map(
        symbols.flatMap((symbol) => {
          const found = held.get(symbol);
          return found === undefined || typeof found === "string" ? [] : [[symbol, found]];
        }),
      );
    },
  };
}
