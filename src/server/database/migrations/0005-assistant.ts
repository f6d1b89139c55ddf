import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Conversations, model answers, budget usage and research reports. */
export const assistant: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("conversations")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("title", "text", (column) => column.notNull())
      .addColumn("has_own_title", "integer", (column) => column.notNull())
      .addColumn("head_id", "text")
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("updated_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("conversations_of_user")
      .on("conversations")
      .columns(["user_id", "updated_at", "id"])
      .execute();

    await db.schema
      .createTable("conversation_messages")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("conversation_id", "text", (column) =>
        column.notNull().references("conversations.id").onDelete("cascade"),
      )
      .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("parent_id", "text")
      .addColumn("position", "integer", (column) => column.notNull())
      .addColumn("type", "text", (column) => column.notNull())
      .addColumn("content", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("details", "text", (column) => column.notNull())
      .addColumn("run", "text")
      .addColumn("run_owner", "text")
      .addColumn("run_seen_at", "text")
      .execute();
    await db.schema
      .createIndex("messages_of_conversation")
      .on("conversation_messages")
      .columns(["conversation_id", "position"])
      .execute();
    await db.schema
      .createIndex("messages_under_way")
      .on("conversation_messages")
      .columns(["state", "run_seen_at"])
      .execute();

    await db.schema
      .createTable("ai_replies")
      .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("key", "text", (column) => column.notNull())
      .addColumn("parts", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("ai_replies_key", ["user_id", "key"])
      .execute();

    await db.schema
      .createTable("ai_usage")
      .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("day", "text", (column) => column.notNull())
      .addColumn("questions", "integer", (column) => column.notNull())
      .addColumn("tokens", "integer", (column) => column.notNull())
      .addColumn("microdollars", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("ai_usage_key", ["user_id", "day"])
      .execute();

    await db.schema
      .createTable("assistant_reports")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("symbol", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("summary", "text", (column) => column.notNull())
      .addColumn("report", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("reports_of_user").on("assistant_reports").columns(["user_id", "created_at"]).execute();
  },
};
