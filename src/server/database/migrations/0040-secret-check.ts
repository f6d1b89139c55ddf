import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** One row: a fingerprint of the secret that this database is used with. */
export const secretCheck: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("secret_check")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("fingerprint", "text", (column) => column.notNull())
      .addColumn("since", "text", (column) => column.notNull())
      .execute();
  },
};
