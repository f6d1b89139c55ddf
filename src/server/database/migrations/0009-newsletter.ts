import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Issues of the newsletter. */
export const newsletter: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("newsletter_issues")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("period_key", "text", (column) => column.notNull())
      .addColumn("issue", "text", (column) => column.notNull())
      .addColumn("made_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("newsletter_periods")
      .unique()
      .on("newsletter_issues")
      .columns(["user_id", "period_key"])
      .execute();
  },
};
