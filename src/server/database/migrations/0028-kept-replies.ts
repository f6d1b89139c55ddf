import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** A key is stored together with its reply, never without one. */
export const keptReplies: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("kept_replies")
      .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("key", "text", (column) => column.notNull())
      .addColumn("request_hash", "text", (column) => column.notNull())
      .addColumn("status", "integer", (column) => column.notNull())
      .addColumn("body", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("kept_reply_once_per_user", ["user_id", "key"])
      .execute();
    await sql`
      INSERT INTO kept_replies (user_id, key, request_hash, status, body, created_at)
      SELECT user_id, key, request_hash, status, body, created_at FROM idempotency_keys
      WHERE status IS NOT NULL AND body IS NOT NULL`.execute(db);
    await db.schema.dropTable("idempotency_keys").execute();
    await db.schema.alterTable("kept_replies").renameTo("idempotency_keys").execute();
    await db.schema.createIndex("idempotency_keys_by_age").on("idempotency_keys").column("created_at").execute();
  },
};
