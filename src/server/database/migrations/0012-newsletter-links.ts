import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Secrets of the newsletter's private links, as hashes. */
export const newsletterLinks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("newsletter_links")
      .addColumn("token_hash", "text", (column) => column.primaryKey())
      .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("purpose", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("last_used_at", "text")
      .execute();
    await db.schema
      .createIndex("newsletter_links_of_user")
      .on("newsletter_links")
      .columns(["user_id", "purpose"])
      .execute();
  },
};
