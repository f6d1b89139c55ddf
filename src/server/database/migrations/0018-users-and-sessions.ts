import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The server's administrator, independent of the account's fate, and session details shown to the owner. */
export const usersAndSessions: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("administrators")
      // Always "the one": there is one administrator, or none while the account is gone.
      .addColumn("place", "text", (column) => column.primaryKey())
      .addColumn("user_id", "text", (column) => column.references("users.id").onDelete("set null"))
      .execute();
    await sql`INSERT INTO administrators (place, user_id)
      SELECT 'the one', id FROM users
      ORDER BY CASE WHEN disabled_at IS NULL THEN 0 ELSE 1 END, created_at, id LIMIT 1`.execute(db);

    await db.schema.alterTable("sessions").addColumn("device", "text").execute();
    await db.schema.alterTable("sessions").addColumn("seen_at", "text").execute();
  },
};
