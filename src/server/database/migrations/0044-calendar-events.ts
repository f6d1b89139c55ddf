import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The events that calendar files have told of, so that one keeps its identity when its date moves. */
export const calendarEvents: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("calendar_events")
      .addColumn("uid", "text", (column) => column.primaryKey())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("date", "text", (column) => column.notNull())
      .addColumn("starts_at", "text")
      .addColumn("sequence", "integer", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("calendar_events_name").on("calendar_events").columns(["name", "date"]).execute();
  },
};
