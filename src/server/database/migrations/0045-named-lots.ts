import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The lots that a sale or a transfer out names. Null: it leaves by the account's method. */
export const namedLots: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("portfolio_transactions").addColumn("lots", "text").execute();
  },
};
