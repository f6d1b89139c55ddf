import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Read-only links to portfolios, their secrets as hashes. */
export const portfolioShares: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("portfolio_shares")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("token_hash", "text", (column) => column.notNull().unique())
      .addColumn("title", "text", (column) => column.notNull())
      .addColumn("account_id", "text")
      .addColumn("shows_amounts", "integer", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .addColumn("last_opened_at", "text")
      .execute();
    await db.schema.createIndex("portfolio_shares_of_user").on("portfolio_shares").column("user_id").execute();
  },
};
