import type { ExpressionBuilder } from "kysely";
import { isoTime } from "../clock.ts";
import type { Database } from "../database/open-database.ts";
import type { Tables } from "../database/schema.ts";

/** The state of a job. Instants are RFC 3339 UTC. */
export interface JobRecord {
  readonly id: string;
  readonly nextRunAt: string;
  readonly isRunning: boolean;
  readonly startedAt: string | null;
  readonly finishedAt: string | null;
  readonly succeededAt: string | null;
  readonly result: string | null;
  readonly error: string | null;
  readonly failures: number;
}

/** The next turn, or the one that it was called up for while it ran. */
function unlessCalledUp(update: ExpressionBuilder<Tables, "jobs">, nextRunAtMs: number) {
  return update
    .case()
    .when("next_run_at", ">", update.ref("started_at"))
    .then(update.ref("next_run_at"))
    .else(isoTime(nextRunAtMs))
    .end();
}

/** No lease is longer: one that seems to be was taken before the clock was set back, and is void. */
const maxLeaseMs = 60_000;

export type JobStore = ReturnType<typeof createJobStore>;

/** All SQL about jobs. Several processes may share the table: whoever's update changes a row has the job. */
export function createJobStore({ db }: { db: Database }) {
  return {
    ...createJobLeaseStore({ db }),

    /** Makes jobs known that are not yet; those that are keep their turn. */
    async introduce(turns: readonly { id: string; nextRunAtMs: number }[]): Promise<void> {
      if (turns.length === 0) return;
      await db
        .insertInto("jobs")
        .values(turns.map(({ id, nextRunAtMs }) => ({ id, next_run_at: isoTime(nextRunAtMs), failures: 0 })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    async all(nowMs: number): Promise<JobRecord[]> {
      const now = isoTime(nowMs);
      const latest = isoTime(nowMs + maxLeaseMs);
      const rows = await db.selectFrom("jobs").selectAll().orderBy("id").execute();
      return rows.map((row) => ({
        id: row.id,
        nextRunAt: row.next_run_at,
        isRunning: row.owner !== null && row.owned_until !== null && row.owned_until > now && row.owned_until <= latest,
        startedAt: row.started_at,
        finishedAt: row.finished_at,
        succeededAt: row.succeeded_at,
        result: row.result,
        error: row.error,
        failures: row.failures,
      }));
    },

    /** Makes it a job's turn. False for an unknown one. */
    async callUp(id: string, nowMs: number): Promise<boolean> {
      const result = await db
        .updateTable("jobs")
        .set({ next_run_at: isoTime(nowMs) })
        .where("id", "=", id)
        .executeTakeFirst();
      return result.numUpdatedRows > 0n;
    },

    /** Brings a turn forward, unless it changed meanwhile. */
    async bringForward(id: string, nextRunAt: string, nextRunAtMs: number): Promise<void> {
      await db
        .updateTable("jobs")
        .set({ next_run_at: isoTime(nextRunAtMs) })
        .where("id", "=", id)
        .where("next_run_at", "=", nextRunAt)
        .execute();
    },

    async failuresOf(id: string): Promise<number> {
      const row = await db.selectFrom("jobs").select("failures").where("id", "=", id).executeTakeFirst();
      return row?.failures ?? 0;
    },
  };
}

/** SQL for jobs that a process has in hand. */
function createJobLeaseStore({ db }: { db: Database }) {
  return {
    /** Takes a job that is due and that no process has in hand. */
    async take(id: string, owner: string, nowMs: number, leaseMs: number): Promise<boolean> {
      const now = isoTime(nowMs);
      const result = await db
        .updateTable("jobs")
        .set({ owner, owned_until: isoTime(nowMs + leaseMs), started_at: now })
        .where("id", "=", id)
        .where("next_run_at", "<=", now)
        .where((where) =>
          where.or([
            where("owned_until", "is", null),
            where("owned_until", "<=", now),
            where("owned_until", ">", isoTime(nowMs + maxLeaseMs)),
          ]),
        )
        .executeTakeFirst();
      return result.numUpdatedRows > 0n;
    },

    /** Keeps a job in hand; false when somebody else has it by now. */
    async keep(id: string, owner: string, nowMs: number, leaseMs: number): Promise<boolean> {
      const result = await db
        .updateTable("jobs")
        .set({ owned_until: isoTime(nowMs + leaseMs) })
        .where("id", "=", id)
        .where("owner", "=", owner)
        .executeTakeFirst();
      return result.numUpdatedRows > 0n;
    },

    /** A turn it was called up for while it ran is kept. */
    async succeeded(id: string, owner: string, nowMs: number, nextRunAtMs: number, result: string): Promise<void> {
      await db
        .updateTable("jobs")
        .set((update) => ({
          owner: null,
          owned_until: null,
          next_run_at: unlessCalledUp(update, nextRunAtMs),
          finished_at: isoTime(nowMs),
          succeeded_at: isoTime(nowMs),
          result,
          error: null,
          failures: 0,
        }))
        .where("id", "=", id)
        .where("owner", "=", owner)
        .execute();
    },

    /** Likewise. */
    async failed(id: string, owner: string, nowMs: number, nextRunAtMs: number, error: string): Promise<void> {
      await db
        .updateTable("jobs")
        .set((update) => ({
          owner: null,
          owned_until: null,
          next_run_at: unlessCalledUp(update, nextRunAtMs),
          finished_at: isoTime(nowMs),
          error,
          failures: update("failures", "+", 1),
        }))
        .where("id", "=", id)
        .where("owner", "=", owner)
        .execute();
    },

    /** Lays a job down unfinished: whoever is next may take it at once. */
    async release(id: string, owner: string): Promise<void> {
      await db
        .updateTable("jobs")
        .set({ owner: null, owned_until: null })
        .where("id", "=", id)
        .where("owner", "=", owner)
        .execute();
    },
  };
}
