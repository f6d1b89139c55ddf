import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Makes the index partial, so that SQLite no longer picks it for `deleted_at IS NULL` instead of looking up ids. */
export const deletedLinesIndex: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.dropIndex("portfolio_transactions_by_deletion").execute();
    await db.schema
      .createIndex("portfolio_transactions_by_deletion")
      .on("portfolio_transactions")
      .column("deleted_at")
      .where("deleted_at" as never, "is not", null)
      .execute();
  },
};
