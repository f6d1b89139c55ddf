import { type Clock, isoTime } from "../clock.ts";
import type { Database } from "../database/open-database.ts";
import type { ProvidedHistory, ProvidedQuote } from "./provider.ts";

export type MarketStore = ReturnType<typeof createMarketStore>;

/** A value that was good once, and when it was kept (RFC 3339 UTC). */
export interface KeptValue {
  readonly value: unknown;
  readonly keptAt: string;
}

/** Days for which unused values are kept. */
const unusedDays = 30;
/** Years of prices and rates are what a portfolio is valued with, also once their source no longer knows the instrument. */
const longKept = ["daily-closes", "rate-series"] as const;
const longKeptDays = 400;

/** All SQL about the last good values: each quote, history and other value, kept until a newer one comes. */
export function createMarketStore({ db, clock }: { db: Database; clock: Clock }) {
  const writing = new Set<Promise<void>>();

  /** Tracks writes that only shutdown waits for. */
  function tracked(write: Promise<void>): Promise<void> {
    writing.add(write);
    return write.finally(() => writing.delete(write));
  }

  return {
    /** Resolves when every write so far has ended, well or not. */
    async settled(): Promise<void> {
      await Promise.allSettled(writing);
    },

    async lastGoodQuotes(symbols: readonly string[]): Promise<ProvidedQuote[]> {
      if (symbols.length === 0) return [];
      const rows = await db.selectFrom("last_good_quotes").selectAll().where("symbol", "in", symbols).execute();
      return rows.map((row) => ({ facts: JSON.parse(row.facts), origin: JSON.parse(row.origin) }));
    },

    async keepQuotes(quotes: readonly ProvidedQuote[]): Promise<void> {
      if (quotes.length === 0) return;
      await tracked(writeQuotes(db, quotes));
    },

    /** `series` names interval and length, as the cache does. */
    async lastGoodHistory(symbol: string, series: string): Promise<ProvidedHistory | null> {
      const row = await db
        .selectFrom("last_good_histories")
        .select("history")
        .where("symbol", "=", symbol)
        .where("series", "=", series)
        .executeTakeFirst();
      return row === undefined ? null : JSON.parse(row.history);
    },

    async keepHistory(series: string, history: ProvidedHistory): Promise<void> {
      const kept = JSON.stringify(history);
      const write = db
        .insertInto("last_good_histories")
        .values({ symbol: history.symbol, series, history: kept, kept_at: isoTime(clock.now()) })
        .onConflict((conflict) =>
          conflict.columns(["symbol", "series"]).doUpdateSet({ history: kept, kept_at: isoTime(clock.now()) }),
        )
        .execute();
      await tracked(write.then(() => undefined));
    },

    async lastGoodValue(kind: string, key: string): Promise<KeptValue | null> {
      const row = await db
        .selectFrom("last_good_values")
        .select(["value", "kept_at"])
        .where("kind", "=", kind)
        .where("key", "=", key)
        .executeTakeFirst();
      return row === undefined ? null : { value: JSON.parse(row.value), keptAt: row.kept_at };
    },

    async keepValue(kind: string, key: string, value: unknown): Promise<void> {
      const kept = { value: JSON.stringify(value), kept_at: isoTime(clock.now()) };
      const write = db
        .insertInto("last_good_values")
        .values({ kind, key, ...kept })
        .onConflict((conflict) => conflict.columns(["kind", "key"]).doUpdateSet(kept))
        .execute();
      await tracked(write.then(() => undefined));
    },

    /** Forgets histories and other values that have not been renewed for a month, long series after a year. */
    async deleteUnused(): Promise<void> {
      const before = isoTime(clock.now() - unusedDays * 86_400_000);
      const longBefore = isoTime(clock.now() - longKeptDays * 86_400_000);
      await db
        .deleteFrom("last_good_values")
        .where("kept_at", "<", before)
        .where((where) => where.or([where("kind", "not in", longKept), where("kept_at", "<", longBefore)]))
        .execute();
      await db.deleteFrom("last_good_histories").where("kept_at", "<", before).execute();
    },
  };
}

function writeQuotes(db: Database, quotes: readonly ProvidedQuote[]): Promise<void> {
  // Always in the same order: two instances that write the same rows then never wait for each other.
  const sorted = quotes.toSorted((one, other) => (one.facts.symbol < other.facts.symbol ? -1 : 1));
  return db.transaction().execute(async (queries) => {
    for (let start = 0; start < sorted.length; start += 100) {
      await queries
        .insertInto("last_good_quotes")
        .values(
          sorted.slice(start, start + 100).map(({ facts, origin }) => ({
            symbol: facts.symbol,
            facts: JSON.stringify(facts),
            origin: JSON.stringify(origin),
          })),
        )
        .onConflict((conflict) =>
          conflict.column("symbol").doUpdateSet((update) => ({
            facts: update.ref("excluded.facts"),
            origin: update.ref("excluded.origin"),
          })),
        )
        .execute();
    }
  });
}
