import { holdUser } from "../account/hold-user.ts";
import type { Watchlist } from "#contract/watchlists.ts";
import { nameKey } from "../free-names.ts";
import { type Clock, isoTime } from "../clock.ts";
import type { Database, Queries } from "../database/open-database.ts";

export type WatchlistStore = ReturnType<typeof createWatchlistStore>;

/** All SQL for watchlists. Every query is limited to one user; another user's list isn't found. */
export function createWatchlistStore({ db, clock }: { db: Database; clock: Clock }) {
  async function read(queries: Queries, userId: string, id?: string): Promise<Watchlist[]> {
    let lists = queries
      .selectFrom("watchlists")
      .select(["id", "name", "is_default"])
      .where("user_id", "=", userId)
      .orderBy("is_default", "desc")
      .orderBy("created_at")
      .orderBy("id");
    if (id !== undefined) lists = lists.where("id", "=", id);
    const found = await lists.execute();
    if (found.length === 0) return [];
    const rows = await queries
      .selectFrom("watchlist_symbols")
      .select(["watchlist_id", "symbol"])
      .where(
        "watchlist_id",
        "in",
        found.map((list) => list.id),
      )
      .orderBy("position")
      .orderBy("symbol")
      .execute();
    return found.map((list) => ({
      id: list.id,
      name: list.name,
      isDefault: list.is_default === 1,
      symbols: rows.filter((row) => row.watchlist_id === list.id).map((row) => row.symbol),
    }));
  }

  return {
    ...createWatchlistSymbolStore({ db }),

    transaction: <T>(work: (queries: Queries) => Promise<T>): Promise<T> => db.transaction().execute(work),
    all: (userId: string): Promise<Watchlist[]> => read(db, userId),
    allIn: (queries: Queries, userId: string): Promise<Watchlist[]> => read(queries, userId),

    one: async (userId: string, id: string, queries: Queries = db): Promise<Watchlist | undefined> =>
      (await read(queries, userId, id))[0],

    /** The id of a list of this user, whose lists are held against other writers until the transaction ends. */
    async hold(queries: Queries, userId: string, which: { id: string } | "default"): Promise<string | undefined> {
      await holdUser(queries, userId);
      let held = queries.selectFrom("watchlists").select("id").where("user_id", "=", userId);
      held = which === "default" ? held.where("is_default", "=", 1) : held.where("id", "=", which.id);
      return (await held.executeTakeFirst())?.id;
    },

    async count(queries: Queries, userId: string): Promise<number> {
      const row = await queries
        .selectFrom("watchlists")
        .select((select) => select.fn.countAll<number | string>().as("count"))
        .where("user_id", "=", userId)
        .executeTakeFirstOrThrow();
      return Number(row.count);
    },

    async insert(
      queries: Queries,
      list: { id: string; userId: string; name: string; isDefault: boolean },
    ): Promise<void> {
      await queries
        .insertInto("watchlists")
        .values({
          id: list.id,
          user_id: list.userId,
          name: list.name,
          name_key: nameKey(list.name),
          is_default: list.isDefault ? 1 : 0,
          created_at: isoTime(clock.now()),
        })
        .execute();
    },

    async rename(queries: Queries, userId: string, id: string, name: string): Promise<void> {
      await queries
        .updateTable("watchlists")
        .set({ name, name_key: nameKey(name) })
        .where("user_id", "=", userId)
        .where("id", "=", id)
        .execute();
    },

    async makeDefault(queries: Queries, userId: string, id: string): Promise<void> {
      await queries.updateTable("watchlists").set({ is_default: 0 }).where("user_id", "=", userId).execute();
      await queries
        .updateTable("watchlists")
        .set({ is_default: 1 })
        .where("user_id", "=", userId)
        .where("id", "=", id)
        .execute();
    },

    async delete(queries: Queries, userId: string, id: string): Promise<void> {
      await queries.deleteFrom("watchlists").where("user_id", "=", userId).where("id", "=", id).execute();
    },
  };
}

/** SQL for the symbols of watchlists. */
function createWatchlistSymbolStore({ db }: { db: Database }) {
  return {
    /** Returns the symbols on all users' watchlists, each once: for background jobs that serve all users. */
    async symbolsOfAll(): Promise<string[]> {
      const rows = await db.selectFrom("watchlist_symbols").select("symbol").distinct().orderBy("symbol").execute();
      return rows.map(({ symbol }) => symbol);
    },

    /** Appends symbols, in order; one that is there stays where it is. The list must be held. */
    async append(queries: Queries, heldId: string, symbols: readonly string[]): Promise<void> {
      if (symbols.length === 0) return;
      const last = await queries
        .selectFrom("watchlist_symbols")
        .select((select) => select.fn.max("position").as("position"))
        .where("watchlist_id", "=", heldId)
        .executeTakeFirst();
      const first = (last?.position ?? -1) + 1;
      await queries
        .insertInto("watchlist_symbols")
        .values(symbols.map((symbol, index) => ({ watchlist_id: heldId, symbol, position: first + index })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    async remove(queries: Queries, heldId: string, symbol: string): Promise<void> {
      await queries
        .deleteFrom("watchlist_symbols")
        .where("watchlist_id", "=", heldId)
        .where("symbol", "=", symbol)
        .execute();
    },
  };
}
