import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The time of a session's last authentication, and users' identities at other sign-in services. */
export const signInProofs: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("sessions").addColumn("proved_at", "text").execute();
    await db.schema
      .createTable("user_identities")
      .addColumn("issuer", "text", (column) => column.notNull())
      .addColumn("subject", "text", (column) => column.notNull())
      .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("created_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("user_identities_key", ["issuer", "subject"])
      .execute();
    await db.schema.createIndex("user_identities_user").on("user_identities").column("user_id").execute();
  },
};
