import { type Kysely, PostgresAdapter, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Counters and leases of instances that share a PostgreSQL database. A single process keeps them in memory. */
export const sharedState: Migration = {
  async up(db: Kysely<unknown>) {
    if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
    // Unlogged: written often, and a crash may empty them.
    await sql`CREATE UNLOGGED TABLE shared_counts (name text PRIMARY KEY, total bigint NOT NULL, ends_at bigint NOT NULL)`.execute(
      db,
    );
    await sql`CREATE UNLOGGED TABLE shared_leases (name text PRIMARY KEY, owner text NOT NULL, ends_at bigint NOT NULL)`.execute(
      db,
    );
  },
};
