import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Outgoing and sent mails. */
export const mail: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("mail_outbox")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("key", "text", (column) => column.notNull())
      .addColumn("mail", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("attempts", "integer", (column) => column.notNull())
      .addColumn("next_attempt_at", "text", (column) => column.notNull())
      .addColumn("owner", "text")
      .addColumn("owned_until", "text")
      .addColumn("error", "text")
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("ended_at", "text")
      .execute();
    await db.schema.createIndex("mail_keys").unique().on("mail_outbox").columns(["user_id", "key"]).execute();
    await db.schema.createIndex("mail_waiting").on("mail_outbox").columns(["state", "next_attempt_at"]).execute();
  },
};
