import { type Kysely, PostgresAdapter, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Position in PostgreSQL's log of each user's last write. Reads from a replica wait for it. */
export const userWrites: Migration = {
  async up(db: Kysely<unknown>) {
    if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
    // Unlogged: a mark must not cost a second flush. A crash empties the table, which a missing row shows.
    await sql`CREATE UNLOGGED TABLE user_writes (user_id text PRIMARY KEY, lsn pg_lsn NOT NULL, at timestamptz NOT NULL)`.execute(
      db,
    );
  },
};
