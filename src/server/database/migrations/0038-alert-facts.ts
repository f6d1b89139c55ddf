import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * The rule and the value of an alert's event as data, so that both can be written in the reader's language. Earlier
 * events keep their English words. Reasons to wait become data too; the next check notes them again.
 */
export const alertFacts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("alert_events").addColumn("facts", "text").execute();
    await (db as Kysely<{ alerts: { waits_for: string | null } }>)
      .updateTable("alerts")
      .set({ waits_for: null })
      .where("waits_for", "is not", null)
      .execute();
  },
};
