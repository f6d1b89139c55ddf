import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The original content of an imported line that was corrected, so that the same file is recognised again. */
export const importKeys: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("portfolio_import_keys")
      .addColumn("transaction_id", "text", (column) =>
        column.primaryKey().references("portfolio_transactions.id").onDelete("cascade"),
      )
      .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("key", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("portfolio_import_keys_of_user")
      .on("portfolio_import_keys")
      .column("user_id")
      .execute();
  },
};
