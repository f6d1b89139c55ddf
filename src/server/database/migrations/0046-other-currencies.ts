import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

const columns = ["price_currency", "fee_currency", "tax_currency", "rate", "received", "received_currency"];

/** Figures of a line in another currency, exchanges, and accounts with several balances: codes with a space between. */
export const otherCurrencies: Migration = {
  async up(db: Kysely<unknown>) {
    for (const name of columns) await db.schema.alterTable("portfolio_transactions").addColumn(name, "text").execute();
    await db.schema
      .alterTable("portfolio_accounts")
      .addColumn("currencies", "text", (column) => column.notNull().defaultTo(""))
      .execute();
  },
};
