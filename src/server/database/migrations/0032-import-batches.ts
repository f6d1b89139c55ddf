import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Lines that arrive in pieces and appear at once, and imports whose lines disappear at once and are marked in pieces. */
export const importBatches: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("portfolio_batches")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("renewed_at", "text", (column) => column.notNull())
      .addColumn("is_dropped", "integer", (column) => column.notNull())
      .addColumn("revision", "integer")
      .execute();
    await db.schema
      .createIndex("portfolio_batches_of_user")
      .on("portfolio_batches")
      .columns(["user_id", "revision"])
      .execute();
    for (const table of ["portfolio_accounts", "portfolio_imports", "portfolio_transactions"])
      await db.schema.alterTable(table).addColumn("batch_id", "text").execute();
    await db.schema
      .createIndex("portfolio_transactions_of_batch")
      .on("portfolio_transactions")
      .column("batch_id")
      .execute();
    await db.schema
      .alterTable("portfolio_imports")
      .addColumn("is_leaving", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable("portfolio_imports").addColumn("left_revision", "integer").execute();
    await db.schema
      .createIndex("portfolio_imports_leaving")
      .on("portfolio_imports")
      .columns(["is_leaving", "user_id"])
      .execute();
    // An undone import is gone through in the order of its lines' ids.
    await db.schema.dropIndex("portfolio_transactions_of_import").execute();
    await db.schema
      .createIndex("portfolio_transactions_of_import")
      .on("portfolio_transactions")
      .columns(["import_id", "id"])
      .execute();
    // Counts of lines are read from this index alone, which therefore has what hides a line.
    await db.schema.dropIndex("portfolio_transactions_count").execute();
    await db.schema
      .createIndex("portfolio_transactions_count")
      .on("portfolio_transactions")
      .columns(["user_id", "deleted_at", "account_id", "batch_id", "import_id"])
      .execute();
  },
};
