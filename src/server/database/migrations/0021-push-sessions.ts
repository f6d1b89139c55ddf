import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The session that a device was added in, and since when it does nothing but fail. */
export const pushSessions: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("push_devices").addColumn("session_hash", "text").execute();
    await db.schema.alterTable("push_devices").addColumn("failing_since", "text").execute();
  },
};
