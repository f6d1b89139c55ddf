import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The session whose prices an alert's rule is in: later splits move its thresholds. Null: that of its creation. */
export const alertPriceDay: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("alerts").addColumn("priced_on", "text").execute();
    // Whoever edited a rule after a split has restated it already.
    await sql`UPDATE alerts SET priced_on = substr(changed_at, 1, 10)`.execute(db);
  },
};
