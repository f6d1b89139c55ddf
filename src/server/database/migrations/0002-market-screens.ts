import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** News, calendars, company figures, moods, the directory of instruments, and private calendar links. */
export const marketScreens: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("last_good_values")
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("key", "text", (column) => column.notNull())
      .addColumn("value", "text", (column) => column.notNull())
      .addColumn("kept_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("last_good_value_once", ["kind", "key"])
      .execute();
    await db.schema.createIndex("last_good_values_by_age").on("last_good_values").column("kept_at").execute();
    await db.schema.alterTable("last_good_histories").addColumn("kept_at", "text").execute();

    await db.schema
      .createTable("news_stories")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("published_at", "text", (column) => column.notNull())
      .addColumn("story", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("news_stories_by_age").on("news_stories").column("published_at").execute();
    await db.schema
      .createTable("news_mentions")
      .addColumn("symbol", "text", (column) => column.notNull())
      .addColumn("story_id", "text", (column) => column.notNull().references("news_stories.id").onDelete("cascade"))
      .addColumn("published_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("news_mention_once", ["symbol", "story_id"])
      .execute();
    await db.schema
      .createIndex("news_mentions_by_symbol")
      .on("news_mentions")
      .columns(["symbol", "published_at"])
      .execute();
    await db.schema.createIndex("news_mentions_of_story").on("news_mentions").column("story_id").execute();

    await db.schema
      .createTable("market_moods")
      .addColumn("date", "text", (column) => column.primaryKey())
      .addColumn("score", "text", (column) => column.notNull())
      .addColumn("has_news", "integer", (column) => column.notNull())
      .execute();

    await db.schema
      .createTable("instruments")
      .addColumn("symbol", "text", (column) => column.primaryKey())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("type", "text", (column) => column.notNull())
      .addColumn("exchange", "text")
      .addColumn("currency", "text")
      .addColumn("locale", "text")
      .addColumn("size", "text")
      .addColumn("source", "text", (column) => column.notNull())
      .addColumn("seen_at", "text", (column) => column.notNull())
      .execute();

    await db.schema
      .createTable("calendar_feeds")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("token_hash", "text", (column) => column.notNull().unique())
      .addColumn("types", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("last_used_at", "text")
      .execute();
    await db.schema.createIndex("calendar_feeds_of_user").on("calendar_feeds").column("user_id").execute();
  },
};
