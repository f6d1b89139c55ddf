import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** When a key that a user brought first worked, and whom an invitation is for. */
export const notesAndTakenKeys: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("user_keys").addColumn("taken_at", "text").execute();
    await db.schema.alterTable("account_links").addColumn("note", "text").execute();
  },
};
