import type { Database } from "../database/open-database.ts";
import type { ProvidedHistory, ProvidedQuote } from "./provider.ts";

export type MarketStore = ReturnType<typeof createMarketStore>;

/** All SQL about market data: the last good value of each quote and history, kept until a newer one comes. */
export function createMarketStore({ db }: { db: Database }) {
  const writing = new Set<Promise<void>>();

  /** Writes that nobody waits for, but the end of the process. */
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
      // Always in the same order: two instances that write the same rows then never wait for each other.
      const sorted = quotes.toSorted((one, other) => (one.facts.symbol < other.facts.symbol ? -1 : 1));
      const write = db.transaction().execute(async (queries) => {
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
      await tracked(write);
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
        .values({ symbol: history.symbol, series, history: kept })
        .onConflict((conflict) => conflict.columns(["symbol", "series"]).doUpdateSet({ history: kept }))
        .execute();
      await tracked(write.then(() => undefined));
    },
  };
}
