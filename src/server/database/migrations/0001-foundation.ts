import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Accounts, sessions, watchlists, settings, and the last good market values. */
export const foundation: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("users")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("email_key", "text", (column) => column.notNull().unique())
      .addColumn("display_name", "text", (column) => column.notNull())
      .addColumn("photo_url", "text")
      .addColumn("password_hash", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("disabled_at", "text")
      .execute();

    await db.schema
      .createTable("sessions")
      .addColumn("token_hash", "text", (column) => column.primaryKey())
      .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("renewed_at", "text", (column) => column.notNull())
      .addColumn("ended_reason", "text")
      .addColumn("expires_at", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("sessions_of_user").on("sessions").column("user_id").execute();
    await db.schema.createIndex("sessions_by_expiry").on("sessions").column("expires_at").execute();

    await db.schema
      .createTable("sign_in_failures")
      .addColumn("account_key", "text", (column) => column.primaryKey())
      .addColumn("failures", "integer", (column) => column.notNull())
      .addColumn("blocked_until", "text")
      .addColumn("last_at", "text", (column) => column.notNull())
      .execute();

    await db.schema
      .createTable("watchlists")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("name_key", "text", (column) => column.notNull())
      .addColumn("is_default", "integer", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addUniqueConstraint("watchlist_name_once_per_user", ["user_id", "name_key"])
      .execute();
    await sql`CREATE UNIQUE INDEX one_default_watchlist_per_user ON watchlists (user_id) WHERE is_default = 1`.execute(
      db,
    );

    await db.schema
      .createTable("watchlist_symbols")
      .addColumn("watchlist_id", "text", (column) => column.notNull().references("watchlists.id").onDelete("cascade"))
      .addColumn("symbol", "text", (column) => column.notNull())
      .addColumn("position", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("watchlist_symbol_once", ["watchlist_id", "symbol"])
      .execute();

    await db.schema
      .createTable("settings")
      .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("field", "text", (column) => column.notNull())
      .addColumn("value", "text", (column) => column.notNull())
      .addColumn("updated_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("setting_once_per_user", ["user_id", "field"])
      .execute();

    await db.schema
      .createTable("idempotency_keys")
      .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("key", "text", (column) => column.notNull())
      .addColumn("request_hash", "text", (column) => column.notNull())
      .addColumn("status", "integer")
      .addColumn("body", "text")
      .addColumn("created_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("idempotency_key_once_per_user", ["user_id", "key"])
      .execute();

    await db.schema
      .createTable("last_good_quotes")
      .addColumn("symbol", "text", (column) => column.primaryKey())
      .addColumn("facts", "text", (column) => column.notNull())
      .addColumn("origin", "text", (column) => column.notNull())
      .execute();

    await db.schema
      .createTable("last_good_histories")
      .addColumn("symbol", "text", (column) => column.notNull())
      .addColumn("series", "text", (column) => column.notNull())
      .addColumn("history", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("last_good_history_once", ["symbol", "series"])
      .execute();
  },
};
