import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Passkeys, and the challenges that they are to answer. */
export const passkeys: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("passkeys")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("credential_id", "text", (column) => column.notNull().unique())
      .addColumn("public_key", "text", (column) => column.notNull())
      .addColumn("counter", "integer", (column) => column.notNull())
      // JSON: how a browser may reach it.
      .addColumn("transports", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("last_used_at", "text")
      .execute();
    await db.schema.createIndex("passkeys_user").on("passkeys").column("user_id").execute();

    await db.schema
      .createTable("passkey_challenges")
      .addColumn("challenge_hash", "text", (column) => column.primaryKey())
      // Null: for someone who hasn't identified themselves yet.
      .addColumn("user_id", "text", (column) => column.references("users.id").onDelete("cascade"))
      .addColumn("purpose", "text", (column) => column.notNull())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .execute();
  },
};
