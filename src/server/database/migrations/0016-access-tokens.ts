import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Personal access tokens, as hashes. */
export const accessTokens: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("access_tokens")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("token_hash", "text", (column) => column.notNull().unique())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("scope", "text", (column) => column.notNull())
      .addColumn("start", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .addColumn("last_used_at", "text")
      .execute();
    await db.schema.createIndex("access_tokens_of_user").on("access_tokens").column("user_id").execute();
  },
};
