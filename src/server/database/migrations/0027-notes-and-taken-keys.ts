import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The first use of a user's key, and the recipient of an invitation. */
export const notesAndTakenKeys: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("user_keys").addColumn("taken_at", "text").execute();
    await db.schema.alterTable("account_links").addColumn("note", "text").execute();
  },
};
