import { holdUser } from "../account/hold-user.ts";
import { type Clock, isoTime } from "../clock.ts";
import type { Database, Queries } from "../database/open-database.ts";
import { nameKey } from "../free-names.ts";

/** A kept run as it lies in the database. */
interface StoredRun {
  readonly id: string;
  readonly name: string;
  /** JSON. */
  readonly run: string;
  readonly summary: string;
  readonly savedAt: string;
}

export interface Try {
  readonly key: string;
  /** Per day. */
  readonly sharpe: number | null;
}

/** Rows of one statement; every row has five values, and the engines take some ten thousand of them. */
const rowsAtOnce = 500;

export type StrategyStore = ReturnType<typeof createStrategyStore>;

/** All SQL about the strategy lab. Every query names the user; a run of somebody else is not found. */
export function createStrategyStore({ db, clock }: { db: Database; clock: Clock }) {
  return {
    ...createTryStore({ clock }),

    transaction: <T>(work: (queries: Queries) => Promise<T>): Promise<T> => db.transaction().execute(work),

    /** Holds a user's runs and tries against other writers until the transaction ends. */
    hold: holdUser,

    async runs(userId: string, id?: string, queries: Queries = db): Promise<StoredRun[]> {
      let rows = queries
        .selectFrom("strategy_runs")
        .select(["id", "name", "run", "summary", "saved_at"])
        .where("user_id", "=", userId)
        .orderBy("saved_at", "desc")
        .orderBy("id");
      if (id !== undefined) rows = rows.where("id", "=", id);
      return (await rows.execute()).map(({ saved_at, ...run }) => ({ ...run, savedAt: saved_at }));
    },

    async countRuns(queries: Queries, userId: string): Promise<number> {
      const row = await queries
        .selectFrom("strategy_runs")
        .select((select) => select.fn.countAll<number | string>().as("count"))
        .where("user_id", "=", userId)
        .executeTakeFirstOrThrow();
      return Number(row.count);
    },

    async insertRun(queries: Queries, userId: string, run: StoredRun): Promise<void> {
      await queries
        .insertInto("strategy_runs")
        .values({
          id: run.id,
          user_id: userId,
          name: run.name,
          name_key: nameKey(run.name),
          run: run.run,
          summary: run.summary,
          saved_at: run.savedAt,
        })
        .execute();
    },

    async renameRun(userId: string, id: string, name: string): Promise<boolean> {
      const result = await db
        .updateTable("strategy_runs")
        .set({ name, name_key: nameKey(name) })
        .where("user_id", "=", userId)
        .where("id", "=", id)
        .executeTakeFirst();
      return result.numUpdatedRows > 0n;
    },

    async deleteRun(userId: string, id: string): Promise<boolean> {
      const result = await db
        .deleteFrom("strategy_runs")
        .where("user_id", "=", userId)
        .where("id", "=", id)
        .executeTakeFirst();
      return result.numDeletedRows > 0n;
    },
  };
}

/** SQL for the variants that were tried. */
function createTryStore({ clock }: { clock: Clock }) {
  return {
    /** Tries that were counted before stay as they are. */
    async insertTries(queries: Queries, userId: string, symbolsKey: string, tries: readonly Try[]): Promise<void> {
      const triedAt = isoTime(clock.now());
      for (let start = 0; start < tries.length; start += rowsAtOnce)
        await queries
          .insertInto("strategy_tries")
          .values(
            tries.slice(start, start + rowsAtOnce).map(({ key, sharpe }) => ({
              user_id: userId,
              symbols_key: symbolsKey,
              variant_key: key,
              sharpe,
              tried_at: triedAt,
            })),
          )
          .onConflict((conflict) => conflict.doNothing())
          .execute();
    },

    /** How many variants, and the sums that a deviation of their Sharpe ratios follows from. */
    async tries(queries: Queries, userId: string, symbolsKey: string) {
      const row = await queries
        .selectFrom("strategy_tries")
        .select((select) => [
          select.fn.countAll<number | string>().as("count"),
          select.fn.count<number | string>("sharpe").as("known"),
          select.fn.sum<number | null>("sharpe").as("sum"),
          select.fn.sum<number | null>(select("sharpe", "*", select.ref("sharpe"))).as("squares"),
        ])
        .where("user_id", "=", userId)
        .where("symbols_key", "=", symbolsKey)
        .executeTakeFirstOrThrow();
      return {
        count: Number(row.count),
        known: Number(row.known),
        sum: row.sum ?? 0,
        squares: row.squares ?? 0,
      };
    },

    /** Sets of symbols something was tried on, the one that was longest left alone first. */
    async triedSets(queries: Queries, userId: string): Promise<string[]> {
      const rows = await queries
        .selectFrom("strategy_tries")
        .select((select) => ["symbols_key", select.fn.max("tried_at").as("last")])
        .where("user_id", "=", userId)
        .groupBy("symbols_key")
        .orderBy("last")
        .orderBy("symbols_key")
        .execute();
      return rows.map(({ symbols_key }) => symbols_key);
    },

    async forgetTries(queries: Queries, userId: string, symbolsKeys: readonly string[]): Promise<void> {
      if (symbolsKeys.length === 0) return;
      await queries
        .deleteFrom("strategy_tries")
        .where("user_id", "=", userId)
        .where("symbols_key", "in", symbolsKeys)
        .execute();
    },
  };
}
