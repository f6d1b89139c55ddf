import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The session whose prices an alert's rule is in: later splits move its thresholds. Null: that of its creation. */
export const alertPriceDay: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("alerts").addColumn("priced_on", "text").execute();
  },
};
