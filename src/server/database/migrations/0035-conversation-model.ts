import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The model that answers in a conversation, where another than the usual one was chosen. */
export const conversationModel: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("conversations").addColumn("model", "text").execute();
  },
};
