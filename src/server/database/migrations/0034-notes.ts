import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Users' notes about symbols and holdings. */
export const notes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("notes")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("symbol", "text", (column) => column.notNull())
      .addColumn("account_id", "text", (column) => column.references("portfolio_accounts.id").onDelete("set null"))
      .addColumn("text", "text", (column) => column.notNull())
      .addColumn("origin", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("updated_at", "text", (column) => column.notNull())
      .addColumn("deleted_at", "text")
      .addColumn("version", "integer", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("notes_of_user").on("notes").columns(["user_id", "created_at", "id"]).execute();
    await db.schema
      .createIndex("notes_by_deletion")
      .on("notes")
      .column("deleted_at")
      .where("deleted_at" as never, "is not", null)
      .execute();
    // An account is deleted by its id alone.
    await db.schema.createIndex("notes_of_account").on("notes").column("account_id").execute();
  },
};
