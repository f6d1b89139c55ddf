import type { Drawing, SymbolDrawings } from "#contract/drawings.ts";
import { maxDrawnSymbols } from "#core/market/drawing-limits.ts";
import { holdUser } from "../account/hold-user.ts";
import { type Clock, isoTime } from "../clock.ts";
import type { Database, Queries } from "../database/open-database.ts";

/** The stored list of a symbol whose drawings were all deleted. The row stays, so that its version goes on. */
export const noDrawings = "[]";

export type DrawingStore = ReturnType<typeof createDrawingStore>;

/** All SQL for drawings. Every query is limited to one user. */
export function createDrawingStore({ db, clock }: { db: Database; clock: Clock }) {
  return {
    transaction: <T>(work: (queries: Queries) => Promise<T>): Promise<T> => db.transaction().execute(work),

    /** Locks the user's drawings against other writers until the transaction ends. */
    hold: holdUser,

    find: (userId: string, symbol: string, queries: Queries = db): Promise<SymbolDrawings> =>
      findDrawings(queries, userId, symbol),

    async countOthers(queries: Queries, userId: string, symbol: string): Promise<number> {
      const row = await queries
        .selectFrom("chart_drawings")
        .select((select) => select.fn.countAll<number | string>().as("count"))
        .where("user_id", "=", userId)
        .where("symbol", "!=", symbol)
        .where("drawings", "!=", noDrawings)
        .executeTakeFirstOrThrow();
      return Number(row.count);
    },

    /** Deletes the oldest charts without drawings beyond the limit of symbols. */
    async dropOldestCleared(queries: Queries, userId: string): Promise<void> {
      const cleared = await queries
        .selectFrom("chart_drawings")
        .select("symbol")
        .where("user_id", "=", userId)
        .where("drawings", "=", noDrawings)
        .orderBy("updated_at", "desc")
        .execute();
      const old = cleared.slice(maxDrawnSymbols).map(({ symbol }) => symbol);
      if (old.length === 0) return;
      await queries.deleteFrom("chart_drawings").where("user_id", "=", userId).where("symbol", "in", old).execute();
    },

    write: (queries: Queries, userId: string, drawn: SymbolDrawings): Promise<void> =>
      writeDrawings(queries, userId, drawn, isoTime(clock.now())),
  };
}

export async function findDrawings(queries: Queries, userId: string, symbol: string): Promise<SymbolDrawings> {
  const row = await queries
    .selectFrom("chart_drawings")
    .select(["drawings", "version"])
    .where("user_id", "=", userId)
    .where("symbol", "=", symbol)
    .executeTakeFirst();
  return {
    symbol,
    drawings: row === undefined ? [] : (JSON.parse(row.drawings) as Drawing[]),
    version: row?.version ?? 0,
  };
}

export async function writeDrawings(
  queries: Queries,
  userId: string,
  { symbol, drawings, version }: SymbolDrawings,
  now: string,
): Promise<void> {
  const values = { drawings: JSON.stringify(drawings), version, updated_at: now };
  await queries
    .insertInto("chart_drawings")
    .values({ user_id: userId, symbol, ...values })
    .onConflict((conflict) => conflict.columns(["user_id", "symbol"]).doUpdateSet(values))
    .execute();
}
