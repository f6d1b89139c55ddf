import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Alerts and their history. */
export const alerts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("alerts")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("symbol", "text")
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("rule", "text", (column) => column.notNull())
      .addColumn("repeats", "integer", (column) => column.notNull())
      .addColumn("is_paused", "integer", (column) => column.notNull())
      .addColumn("snoozed_until", "text")
      .addColumn("expires_at", "text")
      .addColumn("mail", "integer", (column) => column.notNull())
      .addColumn("status", "text", (column) => column.notNull())
      .addColumn("firings", "integer", (column) => column.notNull())
      .addColumn("last_occasion", "text")
      .addColumn("last_fired_at", "text")
      .addColumn("read_as_of", "text")
      .addColumn("waits_for", "text")
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("changed_at", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("alerts_of_user").on("alerts").columns(["user_id", "created_at"]).execute();
    await db.schema.createIndex("alerts_changed").on("alerts").column("changed_at").execute();

    await db.schema
      .createTable("alert_events")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("alert_id", "text", (column) => column.notNull())
      .addColumn("firing", "integer", (column) => column.notNull())
      .addColumn("symbol", "text")
      .addColumn("words", "text", (column) => column.notNull())
      .addColumn("value_words", "text", (column) => column.notNull())
      .addColumn("source", "text", (column) => column.notNull())
      .addColumn("status", "text", (column) => column.notNull())
      .addColumn("as_of", "text")
      .addColumn("fired_at", "text", (column) => column.notNull())
      .addColumn("read_at", "text")
      .execute();
    await db.schema.createIndex("alert_firings").unique().on("alert_events").columns(["alert_id", "firing"]).execute();
    await db.schema.createIndex("alert_events_of_user").on("alert_events").columns(["user_id", "fired_at"]).execute();
    await db.schema.createIndex("alert_events_fired").on("alert_events").column("fired_at").execute();
  },
};
