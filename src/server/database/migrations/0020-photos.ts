import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Pictures that people show beside their name. */
export const photos: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("user_photos")
      .addColumn("user_id", "text", (column) => column.primaryKey().references("users.id").onDelete("cascade"))
      .addColumn("content_type", "text", (column) => column.notNull())
      .addColumn("image", "text", (column) => column.notNull())
      .execute();
  },
};
