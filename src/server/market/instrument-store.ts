import { type Clock, isoTime } from "../clock.ts";
import type { Database } from "../database/open-database.ts";
import type { DirectoryEntry } from "./provider.ts";

export type InstrumentStore = ReturnType<typeof createInstrumentStore>;

const rowsAtOnce = 100;

/** All SQL about the directory of instruments: a provider's list, and what searches have met. */
export function createInstrumentStore({ db, clock }: { db: Database; clock: Clock }) {
  return {
    async all(): Promise<DirectoryEntry[]> {
      const rows = await db.selectFrom("instruments").selectAll().orderBy("symbol").execute();
      return rows.map((row) => ({
        ticker: row.symbol,
        name: row.name,
        market: "stocks",
        locale: row.locale,
        primary_exchange: row.exchange,
        type: row.type,
        active: true,
        currency_name: row.currency,
        size: row.size === null ? null : Number(row.size),
      }));
    },

    /** Adds instruments and renews known ones; a size that is not known now stays as it was. */
    async keep(entries: readonly DirectoryEntry[], source: string): Promise<void> {
      const bySymbol = new Map(entries.map((entry) => [entry.ticker, entry]));
      // Always in the same order: two instances that write the same rows then never wait for each other.
      const sorted = [...bySymbol.values()].toSorted((one, other) => (one.ticker < other.ticker ? -1 : 1));
      const seenAt = isoTime(clock.now());
      for (let start = 0; start < sorted.length; start += rowsAtOnce) {
        await db
          .insertInto("instruments")
          .values(
            sorted.slice(start, start + rowsAtOnce).map((entry) => ({
              symbol: entry.ticker,
              name: entry.name,
              type: entry.type,
              exchange: entry.primary_exchange,
              currency: entry.currency_name,
              locale: entry.locale,
              size: entry.size === null ? null : String(entry.size),
              source,
              seen_at: seenAt,
            })),
          )
          .onConflict((conflict) =>
            conflict.column("symbol").doUpdateSet((update) => ({
              name: update.ref("excluded.name"),
              type: update.ref("excluded.type"),
              exchange: update.fn.coalesce("excluded.exchange", "instruments.exchange"),
              currency: update.fn.coalesce("excluded.currency", "instruments.currency"),
              locale: update.fn.coalesce("excluded.locale", "instruments.locale"),
              size: update.fn.coalesce("excluded.size", "instruments.size"),
              source: update.ref("excluded.source"),
              seen_at: update.ref("excluded.seen_at"),
            })),
          )
          .execute();
      }
    },
  };
}
