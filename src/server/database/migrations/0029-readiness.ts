import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** One row, written to learn whether the database takes writes. */
export const readiness: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("readiness")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("checked_at", "text", (column) => column.notNull())
      .execute();
  },
};
