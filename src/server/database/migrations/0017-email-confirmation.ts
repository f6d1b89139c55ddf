import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Confirmed addresses, links that confirm them, and mails to people without an account. */
export const emailConfirmation: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("users").addColumn("email_confirmed_at", "text").execute();

    await db.schema
      .createTable("account_links")
      .addColumn("token_hash", "text", (column) => column.primaryKey())
      .addColumn("purpose", "text", (column) => column.notNull())
      .addColumn("user_id", "text", (column) => column.references("users.id").onDelete("cascade"))
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("email_key", "text", (column) => column.notNull())
      .addColumn("display_name", "text")
      .addColumn("password_hash", "text")
      .addColumn("expires_at", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("account_links_of_user").on("account_links").columns(["user_id", "purpose"]).execute();
    await db.schema.createIndex("account_links_of_email").on("account_links").column("email_key").execute();

    // SQLite takes no NOT NULL away from a column, so the table is made anew.
    await db.schema.dropIndex("mail_keys").execute();
    await db.schema.dropIndex("mail_waiting").execute();
    await db.schema.alterTable("mail_outbox").renameTo("mail_outbox_before").execute();
    await db.schema
      .createTable("mail_outbox")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("user_id", "text", (column) => column.references("users.id").onDelete("cascade"))
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
    await sql`INSERT INTO mail_outbox SELECT id, user_id, key, mail, state, attempts, next_attempt_at, owner, owned_until, error, created_at, ended_at FROM mail_outbox_before`.execute(
      db,
    );
    await db.schema.dropTable("mail_outbox_before").execute();
    await db.schema.createIndex("mail_keys").unique().on("mail_outbox").columns(["user_id", "key"]).execute();
    await db.schema.createIndex("mail_waiting").on("mail_outbox").columns(["state", "next_attempt_at"]).execute();
  },
};
