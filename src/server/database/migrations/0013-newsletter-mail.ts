import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** State of mailed issues: off, pending until the address is confirmed, on. */
export const newsletterMail: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("newsletter_settings")
      .addColumn("mail_state", "text", (column) => column.notNull().defaultTo("off"))
      .execute();
  },
};
