import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Devices for push notifications, the server's push key, and pending notifications. */
export const push: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("alerts")
      .addColumn("push", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createTable("push_keys")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("public_key", "text", (column) => column.notNull())
      .addColumn("private_key", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("push_devices")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("endpoint", "text", (column) => column.notNull())
      .addColumn("p256dh", "text", (column) => column.notNull())
      .addColumn("auth", "text", (column) => column.notNull())
      .addColumn("label", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("last_success_at", "text")
      .addColumn("last_failure_at", "text")
      .addColumn("last_failure", "text")
      .execute();
    await db.schema.createIndex("push_devices_of_user").on("push_devices").column("user_id").execute();
    await db.schema
      .createTable("push_outbox")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("device_id", "text", (column) => column.notNull().references("push_devices.id").onDelete("cascade"))
      .addColumn("key", "text", (column) => column.notNull())
      .addColumn("notification", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("attempts", "integer", (column) => column.notNull())
      .addColumn("next_attempt_at", "text", (column) => column.notNull())
      .addColumn("owner", "text")
      .addColumn("owned_until", "text")
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("ended_at", "text")
      .execute();
    await db.schema.createIndex("push_outbox_keys").unique().on("push_outbox").columns(["device_id", "key"]).execute();
    await db.schema
      .createIndex("push_outbox_waiting")
      .on("push_outbox")
      .columns(["state", "next_attempt_at"])
      .execute();
    await db.schema.createIndex("push_outbox_of_user").on("push_outbox").columns(["user_id", "created_at"]).execute();
  },
};
