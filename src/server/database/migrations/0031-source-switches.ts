import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Sources that the administrator has turned off. */
export const sourceSwitches: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("source_switches")
      .addColumn("source", "text", (column) => column.primaryKey())
      .addColumn("is_on", "integer", (column) => column.notNull())
      .execute();
  },
};
