import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The sealed ID tokens that hosted sessions are checked with. */
export const hostedSessions: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("hosted_sessions")
      .addColumn("token_hash", "text", (column) =>
        column.primaryKey().references("sessions.token_hash").onDelete("cascade"),
      )
      .addColumn("id_token_sealed", "text", (column) => column.notNull())
      .addColumn("checked_at", "text", (column) => column.notNull())
      .execute();
  },
};
