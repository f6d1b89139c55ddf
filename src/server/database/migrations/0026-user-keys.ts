import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Keys that users bring for market data and models, sealed. */
export const userKeys: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("user_keys")
      .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("provider", "text", (column) => column.notNull())
      .addColumn("sealed", "text", (column) => column.notNull())
      .addColumn("ends_in", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("refused_at", "text")
      .addPrimaryKeyConstraint("user_keys_one_each", ["user_id", "provider"])
      .execute();
  },
};
