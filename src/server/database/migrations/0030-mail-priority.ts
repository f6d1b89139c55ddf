import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Urgent mails come before newsletters. An index finds the next mail without reading the waiting ones. */
export const mailPriority: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("mail_outbox")
      .addColumn("priority", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`UPDATE mail_outbox SET priority = 1
      WHERE key LIKE 'newsletter %' AND key NOT LIKE 'newsletter confirm %'`.execute(db);
    await db.schema
      .createIndex("mail_next")
      .on("mail_outbox")
      .columns(["state", "priority", "next_attempt_at", "created_at", "id"])
      .execute();
    await db.schema.dropIndex("mail_waiting").execute();
  },
};
