import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Schedule and content of each user's newsletter. */
export const newsletterSettings: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("newsletter_settings")
      .addColumn("user_id", "text", (column) => column.primaryKey().references("users.id").onDelete("cascade"))
      .addColumn("cadence", "text", (column) => column.notNull())
      .addColumn("weekday", "integer", (column) => column.notNull())
      .addColumn("hour", "integer", (column) => column.notNull())
      .addColumn("time_zone", "text", (column) => column.notNull())
      .addColumn("sections", "text", (column) => column.notNull())
      .addColumn("due_at", "text")
      .addColumn("look_at", "text")
      .addColumn("waits_for", "text")
      .execute();
    await db.schema.createIndex("newsletter_due").on("newsletter_settings").columns(["look_at"]).execute();
  },
};
